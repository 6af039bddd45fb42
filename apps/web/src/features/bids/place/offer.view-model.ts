import { deposits } from '@suki/domain/config/deposits';
import { priceLimits } from '@suki/domain/config/prices';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import { add, type Centavos, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';
import { isAllowedPrice } from '@suki/domain/money/price-rule';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import type { SkuBook } from '@suki/sdk/types';
import { checkoutPath } from '../../../shell/paths.ts';
import { type Line, receiptLines } from '../../checkout/checkout.view-model.ts';
import { placeTexts } from './place.texts.ts';

export type MoneyLine = Line & { readonly kind?: 'total' | 'strong' };

export type Cost = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
};

/** At the lowest ask or above nobody bids: the pair is bought (lifecycle, section 2, rule 5). */
export type Purchase = { readonly text: string; readonly total: string; readonly href: string };

export type Offer = {
  readonly total: string;
  readonly lines: readonly MoneyLine[];
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
  /** "US men 9". */
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
  const depositLine: MoneyLine = {
    id: 'deposit',
    label: words.deposit,
    note: placeTexts.depositNote(depositCount()),
    amount: formatMoney(deposit),
    kind: 'strong',
  };
  const totalLine: MoneyLine = {
    id: 'total',
    label: words.total,
    ...(buys ? {} : { note: words.totalNote }),
    amount: total,
    kind: 'total',
  };
  return {
    total,
    lines: [...receiptLines(quote, size, region), totalLine, ...(buys ? [] : [depositLine])],
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
  return lines.map((line) => ({ ...line, amount: placeTexts.price.none }));
}

/** How the deposit is counted. */
function depositCount(): string {
  const { percent, step, min, max } = deposits;
  return placeTexts.depositCount(percent, formatMoney(step), formatMoney(min), formatMoney(max));
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
