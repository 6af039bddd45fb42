import { wholeListSize } from '@suki/domain/config/lists';
import { formatMoney } from '@suki/domain/money/format-money';
import { listSavedItems } from '@suki/sdk/calls/kept';
import type { SavedItemCard } from '@suki/sdk/types';
import { type TileFacts, tileFactsOf } from '../../item/tile/tile-facts.ts';
import { priceDrop } from '../../kept/saved/saved-items.view-model.ts';

export type KeptRow = {
  readonly facts: TileFacts;
  /** By how much the lowest price fell since the item was saved; null when it did not. */
  readonly fell: string | null;
};

/** Kept items that somebody sells, the largest fall in price first, then the last saved. */
export function keptRowsOf(saved: readonly SavedItemCard[]): readonly KeptRow[] {
  return saved
    .map((row) => ({ row, fell: priceDrop(row) }))
    .filter(({ row: { item } }) => item.lowestAsk !== null || item.flashLowestAsk !== null)
    .sort((one, other) => (other.fell ?? 0) - (one.fell ?? 0))
    .map(({ row, fell }) => ({ facts: tileFactsOf(row.item), fell: fell === null ? null : formatMoney(fell) }));
}

export async function readKeptRows(): Promise<readonly KeptRow[]> {
  return keptRowsOf((await listSavedItems({ limit: wholeListSize })).items);
}
