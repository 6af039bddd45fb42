import { DAY_MS } from '@suki/domain/config/durations';
import { type ExpiryDays, expiryDayChoices } from '@suki/domain/config/limits';
import { priceLimits } from '@suki/domain/config/prices';
import type { DeliveryRegion } from '@suki/domain/delivery/regions.table';
import { type PenaltyGroup, penaltyGroups } from '@suki/domain/deposits/penalty-groups';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { type Centavos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { withoutAmount } from '@suki/domain/receipt/receipt-line';
import { receivedOf, sellerReceiptOf } from '@suki/domain/receipt/seller-receipt';
import { enumeration } from '@suki/domain/texts/enumeration';
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
  /** The line over the costs, while they are folded. */
  readonly costsLine: string;
};

/** The fees of the item, and whether tax is withheld from this seller. */
export type SellerRules = FeeRules & { readonly isTaxWithheld?: boolean | undefined };

export type Sale = {
  /** True for a sale to the highest bid: it has no time on sale, and the seller need not confirm it. */
  readonly isFromBid?: boolean | undefined;
  /** The region that the item would return to; null while unknown. */
  readonly sellerRegion?: DeliveryRegion | null | undefined;
};

/** The cost of each kind of cancellation: nothing before a sale, then the parts that the rules keep. */
function costsOf(
  deposit: Centavos,
  { isFromBid = false, sellerRegion = null }: Sale,
): Pick<Payout, 'costs' | 'costsLine'> {
  const before: Cost = {
    id: 'before',
    name: costWords.before,
    note: costWords.beforeNote,
    amount: formatMoney(zero),
    tone: 'positive',
  };
  const penalties = penaltyGroups(deposit, { isFromBid, sellerRegion }).map(costOf);
  const most = formatMoney(deposit);
  return isFromBid
    ? { costs: penalties, costsLine: costWords.openFromBid(most) }
    : { costs: [before, ...penalties], costsLine: costWords.open(most) };
}

/** One row for each group of the rules: several ends of one kind share a name, and the note tells them. */
function costOf({ details, isFound, kept, returned }: PenaltyGroup): Cost {
  const [detail] = details;
  const isAlone = details.length === 1 && detail !== undefined;
  const back = returned === 0 ? [] : [costWords.part(formatMoney(returned))];
  const ends = isAlone
    ? []
    : [
        costWords.any(
          enumeration(
            details.map((each) => costWords.ends[each] ?? each),
            'or',
          ),
        ),
      ];
  return {
    id: detail ?? 'none',
    name: isAlone ? (costWords.names[detail] ?? detail) : isFound ? costWords.found : costWords.broken,
    note: [...ends, ...back].join(' '),
    amount: formatMoney(kept),
    tone: 'ink',
  };
}

/** The amounts that a seller gets and risks at a price: their own price, or that of the highest bid. */
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
    ...costsOf(quote.deposit, sale),
  };
}

/** The lines without a price: every fee with its rule, and dashes for amounts. */
export function payoutWithoutPrice(feeRules: FeeRules): Pick<Payout, 'lines' | 'depositLine'> {
  const { lines, depositLine } = payoutAt(priceLimits.min, feeRules);
  return { lines: lines.map(withoutAmount), depositLine: withoutAmount(depositLine) };
}

/** The payout with a known return region: the way back is part of the cost of cancelling. */
export function payoutBackTo(payout: Payout, sale: Sale): Payout {
  return { ...payout, ...costsOf(payout.deposit, sale) };
}

/** The payout for a listed ask: its deposit is paid already, and no other one is due. */
export function payoutOfOwnAsk(payout: Payout, deposit: Centavos, sale: Sale): Payout {
  const depositLine = { ...payout.depositLine, label: words.held, note: words.heldNote, amount: formatMoney(deposit) };
  return { ...payout, deposit, depositLine, ...costsOf(deposit, sale) };
}

export const expiryOptions = expiryDayChoices.map((days) => ({
  value: String(days),
  label: sellTexts.expiry.days(days),
}));

/** One of the offered durations in days; null for any other text. */
export function expiryDaysOf(text: string | null): ExpiryDays | null {
  return expiryDayChoices.find((days) => String(days) === text) ?? null;
}

/** The last day on sale of an ask that is listed now. */
export function lastDay(now: Date, days: ExpiryDays): string {
  return formatDate(manilaDate(new Date(now.getTime() + days * DAY_MS)));
}
