import { wholeListSize } from '@suki/domain/config/lists';
import { messageTabs } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, MessageId, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'inbox';
const audience = 'registered';

export const Message = z
  .object({
    id: MessageId,
    tabId: z.enum(messageTabs),
    kind: z.string(),
    title: z.string(),
    text: z.string(),
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
