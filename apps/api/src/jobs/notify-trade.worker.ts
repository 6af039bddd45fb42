import { MessageId } from '@suki/contract/shared/brands';
import { type AddressedMessage, addressedMessages } from '@suki/db/queries/inbox';
import { mailBody } from '@suki/notifications/mail-body';
import { renderMessage } from '@suki/notifications/render-message';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../env.ts';
import { tellUnreachableEmail } from '../features/users/tell-unreachable-email.ts';
import type { JobWorker } from './job-worker.ts';

type Senders = Pick<Dependencies, 'mailer' | 'sms' | 'environment' | 'pool' | 'clock'>;

/**
 * Sends the mails and SMS of inbox messages side by side; returns one promise for each message, in their order. The
 * inbox rows were written with the move itself, exactly once. Mail and SMS are sent at least once: after a crash
 * between sending and finishing the job the same mail goes out again, under the same key.
 */
export const notifyTrade: JobWorker<'notify-trade'> = {
  payload: z.array(z.object({ messageId: MessageId })).min(1),
  work: async (wanted, senders) => {
    const messages = await addressedMessages(
      senders.pool,
      wanted.map(({ messageId }) => messageId),
    );
    const byId = new Map(messages.map((message) => [message.id, message]));
    return wanted.map(({ messageId }) => send(byId.get(messageId), senders));
  },
};

/** A message that is gone needs nothing. */
async function send(message: AddressedMessage | undefined, senders: Senders): Promise<void> {
  if (message === undefined) return;
  const { mailer, sms, environment } = senders;
  const { recipient } = message;
  const rendered = renderMessage(message);
  if (recipient.email !== null) {
    const outcome = await mailer.send({
      to: recipient.email,
      subject: rendered.mail.subject,
      text: mailBody({ name: recipient.name, text: rendered.mail.text, url: urlOf(message, environment) }),
      key: message.id,
    });
    if (outcome === 'no_such_address') {
      await tellUnreachableEmail({ userId: message.userId, email: recipient.email, isStored: true }, senders);
    }
  }
  if (rendered.sms !== null && recipient.phoneNumber !== null && recipient.isPhoneVerified) {
    await sms.send({ to: recipient.phoneNumber, text: rendered.sms });
  }
}

function urlOf(message: AddressedMessage, { WEB_URL }: Pick<Environment, 'WEB_URL'>): string {
  if (message.orderId !== null) return `${WEB_URL}/order/${message.orderId}`;
  if (message.askId !== null) return `${WEB_URL}/ask/${message.askId}`;
  if (message.bidId !== null) return `${WEB_URL}/bid/${message.bidId}`;
  return message.payoutId === null ? `${WEB_URL}/inbox` : `${WEB_URL}/wallet`;
}
