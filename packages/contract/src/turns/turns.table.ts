import { OWN_COUNT_MAX } from '@suki/domain/config/lists';
import { z } from 'zod';
import { AskSummary } from '../asks/asks.schemas.ts';
import { BidSummary } from '../bids/bids.schemas.ts';
import { OrderSummary } from '../orders/orders.schemas.ts';
import { route } from '../route.ts';

const tag = 'turns';
const audience = 'registered';

const Count = z.int().min(0).max(OWN_COUNT_MAX);

const OpenOrders = z.object({ to_pay: Count, in_progress: Count, to_receive: Count });

/** The caller's open trades by tab, and those in which the caller owes the next step. A count stops at 100. */
export const TradeCounts = z
  .object({
    yourTurn: z.object({ buyer: Count, seller: Count }),
    bought: OpenOrders,
    sold: OpenOrders,
    asks: z.object({ selling: Count, in_progress: Count }),
    bids: z.object({ active: Count }),
  })
  .meta({ id: 'TradeCounts' });

/** The trades in which the caller owes the next step; `hasMore` when there are more than an answer holds. */
export const Turns = z
  .object({
    orders: z.array(OrderSummary),
    asks: z.array(AskSummary),
    bids: z.array(BidSummary),
    hasMore: z.boolean(),
  })
  .meta({ id: 'Turns' });

export const turnRoutes = {
  getTradeCounts: route({
    operationId: 'getTradeCounts',
    method: 'GET',
    path: '/user/trade-counts',
    tag,
    summary: 'How many open trades the caller has in each tab, and in how many the caller owes the next step.',
    audience,
    response: TradeCounts,
    errors: ['NOT_REGISTERED'],
  }),
  listTurns: route({
    operationId: 'listTurns',
    method: 'GET',
    path: '/user/turns',
    tag,
    summary: 'Orders of both sides, asks and bids in which the caller owes the next step.',
    audience,
    response: Turns,
    errors: ['NOT_REGISTERED'],
  }),
} as const;
