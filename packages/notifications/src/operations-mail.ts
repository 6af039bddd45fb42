import type { OperationsMail } from '@suki/domain/operations/worker-problem.texts';
import type { WrittenMail } from './mail/letter.ts';
import { mailReasons } from './mail/mail.texts.ts';
import { writeMail } from './mail/write-mail.ts';

/** The mail to the people on duty, in the frame of all mails, with the console behind its button. */
export function operationsMail({ subject, text }: OperationsMail, opsUrl: string): WrittenMail {
  return writeMail({
    subject,
    name: null,
    paragraphs: text
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.replaceAll('\n', ' ')),
    button: { text: 'Open the console', url: opsUrl },
    reason: mailReasons.onDuty,
  });
}
