import { formatMoney } from '@suki/domain/money/format-money';
import type { ClosureDetail } from '@suki/domain/trade/statuses';
import type { EventId } from '@suki/domain/trade/transitions.table';
import type { Order } from '@suki/sdk/types';
import { orderTexts } from '../orders.texts.ts';
import { sideOf } from './order-head.view-model.ts';

const { ended: words } = orderTexts;

/** Ends after the item has passed, or left our hands: the seller keeps the income (lifecycle, sections 5 and 7). */
const soldAllTheSame: readonly EventId[] = [
  'E65-passed',
  'E68',
  'E68-flash',
  'E68-auto',
  'E68-auto-flash',
  'E68d',
  'E68d-flash',
  'E72-close',
  'E73',
  'E73-courier',
  'E74-back',
];

/** Ends that put the seller's ask back into the market. */
const backOnSale: readonly EventId[] = [
  'E34',
  'E35',
  'E35f',
  'E35s',
  'E36',
  'E36-cancel',
  'E44',
  'E45-relist',
  'E45-bid-relist',
  'E45-paid-relist',
];

/** Ends where we pay the seller for the item (P10). How much, the wallet says. */
const paidByUs: readonly ClosureDetail[] = ['lost_inbound', 'platform_loss', 'transit_damage'];

type Ended = Pick<Order, 'status' | 'history'>;

const hasEvent = ({ history }: Pick<Order, 'history'>, events: readonly string[]): boolean =>
  history.some(({ event }) => events.includes(event));

/** Whether the order ended without a sale: the seller has no income of it. */
export function hasNoSale(order: Ended): boolean {
  return order.status === 'transaction_closed' && !hasEvent(order, soldAllTheSame);
}

/** Whether the ask of an ended order stands in the market again. */
export function isBackOnSale(order: Ended): boolean {
  return order.status === 'transaction_closed' && hasEvent(order, backOnSale);
}

/** Whether we pay the seller of an ended order for the item, in an amount that the order does not know. */
export function isPaidByUs({ closure }: Pick<Order, 'closure'>): boolean {
  return closure !== null && paidByUs.includes(closure.detail);
}

/** What the end of an order moved on the side of its reader, a sentence each; nothing while it runs. */
export function endedWords(
  order: Ended & Pick<Order, 'role' | 'bidDeposit' | 'compensation' | 'paymentInfo' | 'refunds'>,
): readonly string[] {
  if (!hasNoSale(order)) {
    return [];
  }
  const { bidDeposit, compensation, paymentInfo, refunds } = order;
  if (sideOf(order.role) === 'seller') {
    return [
      ...(compensation === null ? [] : [words.compensation(formatMoney(compensation))]),
      ...(isBackOnSale(order) ? [words.backOnSale] : []),
    ];
  }
  const hasPaid = (paymentInfo?.paidAt ?? null) !== null || refunds.length > 0;
  const kept = bidDeposit?.status === 'deducted' ? words.depositKept(formatMoney(bidDeposit.deductedAmount)) : null;
  return [...(hasPaid ? [] : [words.nothingPaid]), ...(kept === null ? [] : [kept])];
}
