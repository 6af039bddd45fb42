import { wholeListSize } from '@suki/domain/config/lists';
import { messagePlaces } from '@suki/domain/trade/facts/message-places';
import { messageTabs } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { Art } from '../catalogue/catalogue.schemas.ts';
import { route } from '../route.ts';
import { AskId, BidId, ItemId, MessageId, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { namedShape } from '../shared/named-shape.ts';

const tag = 'inbox';
const audience = 'registered';

/** The item that a message is about, as its row in the inbox shows it. */
export const MessageItem = z
  .object(
    namedShape('item', {
      id: ItemId,
      name: z.string(),
      /** In words: "US M 9 · EU 42.5". */
      size: z.string(),
      art: Art,
    }),
  )
  .meta({ id: 'MessageItem' });

export const Message = z
  .object({
    id: MessageId,
    tabId: z.enum(messageTabs),
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    /** Null for a message on a payout or the account. */
    item: MessageItem.nullable(),
    /** The order's number for people; null without an order. */
    orderNumber: z.string().nullable(),
    /** The page of the step, and the words of the link to it; null where the message says everything. */
    opens: z.enum(messagePlaces).nullable(),
    linkText: z.string(),
    /** A step that asks nothing of anybody; a list may fold it under its order. It counts as unread like the others. */
    isRoutine: z.boolean(),
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    orderId: OrderId.nullable(),
    payoutId: PayoutId.nullable(),
    isRead: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'Message' });

export const UnreadCounts = z
  .object({ order: z.int(), payment: z.int(), platform: z.int() })
  .meta({ id: 'UnreadCounts' });

const query = z.object(listQuery);
const response = pageOf(Message);
const readBody = z.object({ ids: z.array(MessageId).min(1).max(wholeListSize) });
const errors = ['NOT_REGISTERED'] as const;

export const inboxRoutes = {
  listOrderMessages: route({
    operationId: 'listOrderMessages',
    method: 'GET',
    path: '/user/order-msgs',
    tag,
    summary: 'Messages on orders, asks and bids, newest first.',
    audience,
    query,
    response,
    errors,
  }),
  readOrderMessages: route({
    operationId: 'readOrderMessages',
    method: 'PUT',
    path: '/user/order-msgs/read',
    tag,
    summary: 'Marks order messages as read.',
    audience,
    body: readBody,
    response: UnreadCounts,
    errors,
  }),
  listPaymentMessages: route({
    operationId: 'listPaymentMessages',
    method: 'GET',
    path: '/user/payment-msgs',
    tag,
    summary: 'Messages on money, newest first.',
    audience,
    query,
    response,
    errors,
  }),
  readPaymentMessages: route({
    operationId: 'readPaymentMessages',
    method: 'PUT',
    path: '/user/payment-msgs/read',
    tag,
    summary: 'Marks payment messages as read.',
    audience,
    body: readBody,
    response: UnreadCounts,
    errors,
  }),
  listPlatformMessages: route({
    operationId: 'listPlatformMessages',
    method: 'GET',
    path: '/user/platform-msgs',
    tag,
    summary: 'Messages of the platform, newest first.',
    audience,
    query,
    response,
    errors,
  }),
  readPlatformMessages: route({
    operationId: 'readPlatformMessages',
    method: 'PUT',
    path: '/user/platform-msgs/read',
    tag,
    summary: 'Marks platform messages as read.',
    audience,
    body: readBody,
    response: UnreadCounts,
    errors,
  }),
  readAllMessages: route({
    operationId: 'readAllMessages',
    method: 'PUT',
    path: '/user/msgs/read',
    tag,
    summary: 'Marks every message as read.',
    audience,
    response: UnreadCounts,
    errors,
  }),
} as const;
