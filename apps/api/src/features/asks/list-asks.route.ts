import { listAsksOfSeller } from '@suki/db/queries/asks';
import { type AskStatus, askStatuses } from '@suki/domain/trade/facts/statuses';
import { askTabs, shownStatuses } from '@suki/domain/trade/facts/tabs';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentAskSummaries } from './present-ask.ts';

export const listAsks: Handler<'listAsks'> = async ({ query, caller }, dependencies) => {
  const { tabId, filterBy } = query;
  const tab = tabId === undefined && filterBy !== undefined ? undefined : askTabs[tabId ?? 'selling'];
  const statuses = shownStatuses<AskStatus>({ tab, filterBy, all: askStatuses });
  const page = await listAsksOfSeller(dependencies.pool, caller.userId, statuses, listOptions(query));
  return { ...page, items: await presentAskSummaries(dependencies.pool, page.items, dependencies) };
};
