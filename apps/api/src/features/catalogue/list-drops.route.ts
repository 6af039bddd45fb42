import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import { upcomingDrops } from '@suki/db/queries/drops';
import { shelfSizes } from '@suki/domain/config/lists';
import { manilaDate } from '@suki/domain/time/manila';
import type { Handler } from '../../http/handler.ts';
import { shelfOptions } from '../../http/list-options.ts';
import { presentItemCard } from './present-item-card.ts';

/** `GET /drop/list`: the calendar of releases. */
export const listDrops: Handler<'listDrops'> = async ({ query }, { pool, clock, environment }) => {
  const page = await upcomingDrops(pool, manilaDate(clock.now()), shelfOptions(query, shelfSizes.drops));
  return {
    ...page,
    items: page.items.map(({ waitingCount, ...item }) =>
      withSpecificationNames('item', {
        id: item.id,
        releaseDate: item.releaseDate,
        waitingCount,
        item: presentItemCard(item, environment),
      }),
    ),
  };
};
