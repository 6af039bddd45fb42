import { DAY_MS } from '@suki/domain/config/durations';
import { type ExpiryDays, expiryDayChoices } from '@suki/domain/config/limits';
import { priceLimits } from '@suki/domain/config/prices';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import { withoutAmount } from '@suki/domain/quote/receipt-line';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { receivedOf, sellerReceiptOf } from '@suki/domain/quote/seller-receipt';
import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import type { Cost } from '@suki/ui/market/CostTable/CostTable';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { depositNote } from '../trade/deposit-note.ts';
import { sellTexts } from './sell.texts.ts';

const { lines: words, costs: costWords } = sellTexts;

export type Payout = {
  readonly income: string;
  readonly lines: readonly ReceiptLine[];
  readonly deposit: Centavos;
  readonly depositLine: ReceiptLine;
  readonly costs: readonly Cost[];
};

/** The fees of the item, and whether tax is withheld from this seller. */
export type SellerRules = FeeRules & { readonly isTaxWithheld?: boolean | undefined };

export type Sale = {
  /** To the highest bid: nothing comes before the sale, and nothing has to be confirmed after it (lifecycle, E37b). */
  readonly isFromBid?: boolean | undefined;
  /** Where the item would come back to; null: not known. */
  readonly sellerRegion?: DeliveryRegion | null | undefined;
};

/** What each way of backing out costs: nothing before a sale, then what the rules keep. */
function costsOf(deposit: Centavos, { isFromBid = false, sellerRegion = null }: Sale): readonly Cost[] {
  const before: Cost = {
    id: 'before',
    name: costWords.before,
    note: costWords.beforeNote,
    amount: formatMoney(zero),
    tone: 'positive',
  };
  const names = isFromBid ? { ...costWords.names, ...costWords.namesFromBid } : costWords.names;
  const penalties = penaltyPreview(deposit, { isFromBid, sellerRegion }).map(({ detail, kept, returned }) => ({
    id: detail,
    name: names[detail] ?? detail,
    note: returned === 0 ? costWords.whole : costWords.part(formatMoney(returned)),
    amount: formatMoney(kept),
    tone: 'ink' as const,
  }));
  return isFromBid ? penalties : [before, ...penalties];
}

/** Everything that a seller gets and risks at a price, the own one or that of the highest bid. */
export function payoutAt(
  price: Centavos,
  { isTaxWithheld = false, ...feeRules }: SellerRules,
  sale: Sale = {},
): Payout {
  const quote = sellerQuote({ price, feeRules, isTaxWithheld });
  const lines = sellerReceiptOf(quote, {
    feeRules,
    price: sale.isFromBid === true ? sellTexts.now.line : words.price,
    total: { label: words.net, note: words.netNote },
  });
  return {
    income: formatMoney(receivedOf(quote)),
    lines,
    deposit: quote.deposit,
    depositLine: {
      id: 'deposit',
      label: words.deposit,
      note: depositNote(),
      amount: formatMoney(quote.deposit),
      kind: 'strong',
    },
    costs: costsOf(quote.deposit, sale),
  };
}

/** The lines of a payout while there is no price: every fee with its rule, dashes for the amounts. */
export function payoutWithoutPrice(feeRules: FeeRules): Pick<Payout, 'lines' | 'depositLine'> {
  const { lines, depositLine } = payoutAt(priceLimits.min, feeRules);
  return { lines: lines.map(withoutAmount), depositLine: withoutAmount(depositLine) };
}

/** The same payout once it is known where the item would come back to: that way is part of what backing out costs. */
export function payoutBackTo(payout: Payout, sale: Sale): Payout {
  return { ...payout, costs: costsOf(payout.deposit, sale) };
}

/** The same for a pair whose ask is on sale already: it has put down this deposit, and no other one is due. */
export function payoutOfOwnAsk(payout: Payout, deposit: Centavos, sale: Sale): Payout {
  const depositLine = { ...payout.depositLine, label: words.held, note: words.heldNote, amount: formatMoney(deposit) };
  return { ...payout, deposit, depositLine, costs: costsOf(deposit, sale) };
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
