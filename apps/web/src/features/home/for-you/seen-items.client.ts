import { defaultPageSize } from '@suki/domain/config/lists';
import { listFootprint } from '@suki/sdk/calls/kept';
import { type TileFacts, tileFactsOf } from '../../item/tile/tile-facts.ts';

/** The items that the person looked at last. */
export async function readSeenItems(count: number): Promise<readonly TileFacts[]> {
  const { items } = await listFootprint({ limit: defaultPageSize });
  return items.slice(0, count).map(({ item }) => tileFactsOf(item));
}
