import { formatMoney } from '@suki/domain/money/format-money';
import { hasNoSale, isBackOnSale } from '@suki/domain/trade/table/order-end';
import type { Order } from '@suki/sdk/types';
import { orderTexts } from '../orders.texts.ts';
import { sideOf } from './order-head.view-model.ts';

const { ended: texts } = orderTexts;

type Ended = Pick<Order, 'status' | 'history'>;

/** The money that the end of an order moved for its viewer, one sentence each; empty while the order runs. */
export function endedWords(
  order: Ended & Pick<Order, 'role' | 'bidDeposit' | 'compensation' | 'paymentInfo' | 'refunds'>,
): readonly string[] {
  if (!hasNoSale(order)) {
    return [];
  }
  const { bidDeposit, compensation, paymentInfo, refunds } = order;
  if (sideOf(order.role) === 'seller') {
    return [
      ...(compensation === null ? [] : [texts.compensation(formatMoney(compensation))]),
      ...(isBackOnSale(order) ? [texts.backOnSale] : []),
    ];
  }
  const hasPaid = (paymentInfo?.paidAt ?? null) !== null || refunds.length > 0;
  const kept = bidDeposit?.status === 'deducted' ? texts.depositKept(formatMoney(bidDeposit.deductedAmount)) : null;
  return [
    ...(hasPaid ? [] : [texts.nothingPaid]),
    ...(kept === null ? [] : [kept]),
    ...(compensation === null ? [] : [texts.fromSeller(formatMoney(compensation))]),
  ];
}
