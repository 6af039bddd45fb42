import { recentlyReleasedItems } from '@suki/db/queries/catalogue';
import { manilaDate } from '@suki/domain/time/manila';
import type { Handler } from '../../http/handler.ts';
import { presentItemCard } from './present-item-card.ts';

export const listRecentlyReleasedItems: Handler<'listRecentlyReleasedItems'> = async (
  _request,
  { pool, clock, environment },
) => {
  const items = await recentlyReleasedItems(pool, manilaDate(clock.now()));
  return { items: items.map((item) => presentItemCard(item, environment)) };
};
