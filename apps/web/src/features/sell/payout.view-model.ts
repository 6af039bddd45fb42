import { DAY_MS } from '@suki/domain/config/durations';
import { type ExpiryDays, expiryDayChoices } from '@suki/domain/config/limits';
import type { FeeRule, FeeRules } from '@suki/domain/fees/fee-rules';
import { type Centavos, centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import { type SellerLineId, type SellerQuote, sellerQuote } from '@suki/domain/quote/seller-quote';
import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import { sellTexts } from './sell.texts.ts';

const { lines: words, costs: costWords } = sellTexts;

export type PayoutLine = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly was?: { readonly amount: string; readonly label: string };
  readonly kind?: 'total' | 'strong';
};

export type Cost = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly amount: string;
  readonly tone: 'ink' | 'positive';
};

export type Payout = {
  readonly income: string;
  readonly lines: readonly PayoutLine[];
  readonly deposit: Centavos;
  readonly depositLine: PayoutLine;
  readonly costs: readonly Cost[];
};

type FeeId = Exclude<SellerLineId, 'price'>;

/** "Tech service, 4 %". */
function feeLabel(id: FeeId, rule: FeeRule | null): string {
  const percent = rule?.feeType === 'percentage' ? (rule.discountFeeAmount ?? rule.feeAmount) : null;
  return percent === null ? words[id] : `${words[id]}, ${words.percent(percent)}`;
}

/** Why a fee is not simply its percentage. */
function feeNote(rule: FeeRule | null, fee: Centavos): string | undefined {
  if (rule === null) {
    return words.tier;
  }
  if (rule.minFee !== null && fee === rule.minFee) {
    return words.atLeast(formatMoney(rule.minFee));
  }
  return rule.maxFee !== null && fee === rule.maxFee ? words.atMost(formatMoney(rule.maxFee)) : undefined;
}

/** What the fee would be without its discount; undefined when there is none. */
function feeBefore(id: FeeId, price: Centavos, rules: FeeRules): PayoutLine['was'] {
  const rule = rules[id];
  if (rule === null || rule.discountFeeAmount === null) {
    return undefined;
  }
  const plain = sellerQuote({ price, feeRules: { ...rules, [id]: { ...rule, discountFeeAmount: null } } });
  const line = plain.lines.find((each) => each.id === id);
  return line === undefined ? undefined : { amount: formatMoney(line.amount), label: words.before };
}

function payoutLine({ id, amount }: SellerQuote['lines'][number], price: Centavos, rules: FeeRules): PayoutLine {
  if (id === 'price') {
    return { id, label: words.price, amount: formatMoney(amount) };
  }
  const note = feeNote(rules[id], centavos(Math.abs(amount)));
  const was = feeBefore(id, price, rules);
  return {
    id,
    label: feeLabel(id, rules[id]),
    amount: formatMoney(amount),
    ...(note === undefined ? {} : { note }),
    ...(was === undefined ? {} : { was }),
  };
}

/** What each way of backing out costs: nothing before a sale, then what the rules keep. */
function costsOf(deposit: Centavos): readonly Cost[] {
  const before = { id: 'before', name: costWords.before, note: costWords.beforeNote, amount: formatMoney(zero) };
  const penalties = penaltyPreview(deposit).map(({ detail, kept, returned }) => ({
    id: detail,
    name: costWords.names[detail] ?? detail,
    note: returned === 0 ? costWords.whole : costWords.part(formatMoney(returned)),
    amount: formatMoney(kept),
    tone: 'ink' as const,
  }));
  return [{ ...before, tone: 'positive' }, ...penalties];
}

/** Everything that a seller gets and risks at a price. */
export function payoutAt(price: Centavos, feeRules: FeeRules): Payout {
  const quote = sellerQuote({ price, feeRules });
  return {
    income: formatMoney(quote.income),
    lines: [
      ...quote.lines.map((line) => payoutLine(line, price, feeRules)),
      { id: 'net', label: words.net, note: words.netNote, amount: formatMoney(quote.income), kind: 'total' },
    ],
    deposit: quote.deposit,
    depositLine: {
      id: 'deposit',
      label: words.deposit,
      note: words.depositNote,
      amount: formatMoney(quote.deposit),
      kind: 'strong',
    },
    costs: costsOf(quote.deposit),
  };
}

export const expiryOptions = expiryDayChoices.map((days) => ({
  value: String(days),
  label: sellTexts.expiry.days(days),
}));

/** One of the three durations, from a text of the page. */
export function expiryDaysOf(text: string | null): ExpiryDays | null {
  return expiryDayChoices.find((days) => String(days) === text) ?? null;
}

/** The last day on sale for an ask that goes live now. */
export function lastDay(now: Date, days: ExpiryDays): string {
  return formatDate(manilaDate(new Date(now.getTime() + days * DAY_MS)));
}
