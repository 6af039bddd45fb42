import { MessageId } from '@suki/contract/shared/brands';
import { type AddressedMessage, addressedMessages } from '@suki/db/queries/inbox';
import { type MessageItem, messageItems } from '@suki/db/queries/message-items';
import { placeOf, placePath } from '@suki/notifications/about/place-of';
import { messageLetter } from '@suki/notifications/mail/message-letter';
import { writeMail } from '@suki/notifications/mail/write-mail';
import { renderMessage } from '@suki/notifications/render-message';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { aboutItem } from '../features/inbox/about-item.ts';
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
    const ids = wanted.map(({ messageId }) => messageId);
    const [messages, items] = await Promise.all([
      addressedMessages(senders.pool, ids),
      messageItems(senders.pool, ids),
    ]);
    const byId = new Map(messages.map((message) => [message.id, message]));
    return ids.map((id) => send(byId.get(id), items.get(id), senders));
  },
};

/** A message that is gone needs nothing. */
async function send(
  message: AddressedMessage | undefined,
  item: MessageItem | undefined,
  senders: Senders,
): Promise<void> {
  if (message === undefined) return;
  const { mailer, sms, environment } = senders;
  const { recipient, tab, kind } = message;
  const place = placeOf(kind, message);
  const about = {
    item: item === undefined ? null : aboutItem(item, environment),
    url: `${environment.WEB_URL}${placePath(place, { ...message, itemId: item?.itemId })}`,
  };
  const rendered = renderMessage(message, about);
  if (recipient.email !== null) {
    const letter = messageLetter({ ...about, message: rendered, tab, name: recipient.name, hasStep: place !== null });
    const outcome = await mailer.send({ to: recipient.email, ...writeMail(letter), key: message.id });
    if (outcome === 'no_such_address') {
      await tellUnreachableEmail({ userId: message.userId, email: recipient.email, isStored: true }, senders);
    }
  }
  if (rendered.sms !== null && recipient.phoneNumber !== null && recipient.isPhoneVerified) {
    await sms.send({ to: recipient.phoneNumber, text: rendered.sms });
  }
}
