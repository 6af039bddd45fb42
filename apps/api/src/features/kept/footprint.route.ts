import { itemCards } from '@suki/db/queries/catalogue';
import { eraseKept } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { keepableItems } from '@suki/db/queries/kept-subjects';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { keepInList } from './keep-in-list.ts';
import { subjectOf } from './present-kept.ts';

const kind = 'seen_item';

export const listFootprint: Handler<'listFootprint'> = async ({ caller: { userId }, query }, { pool, environment }) => {
  const page = await listKept(pool, { userId, kind }, shelfOptions(query, defaultPageSize));
  const cards = await itemCards(
    pool,
    page.items.map((entry) => subjectOf('itm', entry)),
  );
  const items = page.items.flatMap((entry) => {
    const itemId = subjectOf('itm', entry);
    const card = cards.get(itemId);
    if (card === undefined) return [];
    const item = presentItemCard(card, environment);
    return [{ id: entry.id, itemId, item, updatedAt: entry.updatedAt.toISOString() }];
  });
  return { ...page, items };
};

export const addFootprint: Handler<'addFootprint'> = async ({ caller: { userId }, body, refuse }, dependencies) => {
  const isShown = (await keepableItems(dependencies.pool, [body.itemId])).has(body.itemId);
  if (!isShown) throw refuse('ITEM_NOT_FOUND');
  const wish = { userId, kind, subjectId: body.itemId, renews: true } as const;
  const onFull = () => new Error('Expected the footprint to drop its oldest entry.');
  await keepInList(wish, dependencies, onFull);
  return { done: true };
};

export const clearFootprint: Handler<'clearFootprint'> = async ({ caller: { userId } }, { pool }) => {
  await eraseKept(pool, userId, kind);
  return { done: true };
};
