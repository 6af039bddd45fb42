/** The accounts at the identity service; only administrators may call it. */
export type IdentityAccounts = {
  /**
   * Makes the code of a link that proves an address: used once, and valid as long as the identity service says. We mail
   * it ourselves. A code for a forgotten password has another purpose and is made and spent alike.
   * @returns undefined when no account has the address any more.
   * @throws Error when the service gave no clear answer.
   */
  readonly makeCode: (purpose: 'verify_email', email: string) => Promise<string | undefined>;
  /**
   * Spends a code that proves an address; the service knows the address as verified from then on.
   * @returns undefined when the code was spent, has expired or never was one.
   * @throws Error when the service gave no clear answer.
   */
  readonly verifyEmail: (code: string) => Promise<ProvedEmail | undefined>;
};

export type ProvedEmail = { readonly firebaseUid: string; readonly email: string };
