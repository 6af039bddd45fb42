import type { WrittenMail } from './mail/letter.ts';
import { mailReasons } from './mail/mail.texts.ts';
import { writeMail } from './mail/write-mail.ts';

/**
 * The mail whose link proves an address. Its reader may be a stranger who never heard of us, so it holds nothing that
 * somebody typed, not even a name.
 */
export function verificationMail(url: string): WrittenMail {
  return writeMail({
    subject: 'Verify your email',
    name: null,
    paragraphs: ['Verify your email to get updates about your orders and payouts here.'],
    button: { text: 'Verify your email', url },
    postscript: 'Didn’t create a Suki account? Do nothing, and we won’t email you here.',
    reason: mailReasons.typed,
  });
}
