import { quoteLinesEn } from '@suki/domain/messages/quote-lines.en';
import { negate } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { discountTaken } from '@suki/domain/quote/defect-discount';
import { isIncomePosted } from '@suki/domain/trade/whereabouts';
import type { Order } from '@suki/sdk/types';
import { feeLines } from '../../trade/fee-lines.ts';
import { day, moment } from '../../trade/when.ts';
import { orderTexts } from '../orders.texts.ts';

export type MoneyLine = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly kind?: 'line' | 'strong' | 'total';
  readonly tone?: 'positive' | 'critical';
};

const quoteTexts: Readonly<Record<string, string>> = quoteLinesEn;

/** The buyer's receipt: every line, what was paid and how, what came back. */
export function buyerMoney(
  order: Pick<Order, 'buyerQuote' | 'paymentInfo' | 'refunds' | 'status'>,
): readonly MoneyLine[] {
  const { buyerQuote: quote, paymentInfo, refunds, status } = order;
  if (quote === null) {
    return [];
  }
  const paidAt = paymentInfo?.paidAt ?? null;
  const isPaid = paymentInfo !== null && paidAt !== null;
  const unpaid = status === 'to_pay' ? orderTexts.notPaid : orderTexts.neverPaid;
  return [
    ...quote.lines.map(({ id, amount, rule }) => {
      const note = id === 'price' ? undefined : quoteTexts[`${rule}.rule`];
      return {
        id,
        label: quoteTexts[`quote.${id}`] ?? id,
        amount: formatMoney(amount),
        ...(note === undefined ? {} : { note }),
      };
    }),
    {
      id: 'total',
      label: isPaid ? orderTexts.paid : orderTexts.toPay,
      note: isPaid ? orderTexts.paidBy(channelTitle(paymentInfo.paymentMethod), moment(paidAt)) : unpaid,
      amount: formatMoney(quote.total),
      kind: 'total',
    },
    ...refunds.map(({ amount, status: state, createdAt }, index) => ({
      id: `refund-${index}`,
      label: orderTexts.refund,
      note: `${orderTexts.refundStates[state] ?? state}, ${day(createdAt)}`,
      amount: formatMoney(amount),
      tone: 'positive' as const,
    })),
  ];
}

/** Whether money that could not go back to where it came from lies in the buyer's wallet here (E75). */
export function isInWallet({ refunds }: Pick<Order, 'refunds'>): boolean {
  return refunds.some(({ status }) => status === 'FAILED');
}

/** When the seller has their income. */
function incomeNote({ payout, status }: Pick<Order, 'payout' | 'status'>): string {
  if (status === 'transaction_closed') {
    return orderTexts.nothingReceived;
  }
  if (!isIncomePosted(status)) {
    return orderTexts.receiveLater;
  }
  const from = payout?.availableAt ?? null;
  return from === null ? orderTexts.receiveNow : orderTexts.availableFrom(moment(from));
}

/** What becomes of a deposit, in words. */
export function depositWords({ status, deductedAmount }: NonNullable<Order['deposit']>): string {
  const { depositStates } = orderTexts;
  return status === 'deducted' ? depositStates.deducted(formatMoney(deductedAmount)) : depositStates[status];
}

/** The seller's payout: price, the discount for a small defect, each fee, what they receive, the deposit. */
export function sellerMoney(order: Pick<Order, 'payout' | 'deposit' | 'status'>): readonly MoneyLine[] {
  const { payout, deposit } = order;
  if (payout === null) {
    return [];
  }
  const depositLine: readonly MoneyLine[] =
    deposit === null
      ? []
      : [
          {
            id: 'deposit',
            label: orderTexts.deposit,
            note: depositWords(deposit),
            amount: formatMoney(deposit.amount),
            kind: 'strong',
          },
        ];
  const discount = discountTaken(payout);
  const discountLine: readonly MoneyLine[] =
    discount === 0 ? [] : [{ id: 'discount', label: orderTexts.discount, amount: formatMoney(negate(discount)) }];
  return [
    { id: 'price', label: orderTexts.sellerPrice, amount: formatMoney(payout.price) },
    ...discountLine,
    ...feeLines(payout),
    {
      id: 'income',
      label: orderTexts.receive,
      note: incomeNote(order),
      amount: formatMoney(payout.income),
      kind: 'total',
    },
    ...depositLine,
  ];
}
