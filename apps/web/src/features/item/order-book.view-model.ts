import { subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { SkuBook } from '@suki/sdk/types';
import { itemTexts } from './item.texts.ts';

const { orderBook: texts } = itemTexts;

/** Prices shown on each side, nearest to the gap. */
const SHOWN_PRICES = 6;

type OrderBook = {
  /** Highest first, like a ladder. */
  readonly above: readonly { readonly price: string; readonly quantity: number }[];
  readonly below: readonly { readonly price: string; readonly quantity: number }[];
  readonly between: string;
};

/** The asks and bids in one lane of a size. Bids trade in the standard lane only. */
export function orderBook(book: Pick<SkuBook, 'asks' | 'bids'>, lane: Lane, size: string): OrderBook {
  const asks = book.asks.filter((ask) => ask.lane === lane);
  const bids = lane === 'standard' ? book.bids : [];
  return {
    above: asks.slice(0, SHOWN_PRICES).map(rung).reverse(),
    below: bids.slice(0, SHOWN_PRICES).map(rung),
    between: between(asks[0], bids[0], lane, size),
  };
}

function rung({ price, count }: SkuBook['bids'][number]) {
  return { price: formatMoney(price), quantity: count };
}

function between(
  ask: SkuBook['asks'][number] | undefined,
  bid: SkuBook['bids'][number] | undefined,
  lane: Lane,
  size: string,
): string {
  if (lane === 'flash') {
    return texts.flash;
  }
  if (ask === undefined) {
    return bid === undefined ? texts.neither(size) : texts.noAsk(size);
  }
  return bid === undefined ? texts.noBid(size) : texts.apart(formatMoney(subtract(ask.price, bid.price)));
}
