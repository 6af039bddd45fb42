import { listPayouts as list } from '@suki/db/queries/payouts';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentPayout } from './present-payout.ts';

export const listPayouts: Handler<'listPayouts'> = async ({ query, caller }, dependencies) => {
  const page = await list(dependencies.pool, caller.userId, listOptions(query));
  return { ...page, items: page.items.map((payout) => presentPayout(payout, dependencies)) };
};
