import { lowestOfLanes } from '@suki/domain/kept/arrival-wish';
import { type Centavos, subtract } from '@suki/domain/money/centavos';
import type { SavedItemCard } from '@suki/sdk/types';

/** The ids with one of them added, or taken out. */
export function toggled<Id>(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

type Saved = Pick<SavedItemCard, 'priceWhenSaved'> & {
  readonly item: Pick<SavedItemCard['item'], 'lowestAsk' | 'flashLowestAsk'>;
};

/** By how much the lowest ask fell since the item was saved; null when it did not, or is not known. */
export function priceDrop({ item, priceWhenSaved }: Saved): Centavos | null {
  const now = lowestOfLanes(item);
  return now === null || priceWhenSaved === null || now >= priceWhenSaved ? null : subtract(priceWhenSaved, now);
}
