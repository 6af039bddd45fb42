import { asksByIds } from '@suki/db/queries/asks';
import { bidsByIds } from '@suki/db/queries/bids';
import { ordersByIds } from '@suki/db/queries/orders';
import { type Turn, turnsOf } from '@suki/db/queries/turns';
import { OWN_COUNT_MAX } from '@suki/domain/config/lists';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { presentAskSummaries } from '../asks/present-ask.ts';
import { presentBidSummaries } from '../bids/present-bid.ts';
import { presentOrderSummaries } from '../orders/present-order.ts';

/** `GET /user/turns`: the trades of both sides that wait for the caller. */
export const listTurns: Handler<'listTurns'> = async ({ caller }, dependencies) => {
  const { pool } = dependencies;
  const found = await turnsOf(pool, caller.userId, OWN_COUNT_MAX + 1);
  const turns = found.slice(0, OWN_COUNT_MAX);
  const askIds = turns.filter((turn) => turn.entity === 'ask').map(({ id }) => id);
  const bidIds = turns.filter((turn) => turn.entity === 'bid').map(({ id }) => id);
  const [bought, sold, asks, bids] = await Promise.all([
    ordersOf(turns, 'buyer', dependencies),
    ordersOf(turns, 'seller', dependencies),
    asksByIds(pool, askIds).then((rows) => presentAskSummaries(pool, rows, dependencies)),
    bidsByIds(pool, bidIds).then((rows) => presentBidSummaries(pool, rows, dependencies)),
  ]);
  return { orders: [...bought, ...sold], asks, bids, hasMore: found.length > turns.length };
};

async function ordersOf(turns: readonly Turn[], role: 'buyer' | 'seller', dependencies: Dependencies) {
  const own = turns.filter((turn) => turn.entity === 'order').filter(({ side }) => side === role);
  const ids = own.map(({ id }) => id);
  const orders = await ordersByIds(dependencies.pool, ids);
  return await presentOrderSummaries(dependencies.pool, orders, { role }, dependencies);
}
