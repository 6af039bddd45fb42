export type MailBodyInput = {
  /** What we call the person; without a name the greeting has none. */
  readonly name: string | null;
  readonly text: string;
  /** Where the thing that the mail speaks of can be seen. */
  readonly url: string;
};

/** The whole text of a mail. Plain text: it reads the same everywhere and cannot carry markup. */
export function mailBody({ name, text, url }: MailBodyInput): string {
  const greeting = name === null ? 'Hello,' : `Hello ${name},`;
  return [greeting, '', text, '', `See it here: ${url}`, '', 'Your Suki team', ''].join('\n');
}
