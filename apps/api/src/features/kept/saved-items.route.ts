import { itemCards } from '@suki/db/queries/catalogue';
import { removeKept } from '@suki/db/queries/kept';
import { listKept } from '@suki/db/queries/kept-lists';
import { keepableItems, savedItemIds } from '@suki/db/queries/kept-subjects';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { UserId } from '@suki/domain/ids/id';
import type { SavedItemType } from '@suki/domain/kept/kept-kinds';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { type ListQuery, shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';
import { keepInList } from './keep-in-list.ts';
import { presentSavedItem, subjectOf } from './present-kept.ts';

const kind = 'saved_item';

export const saveItem: Handler<'saveItem'> = async ({ caller: { userId }, body, refuse }, dependencies) => {
  const item = (await keepableItems(dependencies.pool, [body.itemId])).get(body.itemId);
  if (item === undefined) throw refuse('ITEM_NOT_FOUND');
  const wish = { userId, kind, subjectId: item.id, price: item.lowestAsk } as const;
  const entry = await keepInList(wish, dependencies, () => refuse('TOO_MANY_KEPT'));
  return presentSavedItem(entry, item.type);
};

export const listSavedItems: Handler<'listSavedItems'> = ({ caller: { userId }, query }, dependencies) =>
  savedItems({ userId, query }, dependencies);

export const listSavedItemsOfType: Handler<'listSavedItemsOfType'> = (
  { caller: { userId }, params: { type }, query },
  dependencies,
) => savedItems({ userId, query, type }, dependencies);

type Wish = {
  readonly userId: UserId;
  readonly query: Pick<ListQuery, 'lastItemId' | 'limit' | 'isRefetch'>;
  readonly type?: SavedItemType;
};

async function savedItems({ query, ...of }: Wish, { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>) {
  const page = await listKept(pool, { ...of, kind }, shelfOptions(query, defaultPageSize));
  const cards = await itemCards(
    pool,
    page.items.map((entry) => subjectOf('itm', entry)),
  );
  const items = page.items.flatMap((entry) => {
    const card = cards.get(subjectOf('itm', entry));
    if (card === undefined) return [];
    const saved = presentSavedItem(entry, card.condition);
    return [{ ...saved, item: presentItemCard(card, environment), priceWhenSaved: entry.price }];
  });
  return { ...page, items };
}

export const listSavedItemIds: Handler<'listSavedItemIds'> = async ({ caller: { userId } }, { pool }) => ({
  ids: [...(await savedItemIds(pool, userId))],
});

/** Items that are not saved are passed over, so that the call can be repeated. */
export const removeSavedItems: Handler<'removeSavedItems'> = async (
  { caller: { userId }, params, body },
  { pool, clock },
) => {
  const subjectIds = [...new Set([params.itemId, ...(body.ids ?? [])])];
  const how = { at: clock.now(), itemType: body.itemType };
  const [removed, items] = await Promise.all([
    removeKept(pool, { userId, kind, subjectIds }, how),
    keepableItems(pool, subjectIds),
  ]);
  return {
    removed: removed.flatMap((entry) => {
      const type = items.get(subjectOf('itm', entry))?.type;
      return type === undefined ? [] : [presentSavedItem(entry, type)];
    }),
  };
};
