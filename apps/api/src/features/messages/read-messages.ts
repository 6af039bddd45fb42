import { markAllMessagesRead, markMessagesRead, type UnreadCounts, unreadCounts } from '@suki/db/queries/inbox';
import { withTransaction } from '@suki/db/tx';
import type { MessageId, UserId } from '@suki/domain/ids/id';
import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import type { Dependencies } from '../../dependencies.ts';

export type MessagesToRead = {
  readonly userId: UserId;
  /** These of one tab, or all of them. */
  readonly which: { readonly tab: MessageTab; readonly ids: readonly MessageId[] } | 'all';
};

/** Marks messages as read and answers what is left. Other people's messages are not touched, and nobody is told that they exist. */
export function readMessages(
  { userId, which }: MessagesToRead,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<UnreadCounts> {
  return withTransaction(pool, async (tx) => {
    if (which === 'all') await markAllMessagesRead(tx, userId, clock.now());
    else await markMessagesRead(tx, userId, which.tab, which.ids, clock.now());
    return unreadCounts(tx, userId);
  });
}
