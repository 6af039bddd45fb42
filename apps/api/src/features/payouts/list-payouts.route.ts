import { listPayouts as list } from '@suki/db/queries/payouts';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentPayout } from './present-payout.ts';

/** `GET /pay/payout/list` */
export const listPayouts: Handler<'listPayouts'> = async ({ query, caller }, dependencies) => {
  const { pool } = dependencies;
  const page = await list(pool, caller.userId, listOptions(query));
  return { ...page, items: await Promise.all(page.items.map((payout) => presentPayout(pool, payout, dependencies))) };
};
