import { itemCards } from '@suki/db/queries/catalogue';
import { eraseKept } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { ownerOfWishList } from '@suki/db/queries/kept-subjects';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { keepInList } from './keep-in-list.ts';
import { subjectOf } from './present-kept.ts';

const kind = 'wish_list';

/** The entry's id is the secret of the link: 80 bits of it are random (ADR 0009). */
export const shareWishList: Handler<'shareWishList'> = async ({ caller: { userId } }, dependencies) => {
  const wish = { userId, kind, subjectId: 'saved_item' } as const;
  const onFull = () => new Error('Expected a person to have one wish list: its subject is the same for all.');
  const { id, createdAt } = await keepInList(wish, dependencies, onFull);
  return { id, createdAt: createdAt.toISOString() };
};

/** The row is deleted, so that the next link is another one. */
export const endWishList: Handler<'endWishList'> = async ({ caller: { userId } }, { pool }) => {
  await eraseKept(pool, userId, kind);
  return { done: true };
};

export const getWishList: Handler<'getWishList'> = async ({ params, query, refuse }, { pool, environment }) => {
  const userId = await ownerOfWishList(pool, params.id);
  if (userId === undefined) throw refuse('WISH_LIST_NOT_FOUND');
  const page = await listKept(pool, { userId, kind: 'saved_item' }, shelfOptions(query, defaultPageSize));
  const ids = page.items.map((entry) => subjectOf('itm', entry));
  const cards = await itemCards(pool, ids);
  const items = ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [presentItemCard(card, environment)];
  });
  return { ...page, items };
};
