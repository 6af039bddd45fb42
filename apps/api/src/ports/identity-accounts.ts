/** The accounts at the identity service; only administrators may call it. */
export type IdentityAccounts = {
  /**
   * Makes the code of a link that proves an address or sets a new password: used once, and valid as long as the
   * identity service says. We mail it ourselves.
   * @returns undefined when no account has the address.
   * @throws Error when the service gave no clear answer.
   */
  readonly makeCode: (purpose: CodePurpose, email: string) => Promise<string | undefined>;
  /**
   * Spends a code that proves an address; the service knows the address as verified from then on.
   * @returns undefined when the code was spent, has expired or never was one.
   * @throws Error when the service gave no clear answer.
   */
  readonly verifyEmail: (code: string) => Promise<ProvedEmail | undefined>;
  /**
   * Spends a code that sets a new password. The owner is found before the code is spent, so that their sessions can be
   * ended.
   * @returns undefined when the code was spent, has expired or never was one.
   * @throws Error when the service gave no clear answer.
   */
  readonly resetPassword: (code: string, password: string) => Promise<ProvedEmail | undefined>;
};

export type CodePurpose = 'verify_email' | 'reset_password';

export type ProvedEmail = { readonly firebaseUid: string; readonly email: string };
