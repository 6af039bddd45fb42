/** A way to sign in: `password`, `google.com`, `phone`, with the person's id or address there. */
export type SignInProvider = { readonly providerId: string; readonly uid: string };

/** The claims of a verified token about its bearer. */
export type VerifiedToken = {
  readonly firebaseUid: string;
  readonly isAnonymous: boolean;
  /** The address of the sign-in. Anybody can sign up with a stranger's address, so it counts only when verified. */
  readonly email: string | null;
  /** True when the identity service saw a proof that the bearer reads mail at `email`. */
  readonly isEmailVerified: boolean;
  /** A name that the rule of the domain allows; null for any other. */
  readonly name: string | null;
  /** The ways to sign in that the token names, in the identity service's words. */
  readonly providers: readonly SignInProvider[];
  /** When the person signed in; a refreshed token keeps it. Compared with the moment of a revocation. */
  readonly signedInAt: Date;
  /** When the identity service made the token; the newest of two tokens tells the present address. */
  readonly issuedAt: Date;
};

export type Identity = {
  /**
   * Checks signature, issuer, audience, age and that every claim is there.
   * @returns undefined when the token is not ours or not valid (any more).
   * @throws Error when the keys cannot be fetched, which says nothing about the token.
   */
  readonly verify: (token: string) => Promise<VerifiedToken | undefined>;
};
