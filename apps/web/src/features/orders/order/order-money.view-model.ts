import { add, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { discountTaken } from '@suki/domain/quote/defect-discount';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { sellerReceiptOf } from '@suki/domain/receipt/seller-receipt';
import { isIncomePosted } from '@suki/domain/trade/facts/whereabouts';
import { isRefundInWallet } from '@suki/domain/trade/money/refund-in-wallet';
import { hasNoSale, isBackOnSale, isPaidByUs } from '@suki/domain/trade/table/order-end';
import type { Order } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { regionOf } from '../../../region/region-of.ts';
import { day, moment } from '../../../shell/when.ts';
import { refundRetryText } from '../../trade/refund-retry-text.ts';
import { withdrawalSentence } from '../../trade/withdrawal.view-model.ts';
import { orderTexts } from '../orders.texts.ts';

const { ended: words } = orderTexts;

/** The part of an order that its buyer's receipt is made of. */
export type BoughtOrder = Pick<
  Order,
  'buyerQuote' | 'paymentInfo' | 'refunds' | 'reversedAmount' | 'status' | 'bidDeposit' | 'compensation'
> & { readonly buyerAddress: Pick<NonNullable<Order['buyerAddress']>, 'region'> | null };

/** The buyer's receipt: every line, what was paid and how, what came back. */
export function buyerMoney(order: BoughtOrder): readonly ReceiptLine[] {
  const { buyerQuote: quote, paymentInfo, status } = order;
  if (quote === null) {
    return [];
  }
  const paidAt = paymentInfo?.paidAt ?? null;
  const isPaid = paymentInfo !== null && paidAt !== null;
  const isOver = !isPaid && status === 'transaction_closed';
  const total = isPaid
    ? { label: orderTexts.paid, note: orderTexts.paidBy(channelTitle(paymentInfo.paymentMethod), moment(paidAt)) }
    : { note: orderTexts.notPaid };
  const region = regionOf(order.buyerAddress?.region);
  return [
    ...(isOver ? [neverPaid(order)] : receiptOf(quote, { region, total })),
    ...refundLines(order),
    ...reversedLine(order),
    ...inTheEnd(order),
    ...bidDepositLine(order),
    ...compensationLine(order, words.fromSellerLine),
  ];
}

/** The cost for the buyer after a part came back, such as the discount for a defect; no line when nothing did. */
function inTheEnd({ buyerQuote, refunds, reversedAmount, status }: BoughtOrder): readonly ReceiptLine[] {
  if (buyerQuote === null || refunds.length === 0 || reversedAmount !== null || !isIncomePosted(status)) {
    return [];
  }
  const left = subtract(buyerQuote.total, add(...refunds.map(({ amount }) => amount)));
  return [{ id: 'in-the-end', label: orderTexts.inTheEnd, amount: formatMoney(left), kind: 'strong' }];
}

/** True when a refund could not go back to where it came from and went to the buyer's wallet here (`E75`). */
export function isInWallet({ refunds }: Pick<Order, 'refunds'>): boolean {
  return refunds.some(isRefundInWallet);
}

function refundLines({ refunds }: Pick<Order, 'refunds'>): readonly ReceiptLine[] {
  return refunds.map(({ amount, status: state, retryAt, createdAt }, index) => ({
    id: `refund-${index}`,
    label: orderTexts.refund,
    note: retryAt === null ? `${orderTexts.refundStates[state] ?? state}, ${day(createdAt)}` : refundRetryText(retryAt),
    amount: formatMoney(amount),
    tone: 'positive' as const,
  }));
}

/** The amount that the bank has taken back: the buyer has it again, though not from us. */
function reversedLine({ reversedAmount }: Pick<Order, 'reversedAmount'>): readonly ReceiptLine[] {
  return reversedAmount === null
    ? []
    : [{ id: 'reversed', label: orderTexts.reversed, amount: formatMoney(reversedAmount) }];
}

/** When the income is in the wallet, and when it can be withdrawn from there. */
function incomeNote({ payout, status }: Pick<Order, 'payout' | 'status'>): string {
  const isThere = isIncomePosted(status) || status === 'transaction_closed';
  if (payout === null || !payout.withdrawal.isHeld) {
    return isThere ? orderTexts.receiveNow : orderTexts.receiveLater;
  }
  const when = withdrawalSentence(payout.withdrawal);
  return isThere ? orderTexts.receiveNowHeld(when) : orderTexts.receiveLaterHeld(when);
}

/** The state of a deposit in words. */
export function depositWords({ status, deductedAmount }: NonNullable<Order['deposit']>): string {
  const { depositStates } = orderTexts;
  return status === 'deducted' ? depositStates.deducted(formatMoney(deductedAmount)) : depositStates[status];
}

/** Nothing of the price has moved: what the seller has of it instead. */
function withoutSale({ compensation, closure }: Pick<Order, 'compensation' | 'closure'>): readonly ReceiptLine[] {
  const total: ReceiptLine = {
    id: 'income',
    label: orderTexts.receive,
    note: isPaidByUs({ closure }) ? words.paidByUs : orderTexts.nothingReceived,
    amount: isPaidByUs({ closure }) ? words.noAmount : formatMoney(compensation ?? zero),
    kind: 'total',
  };
  return [...compensationLine({ compensation }, words.fromBidder), total];
}

/** The share of the other side's deposit. */
function compensationLine({ compensation }: Pick<Order, 'compensation'>, label: string): readonly ReceiptLine[] {
  return compensation === null
    ? []
    : [
        {
          id: 'compensation',
          label,
          note: words.fromBidderNote,
          amount: formatMoney(compensation),
          tone: 'positive',
        },
      ];
}

/** The seller's payout: price, discount for a small defect, each fee, income, deposit. */
export function sellerMoney(
  order: Pick<Order, 'payout' | 'deposit' | 'status' | 'closure' | 'compensation' | 'history'>,
): readonly ReceiptLine[] {
  const { payout, deposit } = order;
  if (payout === null) {
    return [];
  }
  const depositLine: readonly ReceiptLine[] =
    deposit === null
      ? []
      : [
          {
            id: 'deposit',
            label: orderTexts.deposit,
            note: isBackOnSale(order) && deposit.status === 'under_hold' ? words.staysHeld : depositWords(deposit),
            amount: formatMoney(deposit.amount),
            kind: 'strong',
          },
        ];
  if (hasNoSale(order)) {
    return [...withoutSale(order), ...depositLine];
  }
  const sale = { ...payout, discount: discountTaken(payout) };
  const names = { price: orderTexts.sellerPrice, total: { label: orderTexts.receive, note: incomeNote(order) } };
  return [...sellerReceiptOf(sale, names), ...depositLine];
}

/** An order that ended before it was paid: nothing, or what came too late and goes back (E38). */
function neverPaid({ refunds }: Pick<Order, 'refunds'>): ReceiptLine {
  const paid = add(...refunds.map(({ amount }) => amount));
  return {
    id: 'total',
    label: words.paid,
    note: paid === 0 ? orderTexts.neverPaid : words.late,
    amount: formatMoney(paid),
    kind: 'total',
  };
}

function bidDepositLine({ bidDeposit }: Pick<Order, 'bidDeposit'>): readonly ReceiptLine[] {
  return bidDeposit === null
    ? []
    : [
        {
          id: 'bid-deposit',
          label: words.bidDeposit,
          note: depositWords(bidDeposit),
          amount: formatMoney(bidDeposit.amount),
          kind: 'strong',
        },
      ];
}
