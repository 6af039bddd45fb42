import type { Message as MessageAnswer } from '@suki/contract/inbox/inbox.table';
import { listMessages, type Message } from '@suki/db/queries/inbox';
import type { UserId } from '@suki/domain/ids/id';
import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import { renderInbox } from '@suki/notifications/render-message';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { type ListQuery, listOptions } from '../../http/list-options.ts';

export const listOrderMessages: Handler<'listOrderMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'order', query }, dependencies);

export const listPaymentMessages: Handler<'listPaymentMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'payment', query }, dependencies);

export const listPlatformMessages: Handler<'listPlatformMessages'> = ({ caller, query }, dependencies) =>
  presentMessages({ userId: caller.userId, tab: 'platform', query }, dependencies);

type MessagePage = {
  readonly items: z.input<typeof MessageAnswer>[];
  readonly hasMore: boolean;
  readonly lastItemId: string | null;
};

/** One page of a tab of a person's inbox. The texts are made at reading time, from the kind and its parameters. */
async function presentMessages(
  list: { readonly userId: UserId; readonly tab: MessageTab; readonly query: ListQuery },
  { pool }: Pick<Dependencies, 'pool'>,
): Promise<MessagePage> {
  const page = await listMessages(pool, list.userId, list.tab, listOptions(list.query, { changes: false }));
  return { items: page.items.map(presentMessage), hasMore: page.hasMore, lastItemId: page.lastItemId };
}

function presentMessage(message: Message): z.input<typeof MessageAnswer> {
  return {
    id: message.id,
    tabId: message.tab,
    kind: message.kind,
    ...renderInbox(message),
    askId: message.askId,
    bidId: message.bidId,
    orderId: message.orderId,
    payoutId: message.payoutId,
    isRead: message.readAt !== null,
    createdAt: message.createdAt.toISOString(),
  };
}
