import type { WrittenMail } from './mail/letter.ts';
import { mailReasons } from './mail/mail.texts.ts';
import { writeMail } from './mail/write-mail.ts';

/**
 * The mail whose link proves an address. Its reader may be a stranger who never heard of us, so it holds nothing that
 * somebody typed, not even a name.
 */
export function verificationMail(url: string): WrittenMail {
  return writeMail({
    subject: 'Confirm your email',
    name: null,
    paragraphs: ['Confirm your email to get news about your orders and payouts here.'],
    button: { text: 'Confirm your email', url },
    postscript: 'Didn’t make a Suki account? Then do nothing: without your confirmation we send no mail here.',
    reason: mailReasons.typed,
  });
}
