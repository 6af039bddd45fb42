/** The claims of a verified token about its bearer. */
export type VerifiedToken = {
  readonly firebaseUid: string;
  readonly isAnonymous: boolean;
  readonly email: string | null;
  readonly name: string | null;
  /** When the person signed in; a refreshed token keeps it. Compared with the moment of a revocation. */
  readonly signedInAt: Date;
};

export type Identity = {
  /**
   * Checks signature, issuer, audience and expiry.
   * @returns undefined when the token is not ours or not valid (any more).
   * @throws Error when the keys cannot be fetched, which says nothing about the token.
   */
  readonly verify: (token: string) => Promise<VerifiedToken | undefined>;
};
