export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The words of `text` as HTML; `writeMail` of packages/notifications makes both. */
  readonly html: string;
  /** A mail is delivered once for each key, however often a job runs. */
  readonly key: string;
};

export type Mailer = {
  /**
   * @returns `no_such_address` when the mail server says for good that nobody reads mail there: no repeat helps.
   * @throws Error when the service did not take it for another reason; a repeat may.
   */
  readonly send: (mail: Mail) => Promise<'taken' | 'no_such_address'>;
};
