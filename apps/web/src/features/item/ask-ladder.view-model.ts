import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { SkuBook } from '@suki/sdk/types';
import { itemTexts } from './item.texts.ts';

export type LadderStep = {
  readonly id: string;
  readonly cells: { readonly price: string; readonly total: string; readonly lane: string; readonly pairs: string };
};

/** The asks of a size step by step, best first, with what each costs this visitor in total. */
export function ladderSteps({ asks }: Pick<SkuBook, 'asks'>, region: DeliveryRegion): readonly LadderStep[] {
  return asks.map(({ price, lane, count }) => ({
    id: `${lane}-${price}`,
    cells: {
      price: formatMoney(price),
      total: formatMoney(buyerQuote({ price, lane, buyerRegion: region }).total),
      lane: lane === 'flash' ? itemTexts.flash : itemTexts.standard,
      pairs: String(count),
    },
  }));
}
