export type MailBodyInput = {
  readonly name: string | null;
  readonly text: string;
  /** The page of the order, ask, bid or wallet that the mail is about. */
  readonly url: string;
};

/** The whole text of a mail. Plain text looks equal in every client and cannot carry markup. */
export function mailBody({ name, text, url }: MailBodyInput): string {
  const greeting = name === null ? 'Hello,' : `Hello ${name},`;
  return [greeting, '', text, '', `See it here: ${url}`, '', 'Your Suki team', ''].join('\n');
}
