export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A mail is delivered once for each key, however often a job runs. */
  readonly key: string;
};

export type Mailer = {
  /** @throws Error when the service did not take it. */
  readonly send: (mail: Mail) => Promise<void>;
};
