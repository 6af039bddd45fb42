import type { ExpiryDays } from '@suki/domain/config/limits';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import type { Centavos } from '@suki/domain/money/centavos';
import { subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { Bid } from '@suki/sdk/types';
import { regionOf } from '../../region/region-of.ts';
import { priceState } from '../trade/price-field.view-model.ts';
import { bidTexts } from './bids.texts.ts';

const { edit: texts } = bidTexts;

export type BidEdit = {
  /** Null while the entry is no valid price. */
  readonly price: Centavos | null;
  readonly problem: string | undefined;
  /** The total with all fees, if the bid wins. */
  readonly total: string;
  readonly sentences: readonly string[];
  readonly button: string;
  /** Why the form cannot be sent; undefined when it can. */
  readonly missing: string | undefined;
};

export type BidEditInput = {
  readonly digits: string;
  readonly days: ExpiryDays;
  readonly bid: Pick<Bid, 'proposedPrice' | 'deposit' | 'buyerAddress'>;
  /** Null without an ask in this size, or while unknown. */
  readonly lowestAsk: Centavos | null;
};

/** The result of an edited bid: total, deposit, and whether it buys at once at the lowest ask (`E18e`, `E21`). */
export function bidEdit({ digits, days, bid, lowestAsk }: BidEditInput): BidEdit {
  const { price, problem } = priceState(digits);
  if (price === null) {
    return { price, problem, total: texts.noTotal, sentences: [], button: texts.none, missing: texts.noPrice };
  }
  const isSame = price === bid.proposedPrice;
  const buys = !isSame && lowestAsk !== null && price >= lowestAsk;
  const rest = subtract(depositAmount(price), bid.deposit.amount);
  const pays = buys ? lowestAsk : price;
  const quote = buyerQuote({ price: pays, lane: 'standard', buyerRegion: regionOf(bid.buyerAddress.region) });
  const total = formatMoney(quote.total);
  const sentences = [
    buys ? texts.buys(formatMoney(lowestAsk)) : undefined,
    texts.total(total),
    rest > 0 ? texts.rest(formatMoney(rest)) : undefined,
    isSame ? texts.renew(days) : texts.place,
  ].filter((text) => text !== undefined);
  return {
    price,
    problem,
    total,
    sentences,
    button: buttonFor(price, { isSame, buys, bid, days }),
    missing: undefined,
  };
}

type Change = Pick<BidEditInput, 'days' | 'bid'> & { readonly isSame: boolean; readonly buys: boolean };

function buttonFor(price: Centavos, { isSame, buys, bid, days }: Change): string {
  if (isSame) {
    return texts.days(days);
  }
  if (buys) {
    return texts.buy;
  }
  return price > bid.proposedPrice ? texts.raise(formatMoney(price)) : texts.lower(formatMoney(price));
}
