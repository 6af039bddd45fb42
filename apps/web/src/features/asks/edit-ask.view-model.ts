import type { ExpiryDays } from '@suki/domain/config/limits';
import { depositAmount } from '@suki/domain/deposits/deposit-amount';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { type Centavos, max, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { receivedOf } from '@suki/domain/receipt/seller-receipt';
import { quoteLinesEn } from '@suki/domain/texts/quote-lines.en';
import type { Ask } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { priceState } from '../trade/price-field.view-model.ts';
import { askTexts } from './asks.texts.ts';

const { edit: texts } = askTexts;

export type AskEdit = {
  /** Null while the entry is no valid price. */
  readonly price: Centavos | null;
  readonly problem: string | undefined;
  /** Income and deposit at the new price, beside the current ones. */
  readonly lines: readonly ReceiptLine[];
  /** The consequences, one sentence each. */
  readonly sentences: readonly string[];
  readonly button: string;
  /** Why the form cannot be sent; undefined when it can. */
  readonly missing: string | undefined;
};

export type AskEditInput = {
  readonly digits: string;
  readonly days: ExpiryDays;
  readonly ask: Pick<Ask, 'price' | 'income' | 'tax' | 'deposit' | 'lane'>;
  /** Null while unknown: then the income is not shown. */
  readonly feeRules: FeeRules | null;
  /** Null without a bid in this size, or while unknown. */
  readonly highestBid: Centavos | null;
};

/**
 * The result of an edited ask: its payout, its deposit, and whether it sells at once to the highest bid (`E09` and
 * `E20` of the life cycle).
 */
export function askEdit({ digits, days, ask, feeRules, highestBid }: AskEditInput): AskEdit {
  const { price, problem } = priceState(digits, ask.lane);
  if (price === null) {
    return { price, problem, lines: [], sentences: [], button: texts.none, missing: texts.noPrice };
  }
  const isSame = price === ask.price;
  const sells = !isSame && ask.lane === 'standard' && highestBid !== null && price <= highestBid;
  const needed = depositAmount(price, ask.lane);
  const rest = subtract(needed, ask.deposit.amount);
  const sentences = [
    sells ? texts.sells(formatMoney(highestBid)) : undefined,
    rest > 0 ? texts.rest(formatMoney(rest), formatMoney(ask.price)) : undefined,
    isSame ? texts.renew(days) : texts.place,
  ].filter((text) => text !== undefined);
  return {
    price,
    problem,
    lines: linesOf(sells ? highestBid : price, { ask, feeRules, deposit: max(needed, ask.deposit.amount) }),
    sentences,
    button: buttonOf(price, { isSame, sells, ask, days }),
    missing: undefined,
  };
}

type Lines = Pick<AskEditInput, 'ask' | 'feeRules'> & { readonly deposit: Centavos };

function linesOf(price: Centavos, { ask, feeRules, deposit }: Lines): readonly ReceiptLine[] {
  const line = (id: string, label: string, now: Centavos, then: Centavos): ReceiptLine => ({
    id,
    label,
    amount: formatMoney(then),
    ...(now === then ? {} : { was: { amount: formatMoney(now), label: quoteLinesEn['quote.before'] } }),
  });
  const receives = feeRules === null ? null : receivedAt(price, feeRules, ask);
  return [
    ...(receives === null ? [] : [line('income', askTexts.lines.income, receivedOf(ask), receives)]),
    line('deposit', askTexts.lines.deposit, ask.deposit.amount, deposit),
  ];
}

/** A seller from whom tax is withheld now is one with the new price as well. */
function receivedAt(price: Centavos, feeRules: FeeRules, { tax }: Pick<Ask, 'tax'>): Centavos {
  return receivedOf(sellerQuote({ price, feeRules, isTaxWithheld: tax > 0 }));
}

type Change = Pick<AskEditInput, 'days' | 'ask'> & { readonly isSame: boolean; readonly sells: boolean };

function buttonOf(price: Centavos, { isSame, sells, ask, days }: Change): string {
  if (isSame) {
    return texts.days(days);
  }
  if (sells) {
    return texts.sell;
  }
  return price > ask.price ? texts.raise(formatMoney(price)) : texts.lower(formatMoney(price));
}
