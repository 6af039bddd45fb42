import { listAsksOfSeller } from '@suki/db/queries/asks';
import { askTabs } from '@suki/domain/trade/tabs';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentAskSummaries } from './present-ask.ts';

/** `GET /ask/list` */
export const listAsks: Handler<'listAsks'> = async ({ query, caller }, dependencies) => {
  const statuses = askTabs[query.tabId ?? 'selling'];
  const page = await listAsksOfSeller(dependencies.pool, caller.userId, statuses, listOptions(query));
  return { ...page, items: await presentAskSummaries(dependencies.pool, page.items, dependencies) };
};
