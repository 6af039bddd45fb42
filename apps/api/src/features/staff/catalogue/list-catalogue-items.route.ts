import { itemCards } from '@suki/db/queries/catalogue';
import { brandsOfWords } from '@suki/db/queries/catalogue-brands';
import { deskItems } from '@suki/db/queries/catalogue-desk';
import { staffPageSize } from '@suki/domain/config/lists';
import { itemWords } from '@suki/domain/orders/order-search';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';
import { presentCatalogueRow } from './present-catalogue-item.ts';

/** `GET /staff/catalogue/item-list`. A text without a letter or digit finds nothing. */
export const listCatalogueItems: Handler<'listCatalogueItems'> = async (
  { query },
  { staffPool: pool, environment },
) => {
  const text = query.text?.trim() ?? '';
  const words = text === '' ? null : itemWords(text);
  if (text !== '' && words === null) return { items: [], hasMore: false, lastItemId: null };
  const page = await deskItems(
    pool,
    {
      words,
      brandIds: words === null ? [] : await brandsOfWords(pool, text),
      status: query.status ?? null,
      category: query.category ?? null,
      brandId: query.brandId ?? null,
    },
    shelfOptions(query, staffPageSize),
  );
  const cards = await itemCards(
    pool,
    page.items.map(({ id }) => id),
  );
  return {
    ...page,
    items: page.items.flatMap(({ id, version }) => {
      const card = cards.get(id);
      return card === undefined ? [] : [presentCatalogueRow(card, version, { environment })];
    }),
  };
};
