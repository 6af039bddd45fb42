import { eraseKept, type KeptEntry } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { defaultPageSize } from '@suki/domain/config/lists';
import { readSearch } from '@suki/domain/kept/search-words';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { validated } from '../../http/validated.ts';
import { keepInList } from './keep-in-list.ts';

const kind = 'search';

export const listSearches: Handler<'listSearches'> = async ({ caller: { userId }, query }, { pool }) => {
  const page = await listKept(pool, { userId, kind }, shelfOptions(query, defaultPageSize));
  return { ...page, items: page.items.map(presentSearch) };
};

export const addSearch: Handler<'addSearch'> = async ({ caller: { userId }, body }, dependencies) => {
  const { keyword } = validated({ keyword: readSearch(body.keyword) });
  const wish = { userId, kind, subjectId: keyword.key, words: keyword.shown, renews: true } as const;
  const onFull = () => new Error('Expected the search history to drop its oldest entry.');
  return presentSearch(await keepInList(wish, dependencies, onFull));
};

export const clearSearches: Handler<'clearSearches'> = async ({ caller: { userId } }, { pool }) => {
  await eraseKept(pool, userId, kind);
  return { done: true };
};

export const deleteSearch: Handler<'deleteSearch'> = async ({ caller: { userId }, params, refuse }, { pool }) => {
  if ((await eraseKept(pool, userId, kind, params.id)) === 0) throw refuse('SEARCH_NOT_FOUND');
  return { done: true };
};

/** A search that is made again is a new one to its person, so the last time counts. */
function presentSearch({ id, words, subjectId, updatedAt }: KeptEntry) {
  return { id, keyword: words ?? subjectId, createdAt: updatedAt.toISOString() };
}
