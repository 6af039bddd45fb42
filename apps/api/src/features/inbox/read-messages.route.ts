import { markAllMessagesRead, markMessagesRead, type UnreadCounts, unreadCounts } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import type { MessageId, UserId } from '@suki/domain/ids/id';
import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';

export const readOrderMessages: Handler<'readOrderMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'order', ids: body.ids } }, dependencies);

export const readPaymentMessages: Handler<'readPaymentMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'payment', ids: body.ids } }, dependencies);

export const readPlatformMessages: Handler<'readPlatformMessages'> = ({ caller, body }, dependencies) =>
  readMessages({ userId: caller.userId, which: { tab: 'platform', ids: body.ids } }, dependencies);

export const readAllMessages: Handler<'readAllMessages'> = ({ caller }, dependencies) =>
  readMessages({ userId: caller.userId, which: 'all' }, dependencies);

type MessagesToRead = {
  readonly userId: UserId;
  readonly which: { readonly tab: MessageTab; readonly ids: readonly MessageId[] } | 'all';
};

/**
 * Marks messages as read and answers the unread counts. Messages of other people are skipped in silence, so that nobody
 * learns that they exist.
 */
function readMessages(
  { userId, which }: MessagesToRead,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<UnreadCounts> {
  return withTransaction(pool, async (tx) => {
    if (which === 'all') await markAllMessagesRead(tx, userId, clock.now());
    else await markMessagesRead(tx, userId, which.tab, which.ids, clock.now());
    return unreadCounts(tx, userId);
  });
}
