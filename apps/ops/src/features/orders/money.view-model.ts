import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import { add, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { channelTitle } from '@suki/domain/payments/channel-title';
import { discountTaken } from '@suki/domain/quote/defect-discount';
import { receiptOf } from '@suki/domain/receipt/buyer-receipt';
import { sellerReceiptOf } from '@suki/domain/receipt/seller-receipt';
import { formatMoment } from '@suki/domain/time/format-moment';
import { refundStatuses } from '@suki/domain/trade/facts/statuses';
import { isRefundInWallet } from '@suki/domain/trade/money/refund-in-wallet';
import { hasNoSale, isBackOnSale, isPaidByUs } from '@suki/domain/trade/table/order-end';
import type { Order } from '@suki/sdk/types';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { attemptStates, depositStates, refundStates, moneyOfOrderTexts as words } from './money.texts.ts';

/** Returns the buyer's payment line by line, with the method of payment and the refunds. */
export function buyerLines(order: Order): readonly ReceiptLine[] {
  const { buyerQuote, paymentInfo, attempt } = order;
  if (buyerQuote === null) {
    return [];
  }
  const paidAt = paymentInfo?.paidAt ?? null;
  const back = [...refundLines(order), ...reversedLines(order), ...bidDepositLines(order)];
  if (paidAt === null && order.status === 'transaction_closed') {
    return [neverPaid(order), ...back];
  }
  const channel = paymentInfo === null ? null : channelTitle(paymentInfo.paymentMethod);
  const note = paidAt === null ? unpaidText(attempt) : words.paid(channel ?? '', formatMoment(new Date(paidAt)));
  const to = order.buyerAddress?.region;
  const region = isDeliveryRegion(to) ? to : null;
  return [...receiptOf(buyerQuote, { region, total: { label: words.buyerPays, note } }), ...back];
}

function unpaidText(attempt: Order['attempt']): string {
  return attempt === null
    ? words.notPaid
    : words.attempt(channelTitle(attempt.paymentMethod), attemptStates[attempt.status]);
}

/** An order that ended unpaid: ₱0, or a late payment (`E38`). */
function neverPaid({ refunds }: Pick<Order, 'refunds'>): ReceiptLine {
  const paid = add(...refunds.map(({ amount }) => amount));
  const note = paid === 0 ? words.nothingPaid : words.paidLate;
  return { id: 'total', label: words.buyerPaid, note, amount: formatMoney(paid), kind: 'total' };
}

function refundLines({ refunds }: Pick<Order, 'refunds'>): readonly ReceiptLine[] {
  return refunds.map((refund, index) => ({
    id: `refund-${index}`,
    label: words.refund,
    note: refundNote(refund),
    amount: formatMoney(refund.amount),
  }));
}

function refundNote(refund: Order['refunds'][number]): string {
  if (refund.retryAt !== null) {
    return words.refundAgain(formatMoment(new Date(refund.retryAt)));
  }
  if (isRefundInWallet(refund)) return words.refundInWallet;
  return refundStates[refundStatuses.find((status) => status === refund.status) ?? 'PENDING'];
}

function reversedLines({ reversedAmount, closure }: Pick<Order, 'reversedAmount' | 'closure'>): readonly ReceiptLine[] {
  return reversedAmount === null
    ? []
    : [
        {
          id: 'reversed',
          label: words.reversed,
          // A chargeback while the order runs ends it at our cost; a later one is the buyer's debt (`E65`, `E65b`).
          note: closure?.detail === 'chargeback' ? words.atOurCost : words.buyerOwes,
          amount: formatMoney(reversedAmount),
        },
      ];
}

function bidDepositLines({ bidDeposit }: Pick<Order, 'bidDeposit'>): readonly ReceiptLine[] {
  return bidDeposit === null
    ? []
    : [
        {
          id: 'bid-deposit',
          label: words.bidDeposit,
          note: depositWords(bidDeposit),
          amount: formatMoney(bidDeposit.amount),
        },
      ];
}

function depositWords({ status, deductedAmount }: NonNullable<Order['deposit']>): string {
  return status === 'deducted' ? words.kept(formatMoney(deductedAmount)) : depositStates[status];
}

/**
 * The seller's lines: income fee by fee, and the deposit. An order without a sale shows no price, because none was
 * paid.
 */
export function sellerLines(order: Order): readonly ReceiptLine[] {
  const { payout } = order;
  if (payout === null) {
    return [];
  }
  return [...(hasNoSale(order) ? withoutSale(order) : incomeLines(payout)), ...depositLines(order)];
}

function incomeLines(payout: NonNullable<Order['payout']>): readonly ReceiptLine[] {
  const note = payout.availableAt === null ? undefined : words.heldUntil(formatMoment(new Date(payout.availableAt)));
  const sale = { ...payout, discount: discountTaken(payout) };
  return sellerReceiptOf(sale, { total: { label: words.sellerReceives, note } });
}

function withoutSale(order: Order): readonly ReceiptLine[] {
  const { compensation } = order;
  const isOurs = isPaidByUs(order);
  return [
    ...(compensation === null
      ? []
      : [{ id: 'compensation', label: words.fromDeposit, amount: formatMoney(compensation) }]),
    {
      id: 'income',
      label: words.sellerReceives,
      note: isOurs ? words.oursInWallet : words.noSale,
      amount: isOurs ? '–' : formatMoney(compensation ?? zero),
      kind: 'total',
    },
  ];
}

function depositLines(order: Order): readonly ReceiptLine[] {
  const { deposit } = order;
  if (deposit === null) {
    return [];
  }
  const staysHeld = isBackOnSale(order) && deposit.status === 'under_hold';
  const note = staysHeld ? words.heldForAsk : depositWords(deposit);
  return [{ id: 'deposit', label: words.deposit, note, amount: formatMoney(deposit.amount) }];
}
