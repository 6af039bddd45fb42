import { type QuoteMessageId, quoteLinesEn } from '@suki/domain/messages/quote-lines.en';
import { type Centavos, negate, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { discountTaken } from '@suki/domain/quote/defect-discount';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { DepositStatus } from '@suki/domain/trade/statuses';
import type { Order } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/Receipt/Receipt';

/** What the buyer pays, line by line, how it was paid, and what went back. */
export function buyerLines({ buyerQuote, paymentInfo, attempt, refunds }: Order): readonly ReceiptLine[] {
  if (buyerQuote === null) {
    return [];
  }
  const channel = paymentInfo === null ? null : channelTitle(paymentInfo.paymentMethod);
  const paidAt = paymentInfo?.paidAt ?? null;
  const note = paidAt === null ? unpaidText(attempt) : `${channel ?? ''}, ${formatMoment(new Date(paidAt))}`;
  return [
    ...buyerQuote.lines.map(({ id, amount, rule }) => ({ id, label: lineName(rule), amount: formatMoney(amount) })),
    { id: 'total', label: 'Buyer pays', note, amount: formatMoney(buyerQuote.total), kind: 'total' as const },
    ...refunds.map(({ amount, status, retryAt, createdAt }) => ({
      id: `refund-${createdAt}`,
      label: 'Refund',
      note: retryAt === null ? status.toLowerCase() : `failed, sent again ${formatMoment(new Date(retryAt))}`,
      amount: formatMoney(amount),
    })),
  ];
}

function unpaidText(attempt: Order['attempt']): string {
  return attempt === null ? 'not paid yet' : `${channelTitle(attempt.paymentMethod)}, ${attempt.status.toLowerCase()}`;
}

const depositWords: Readonly<Record<DepositStatus, string>> = {
  due: 'not paid yet',
  under_hold: 'held',
  returned: 'returned',
  deducted: 'kept in part or in full',
  voided: 'never paid, no longer wanted',
};

/** What the seller receives, fee by fee, and where the deposit is. */
export function sellerLines({ payout, deposit }: Order): readonly ReceiptLine[] {
  if (payout === null) {
    return [];
  }
  const discount = discountTaken(payout);
  const line = (id: string, name: QuoteMessageId, amount: Centavos): ReceiptLine => ({
    id,
    label: quoteLinesEn[name],
    amount: formatMoney(amount),
  });
  const availableAt =
    payout.availableAt === null ? undefined : `held until ${formatMoment(new Date(payout.availableAt))}`;
  return [
    line('price', 'quote.price', payout.price),
    ...(discount === 0
      ? []
      : [{ id: 'discount', label: 'Discount for the defect', amount: formatMoney(negate(discount)) }]),
    line('techService', 'quote.techService', negate(payout.techServiceFee)),
    line('payment', 'quote.payment', negate(payout.paymentFee)),
    line('operational', 'quote.operational', negate(payout.operationalFee)),
    ...(payout.tax === 0 ? [] : [line('tax', 'quote.tax', negate(payout.tax))]),
    {
      id: 'income',
      label: 'Seller receives',
      note: availableAt,
      amount: formatMoney(subtract(payout.income, payout.tax)),
      kind: 'total',
    },
    ...(deposit === null
      ? []
      : [{ id: 'deposit', label: 'Deposit', note: depositWords[deposit.status], amount: formatMoney(deposit.amount) }]),
  ];
}

function lineName(rule: string): string {
  return isQuoteMessage(rule) ? quoteLinesEn[rule] : rule;
}

function isQuoteMessage(id: string): id is QuoteMessageId {
  return id in quoteLinesEn;
}
