import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { CollectionEntry, CollectionTotals } from '@suki/sdk/types';
import { sellFormPath } from '../../../shell/paths.ts';
import { dateWithYear } from '../../../shell/when.ts';
import { doneTexts } from '../../orders/order/order-done.texts.ts';
import { collectionTexts } from './collection.texts.ts';

/** A gain with its sign, and how it is meant. */
export type GainWords = { readonly text: string; readonly tone: 'positive' | 'critical' | 'soft' };

/** "+₱1,250", "−₱500" or "₱0"; the sign says it without the color. */
export function gainWords(gain: Centavos): GainWords {
  if (gain > 0) return { text: `+${formatMoney(gain)}`, tone: 'positive' };
  return { text: formatMoney(gain), tone: gain < 0 ? 'critical' : 'soft' };
}

export type EntryWords = {
  readonly worth: string | null;
  /** The sales behind the worth, or that there is none. */
  readonly worthNote: string;
  readonly gain: GainWords | null;
  /** Price and day, as far as they are known. */
  readonly bought: string;
  /** Where and with which words it can be sold; null for one that is not traded now, or that has a defect. */
  readonly sell: { readonly href: string; readonly label: string } | null;
};

type Entry = Pick<CollectionEntry, 'paid' | 'boughtOn' | 'worth' | 'worthBy' | 'gain' | 'passesAsNew'> & {
  readonly item: Pick<CollectionEntry['item'], 'id' | 'status' | 'category'>;
  readonly sku: Pick<CollectionEntry['sku'], 'id'>;
};

/** The words of an entry of the collection. */
export function entryWords({ item, sku, paid, boughtOn, worth, worthBy, gain, passesAsNew }: Entry): EntryWords {
  const { entry: texts } = collectionTexts;
  const canBeSold = item.status === 'listed' && passesAsNew;
  const price = paid === null ? texts.unpaid : paid === 0 ? texts.free : texts.paid(formatMoney(paid));
  return {
    worth: worth === null ? null : formatMoney(worth),
    worthNote: worthBy === null ? texts.noSale : worthBy === 'size' ? texts.ofSize : texts.ofItem,
    gain: gain === null ? null : gainWords(gain),
    bought: boughtOn === null ? price : `${price} · ${texts.bought(dateWithYear(boughtOn))}`,
    sell: canBeSold
      ? { href: sellFormPath({ itemId: item.id, skuId: sku.id }), label: doneTexts.sell(item.category) }
      : null,
  };
}

export type TotalsWords = {
  /** Null while no entry has both a worth and a price. */
  readonly sums: { readonly worth: string; readonly paid: string; readonly gain: GainWords } | null;
  readonly note: string;
};

/** The words above the collection. */
export function totalsWords({ count, compared, worth, paid, gain, isWhole }: CollectionTotals): TotalsWords {
  const { totals: texts } = collectionTexts;
  if (compared === 0) return { sums: null, note: texts.none(count) };
  const sums = { worth: formatMoney(worth), paid: texts.paid(formatMoney(paid)), gain: gainWords(gain) };
  if (!isWhole) return { sums, note: texts.newest(count) };
  return { sums, note: compared === count ? texts.all(count) : texts.some(compared, count) };
}
