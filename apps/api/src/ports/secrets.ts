/** Protects personal data in a form that a copy of the database does not give away. */
export type Secrets = {
  /** Encrypts; the same text gives another result each time. */
  readonly seal: (text: string) => string;
  /** @throws Error when the text was not sealed with our key, or was changed. */
  readonly open: (sealed: string) => string;
  /** A keyed hash, for one-time codes: without the key the million codes cannot be tried out. */
  readonly hash: (text: string) => string;
};
