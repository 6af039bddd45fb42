import { recentlyReleasedItems } from '@suki/db/queries/catalogue';
import { shelfSizes } from '@suki/domain/config/lists';
import { manilaDate } from '@suki/domain/time/manila';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from './present-item-card.ts';

export const listRecentlyReleasedItems: Handler<'listRecentlyReleasedItems'> = async (
  { query },
  { pool, clock, environment },
) => {
  const page = await recentlyReleasedItems(pool, manilaDate(clock.now()), shelfOptions(query, shelfSizes.released));
  return { ...page, items: page.items.map((item) => presentItemCard(item, environment)) };
};
