import type { WrittenMail } from './mail/letter.ts';
import { mailReasons } from './mail/mail.texts.ts';
import { writeMail } from './mail/write-mail.ts';

/**
 * The mail whose link sets a new password. Anybody can ask for it by typing an address, so it holds nothing that
 * somebody typed, not even a name.
 */
export function passwordMail(url: string): WrittenMail {
  return writeMail({
    subject: 'Choose a new password',
    name: null,
    paragraphs: ['Choose a new password for your Suki account. The link works once, and only for a short time.'],
    button: { text: 'Choose a new password', url },
    postscript: 'Didn’t ask for this? Do nothing. Your password stays as it is, and no one has seen it.',
    reason: mailReasons.typed,
  });
}
