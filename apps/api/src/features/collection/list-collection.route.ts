import { countedEntries, listCollection as list } from '@suki/db/queries/collection';
import { collectionTotals } from '@suki/domain/collection/collection-totals';
import { collectionLimits } from '@suki/domain/config/collection';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentCollection } from './present-collection.ts';

export const listCollection: Handler<'listCollection'> = async ({ caller, query }, dependencies) => {
  const page = await list(dependencies.pool, caller.userId, shelfOptions(query, defaultPageSize));
  return { ...page, items: await presentCollection(page.items, dependencies) };
};

export const getCollectionTotals: Handler<'getCollectionTotals'> = async ({ caller }, { pool }) => {
  const { summed } = collectionLimits;
  const entries = await countedEntries(pool, caller.userId, summed + 1);
  return { ...collectionTotals(entries.slice(0, summed)), isWhole: entries.length <= summed };
};
