import { sellerFees } from '../config/fees.ts';
import { pesos } from '../money/centavos.ts';
import { decide } from '../trade/decide.ts';
import type { Decision } from '../trade/decision.ts';
import type { EventId } from '../trade/transitions.table.ts';
import {
  askFixture as ask,
  attemptFixture as attempt,
  buyerFacts,
  depositAttemptFixture as depositAttempt,
  ids,
  itemFacts,
  tuesday as now,
  orderFixture as order,
  paidOrderFixture as paid,
  price,
  sellerFacts,
  unpaidAskFixture as unpaidAsk,
} from './trade-fixtures.ts';

const closed = { reason: 'no_return_required', detail: 'payment_timeout' } as const;
const post = {
  name: 'post_ask',
  askId: ids.ask,
  depositId: ids.deposit,
  itemId: ids.item,
  skuId: ids.sku,
  price,
  expiryDays: 30,
} as const;
const buy = {
  name: 'buy_at_lowest_ask',
  orderId: ids.order,
  skuId: ids.sku,
  lane: 'standard',
  maxTotal: pesos(7_000),
} as const;
const reserved = ask({ status: 'buyer_to_pay', listingRemainingMs: 3_600_000 * 48 });
const confirming = { ask: ask({ status: 'confirming_buyer_order' }), order: paid() };
const toShip = { ask: ask({ status: 'to_ship' }), order: paid({ status: 'seller_to_ship' }) };
const shipped = { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC123456789' };
const onWay = {
  ask: ask({ status: 'on_way_to_warehouse' }),
  order: paid({ status: 'on_way_to_warehouse', ...shipped }),
};
const received = {
  ask: ask({ status: 'platform_received' }),
  order: paid({ status: 'platform_received', ...shipped }),
};
const inspecting = {
  ask: ask({ status: 'under_inspection' }),
  order: paid({ status: 'under_inspection', ...shipped }),
};
const sold = ask({ status: 'transaction_successful' }, { status: 'returned' });
const toSend = { ask: sold, order: paid({ status: 'platform_to_ship' }) };
const toReceive = { ask: sold, order: paid({ status: 'to_receive', outboundTrackingNumber: 'NINJA12345678' }) };
const delivered = { ask: sold, order: { ...toReceive.order, deliveryAt: now } };
const number = { courier: 'lbcexpress', trackingNumber: 'LBC 123-456-789' };
const noShip = { reason: 'no_return_required', detail: 'seller_ship_timeout' } as const;
const fined = {
  ask: ask({ status: 'transaction_closed', closure: noShip }, { status: 'deducted', deductedAmount: pesos(650) }),
  order: paid({ status: 'transaction_closed', closure: noShip }),
};

/** At least one case for each row of the table: the row that must answer, and how to reach it. */
export const tradeCases: Readonly<Record<EventId, () => Decision>> = {
  E01: () => decide(post, { seller: sellerFacts, item: itemFacts }, now),
  E02: () =>
    decide(
      { name: 'pay_deposit', attemptId: ids.depositAttempt, channel: 'GCASH' },
      { ask: unpaidAsk(), pendingAttempt: null },
      now,
    ),
  E03: () =>
    decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: unpaidAsk(), attempt: depositAttempt() }, now),
  E04: () => decide({ name: 'deposit_failed' }, { ask: unpaidAsk(), attempt: depositAttempt() }, now),
  T1x: () =>
    decide(
      { name: 'deposit_time_over' },
      { ask: unpaidAsk(), pendingAttempt: depositAttempt(), wasExtended: false },
      now,
    ),
  E05: () =>
    decide(
      { name: 'deposit_time_over' },
      { ask: unpaidAsk(), pendingAttempt: depositAttempt(), wasExtended: true },
      now,
    ),
  E06: () => {
    const late = ask({ status: 'transaction_closed' }, { status: 'voided', paidByAttemptId: null });
    return decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: late, attempt: depositAttempt() }, now);
  },
  E07: () => decide({ name: 'cancel_ask' }, { ask: unpaidAsk() }, now),
  E08: () => decide({ name: 'cancel_ask' }, { ask: ask() }, now),
  E08x: () => decide({ name: 'cancel_ask' }, { ask: reserved }, now),
  E10: () => decide({ name: 'listing_expired' }, { ask: ask() }, now),
  E31: () =>
    decide(buy, { ask: ask(), hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees }, now),
  E32: () =>
    decide(
      { name: 'pay_order', attemptId: ids.attempt, channel: 'GCASH' },
      { order: order(), pendingAttempt: null },
      now,
    ),
  E33: () => decide({ name: 'payment_failed' }, { ask: reserved, order: order(), attempt: attempt() }, now),
  T6x: () =>
    decide(
      { name: 'payment_time_over' },
      { ask: reserved, order: order(), pendingAttempt: attempt(), wasExtended: false },
      now,
    ),
  E34: () =>
    decide(
      { name: 'payment_time_over' },
      { ask: reserved, order: order(), pendingAttempt: null, wasExtended: false },
      now,
    ),
  E35: () =>
    decide(
      { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
      { ask: reserved, order: order(), pendingAttempt: null },
      now,
    ),
  E35p: () =>
    decide(
      { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
      { ask: reserved, order: order(), pendingAttempt: attempt() },
      now,
    ),
  E35f: () =>
    decide(
      { name: 'payment_failed' },
      { ask: reserved, order: order({ cancelRequested: true }), attempt: attempt() },
      now,
    ),
  E35s: () =>
    decide(
      { name: 'payment_succeeded', amount: order().total },
      { ask: reserved, order: order({ cancelRequested: true }), attempt: attempt() },
      now,
    ),
  E37a: () =>
    decide(
      { name: 'payment_succeeded', amount: order().total },
      { ask: reserved, order: order(), attempt: attempt() },
      now,
    ),
  E38: () =>
    decide(
      { name: 'payment_succeeded', amount: order().total },
      { ask: ask(), order: order({ status: 'transaction_closed', closure: closed }), attempt: attempt() },
      now,
    ),
  E39: () =>
    decide(
      { name: 'payment_succeeded', amount: order().total },
      { ...confirming, attempt: attempt({ status: 'SUCCEEDED' }) },
      now,
    ),
  E39b: () =>
    decide(
      { name: 'payment_succeeded', amount: order().total },
      { ...confirming, attempt: attempt({ id: ids.secondAttempt }) },
      now,
    ),
  E39c: () => decide({ name: 'payment_failed' }, { ...confirming, attempt: attempt({ status: 'SUCCEEDED' }) }, now),
  E41: () => decide({ name: 'confirm_order', callerId: ids.seller }, confirming, now),
  E42: () =>
    decide(
      { name: 'cancel_order', callerId: ids.seller, isSeller: true },
      { ...confirming, pendingAttempt: null },
      now,
    ),
  E43: () => decide({ name: 'confirm_time_over' }, confirming, now),
  E46: () =>
    decide(
      { name: 'seller_deliver', callerId: ids.seller, ...number },
      { ...toShip, isTrackingNumberUsed: false, wasRestarted: false },
      now,
    ),
  E47: () =>
    decide(
      { name: 'seller_deliver', callerId: ids.seller, courier: 'jtexpress-ph', trackingNumber: '960012345678' },
      { ...onWay, isTrackingNumberUsed: false, wasRestarted: false },
      now,
    ),
  E46s: () => decide({ name: 'courier_scanned', scannedAt: now }, onWay, now),
  E49: () => decide({ name: 'ship_time_over' }, toShip, now),
  E51: () =>
    decide({ name: 'cancel_order', callerId: ids.buyer, isSeller: false }, { ...toShip, pendingAttempt: null }, now),
  E52: () => decide({ name: 'scan_time_over' }, onWay, now),
  E56: () => decide({ name: 'receive_at_warehouse' }, onWay, now),
  E57: () => decide({ name: 'begin_inspection' }, received, now),
  E58: () => {
    const report = { name: 'pass_inspection', points: [{ id: 'sole', verdict: 'pass' }], photoCount: 1 } as const;
    return decide(report, { ...inspecting, checklist: ['sole'], sellerFinishedSales: 5 }, now);
  },
  E67: () =>
    decide(
      { name: 'hand_to_courier', courier: 'ninjavan-ph', trackingNumber: 'NINJA12345678' },
      { ...toSend, isTrackingNumberUsed: false },
      now,
    ),
  E69: () => decide({ name: 'courier_delivered', deliveredAt: now }, toReceive, now),
  E70: () => decide({ name: 'confirm_received', callerId: ids.buyer }, delivered, now),
  E71: () => decide({ name: 'receipt_time_over' }, delivered, now),
  T21: () => decide({ name: 'release_penalty' }, { ...fined, isReleased: false, wasDepositPaidByCard: false }, now),
  E79: () => decide({ name: 'courier_delivered', deliveredAt: now }, delivered, now),
};
