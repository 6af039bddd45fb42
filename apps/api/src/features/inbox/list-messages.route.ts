import type { Message as MessageAnswer } from '@suki/contract/inbox/inbox.table';
import { listMessages, type Message } from '@suki/db/queries/inbox';
import { type MessageItem, messageItems } from '@suki/db/queries/message-items';
import type { UserId } from '@suki/domain/ids/id';
import { isRoutineKind } from '@suki/domain/trade/facts/message-kinds';
import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import { placeOf } from '@suki/notifications/about/place-of';
import { renderInbox } from '@suki/notifications/render-message';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { type ListQuery, listOptions } from '../../http/list-options.ts';
import { numberOf, presentMessageItem } from './about-item.ts';

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
  { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>,
): Promise<MessagePage> {
  const page = await listMessages(pool, list.userId, list.tab, listOptions(list.query, { changes: false }));
  const items = await messageItems(
    pool,
    page.items.map(({ id }) => id),
  );
  return {
    items: page.items.map((message) => presentMessage(message, items.get(message.id), environment)),
    hasMore: page.hasMore,
    lastItemId: page.lastItemId,
  };
}

function presentMessage(
  message: Message,
  item: MessageItem | undefined,
  environment: Dependencies['environment'],
): z.input<typeof MessageAnswer> {
  return {
    id: message.id,
    tabId: message.tab,
    kind: message.kind,
    ...renderInbox(message),
    item: item === undefined ? null : presentMessageItem(item, environment),
    orderNumber: item === undefined ? null : numberOf(item),
    opens: placeOf(message.kind, message),
    isRoutine: isRoutineKind(message.kind),
    askId: message.askId,
    bidId: message.bidId,
    orderId: message.orderId,
    payoutId: message.payoutId,
    isRead: message.readAt !== null,
    createdAt: message.createdAt.toISOString(),
  };
}
