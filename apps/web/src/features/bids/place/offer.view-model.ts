import { priceLimits } from '@suki/domain/config/prices';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import { add, type Centavos, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';
import { isAllowedPrice } from '@suki/domain/money/price-rule';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { withoutAmount } from '@suki/domain/receipt/receipt-line';
import type { SkuBook } from '@suki/sdk/types';
import type { Cost } from '@suki/ui/market/CostTable/CostTable';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { checkoutPath } from '../../../shell/paths.ts';
import { depositCount } from '../../trade/deposit-note.ts';
import { placeTexts } from './place.texts.ts';

/** A bid at the lowest ask or above becomes a purchase of the pair (docs/lifecycle.md#crossing). */
export type Purchase = { readonly text: string; readonly total: string; readonly href: string };

export type Offer = {
  readonly total: string;
  readonly lines: readonly ReceiptLine[];
  readonly deposit: Centavos;
  readonly costs: readonly Cost[];
  /** Null when the price makes a bid. */
  readonly purchase: Purchase | null;
};

export type OfferInput = {
  readonly price: Centavos;
  readonly book: Pick<SkuBook, 'itemId' | 'skuId' | 'lowestAsk'>;
  /** The delivery region; null while unknown. */
  readonly region: DeliveryRegion | null;
  /** "US M 9 · EU 42.5". */
  readonly size: string;
};

/** The amounts that a bidder pays and risks at a price. */
export function offerAt({ price, book, region, size }: OfferInput): Offer {
  const { lowestAsk } = book;
  const buys = lowestAsk !== null && price >= lowestAsk;
  const quote = buyerQuote({ price: buys ? lowestAsk : price, lane: 'standard', buyerRegion: region });
  const total = formatMoney(quote.total);
  const deposit = depositAmount(price);
  const { lines: words } = placeTexts;
  const depositLine: ReceiptLine = {
    id: 'deposit',
    label: words.deposit,
    note: placeTexts.depositNote(depositCount(words.ofBid)),
    amount: formatMoney(deposit),
    kind: 'strong',
  };
  const totalWords = buys ? {} : { note: words.totalNote };
  return {
    total,
    lines: [...receiptOf(quote, { region, size, total: totalWords }), ...(buys ? [] : [depositLine])],
    deposit: buys ? zero : deposit,
    costs: costsOf(deposit),
    purchase: buys
      ? {
          text: placeTexts.buys.text(formatMoney(lowestAsk)),
          total,
          href: checkoutPath({ itemId: book.itemId, skuId: book.skuId, lane: 'standard', total: quote.total }),
        }
      : null,
  };
}

/** The lines without a price, with dashes for amounts. */
export function linesWithoutPrice({ book, ...input }: Omit<OfferInput, 'price'>): Offer['lines'] {
  const { lines } = offerAt({ ...input, price: priceLimits.min, book: { ...book, lowestAsk: null } });
  return lines.map(withoutAmount);
}

/** The cost of each end of a bid: nothing, except for an accepted bid that is not paid. */
function costsOf(deposit: Centavos): readonly Cost[] {
  const { deposit: words } = placeTexts;
  const free = (id: string, name: string, note: string): Cost => {
    return { id, name, note, amount: formatMoney(zero), tone: 'positive' };
  };
  const penalties = penaltyPreview(deposit, { payer: 'bidder' }).map(({ detail, kept, shares }): Cost => {
    const note = words.defaultNote(formatMoney(shares.harmed));
    return { id: detail, name: words.default, note, amount: formatMoney(kept), tone: 'ink' };
  });
  return [free('won', words.won, words.wonNote), free('ended', words.ended, words.endedNote), ...penalties];
}

export type QuickPrice = {
  /** The digits that choosing this price types. */
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly result: string;
};

type Prices = Pick<SkuBook, 'lowestAsk' | 'highestBid' | 'lastSale'>;

/** Suggested prices with their totals; only prices below the lowest ask, because a higher one would buy. */
export function quickBids(
  { lowestAsk, highestBid, lastSale }: Prices,
  region: DeliveryRegion | null,
): readonly QuickPrice[] {
  const { quick } = placeTexts;
  const candidates = [
    { name: quick.first, price: highestBid === null ? null : add(highestBid, priceLimits.step) },
    { name: quick.lastSale, price: lastSale },
    { name: quick.below, price: lowestAsk === null ? null : subtract(lowestAsk, priceLimits.step) },
  ];
  const seen = new Set<number>();
  return candidates.flatMap(({ name, price }) => {
    const isBid = price !== null && (lowestAsk === null || price < lowestAsk);
    if (!isBid || !isAllowedPrice(price) || seen.has(price)) {
      return [];
    }
    seen.add(price);
    const { total } = buyerQuote({ price, lane: 'standard', buyerRegion: region });
    return [{ id: String(inPesos(price)), name, price: formatMoney(price), result: quick.total(formatMoney(total)) }];
  });
}

/** Lowest ask, highest bid and last sale of the size, each with its name. */
export function bookFacts({ lowestAsk, highestBid, lastSale }: Prices) {
  const { facts } = placeTexts;
  const value = (price: Centavos | null): string => (price === null ? facts.none : formatMoney(price));
  return [
    { name: facts.highestBid, value: value(highestBid) },
    { name: facts.lowestAsk, value: value(lowestAsk) },
    { name: facts.lastSale, value: value(lastSale) },
  ];
}
