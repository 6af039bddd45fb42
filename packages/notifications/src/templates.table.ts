import type { MessageKind } from '@suki/domain/trade/message-kinds';
import { askAtWarehouse } from './ask-at-warehouse/ask-at-warehouse.ts';
import { askDepositLapsed } from './ask-deposit-lapsed/ask-deposit-lapsed.ts';
import { askExpired } from './ask-expired/ask-expired.ts';
import { askInInspection } from './ask-in-inspection/ask-in-inspection.ts';
import { askLive } from './ask-live/ask-live.ts';
import { askToPay } from './ask-to-pay/ask-to-pay.ts';
import { compensation } from './compensation/compensation.ts';
import { depositFailed } from './deposit-failed/deposit-failed.ts';
import { depositReturned } from './deposit-returned/deposit-returned.ts';
import { depositReturnedLate } from './deposit-returned-late/deposit-returned-late.ts';
import { latePaymentRefunded } from './late-payment-refunded/late-payment-refunded.ts';
import type { MessageTemplate } from './message-template.ts';
import { orderAtWarehouse } from './order-at-warehouse/order-at-warehouse.ts';
import { orderCancelled } from './order-cancelled/order-cancelled.ts';
import { orderCancelledRefunded } from './order-cancelled-refunded/order-cancelled-refunded.ts';
import { orderCancelling } from './order-cancelling/order-cancelling.ts';
import { orderConfirm } from './order-confirm/order-confirm.ts';
import { orderConfirmed } from './order-confirmed/order-confirmed.ts';
import { orderDelivered } from './order-delivered/order-delivered.ts';
import { orderInInspection } from './order-in-inspection/order-in-inspection.ts';
import { orderNotScanned } from './order-not-scanned/order-not-scanned.ts';
import { orderNotScannedFine } from './order-not-scanned-fine/order-not-scanned-fine.ts';
import { orderNotShipped } from './order-not-shipped/order-not-shipped.ts';
import { orderNotShippedFine } from './order-not-shipped-fine/order-not-shipped-fine.ts';
import { orderOnWay } from './order-on-way/order-on-way.ts';
import { orderPaid } from './order-paid/order-paid.ts';
import { orderPassed } from './order-passed/order-passed.ts';
import { orderPaymentLapsed } from './order-payment-lapsed/order-payment-lapsed.ts';
import { orderReceived } from './order-received/order-received.ts';
import { orderReceivedByTime } from './order-received-by-time/order-received-by-time.ts';
import { orderRefunded } from './order-refunded/order-refunded.ts';
import { orderRejected } from './order-rejected/order-rejected.ts';
import { orderRejectedFine } from './order-rejected-fine/order-rejected-fine.ts';
import { orderSent } from './order-sent/order-sent.ts';
import { orderUnanswered } from './order-unanswered/order-unanswered.ts';
import { orderUnansweredFine } from './order-unanswered-fine/order-unanswered-fine.ts';
import { paymentFailed } from './payment-failed/payment-failed.ts';
import { payoutFailed } from './payout-failed/payout-failed.ts';
import { payoutReversed } from './payout-reversed/payout-reversed.ts';
import { payoutSucceeded } from './payout-succeeded/payout-succeeded.ts';
import { saleIncome } from './sale-income/sale-income.ts';
import { saleIncomeHeld } from './sale-income-held/sale-income-held.ts';
import { secondPaymentRefunded } from './second-payment-refunded/second-payment-refunded.ts';

/** A template for every kind that a rule of the trade sends: one that is missing does not compile. */
export const templates: { readonly [Kind in MessageKind]: MessageTemplate<Kind> } = {
  'ask-to-pay': askToPay,
  'ask-live': askLive,
  'deposit-failed': depositFailed,
  'ask-deposit-lapsed': askDepositLapsed,
  'deposit-returned': depositReturned,
  'deposit-returned-late': depositReturnedLate,
  'ask-expired': askExpired,
  'payment-failed': paymentFailed,
  'order-payment-lapsed': orderPaymentLapsed,
  'order-cancelling': orderCancelling,
  'order-cancelled': orderCancelled,
  'order-cancelled-refunded': orderCancelledRefunded,
  'late-payment-refunded': latePaymentRefunded,
  'second-payment-refunded': secondPaymentRefunded,
  'order-paid': orderPaid,
  'order-confirm': orderConfirm,
  'order-confirmed': orderConfirmed,
  'order-rejected': orderRejected,
  'order-rejected-fine': orderRejectedFine,
  'order-unanswered': orderUnanswered,
  'order-unanswered-fine': orderUnansweredFine,
  'order-refunded': orderRefunded,
  'order-on-way': orderOnWay,
  'order-not-shipped': orderNotShipped,
  'order-not-shipped-fine': orderNotShippedFine,
  'order-not-scanned': orderNotScanned,
  'order-not-scanned-fine': orderNotScannedFine,
  'order-at-warehouse': orderAtWarehouse,
  'ask-at-warehouse': askAtWarehouse,
  'order-in-inspection': orderInInspection,
  'ask-in-inspection': askInInspection,
  'order-passed': orderPassed,
  'sale-income': saleIncome,
  'sale-income-held': saleIncomeHeld,
  'order-sent': orderSent,
  'order-delivered': orderDelivered,
  'order-received': orderReceived,
  'order-received-by-time': orderReceivedByTime,
  compensation,
  'payout-succeeded': payoutSucceeded,
  'payout-failed': payoutFailed,
  'payout-reversed': payoutReversed,
};
