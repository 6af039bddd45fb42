import { sellerFees } from '../src/config/fees.ts';
import { pesos } from '../src/money/centavos.ts';
import type { EventId } from '../src/trade/table/transitions.table.ts';
import { nudgeCases, returnCases, stockCases } from './trade-cases/after.ts';
import { bidCases } from './trade-cases/bids.ts';
import { buyingCases } from './trade-cases/buying.ts';
import { ask, type Case } from './trade-cases/case.ts';
import { listingCases } from './trade-cases/listing.ts';
import { sendingCases } from './trade-cases/sending.ts';
import { inspectionCases, shippingCases } from './trade-cases/warehouse.ts';
import {
  askFixture,
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
const reserved = askFixture({ status: 'buyer_to_pay', listingRemainingMs: 3_600_000 * 48 });
const confirming = { ask: askFixture({ status: 'confirming_buyer_order' }), order: paid() };
const toShip = { ask: askFixture({ status: 'to_ship' }), order: paid({ status: 'seller_to_ship' }) };
const shipped = { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC123456789' };
const onWay = {
  ask: askFixture({ status: 'on_way_to_warehouse' }),
  order: paid({ status: 'on_way_to_warehouse', ...shipped }),
};
const received = {
  ask: askFixture({ status: 'platform_received' }),
  order: paid({ status: 'platform_received', ...shipped }),
};
const inspecting = {
  ask: askFixture({ status: 'under_inspection' }),
  order: paid({ status: 'under_inspection', ...shipped }),
};
const sold = askFixture({ status: 'transaction_successful' }, { status: 'returned' });
const toSend = { ask: sold, order: paid({ status: 'platform_to_ship' }) };
const toReceive = { ask: sold, order: paid({ status: 'to_receive', outboundTrackingNumber: 'NINJA12345678' }) };
const delivered = { ask: sold, order: { ...toReceive.order, deliveryAt: now } };
const number = { courier: 'lbcexpress', trackingNumber: 'LBC 123-456-789' };
const none = { day: 0, month: 0 };
const noShip = { reason: 'no_return_required', detail: 'seller_ship_timeout' } as const;
const fined = {
  ask: askFixture(
    { status: 'transaction_closed', closure: noShip },
    { status: 'deducted', deductedAmount: pesos(650) },
  ),
  order: paid({ status: 'transaction_closed', closure: noShip }),
};

const lateAsk = askFixture({ status: 'transaction_closed' }, { status: 'voided', paidByAttemptId: null });

/** At least one case for each row of the table: the row that must answer, and how to reach it. */
export const tradeCases: Readonly<Record<EventId, Case>> = {
  E01: ask(post, { seller: sellerFacts, item: itemFacts }),
  E02: ask(
    { name: 'pay_deposit', attemptId: ids.depositAttempt, channel: 'GCASH' },
    { ask: unpaidAsk(), pendingAttempt: null },
  ),
  E03: ask({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: unpaidAsk(), attempt: depositAttempt() }),
  E04: ask({ name: 'deposit_failed' }, { ask: unpaidAsk(), attempt: depositAttempt() }),
  T1x: ask({ name: 'deposit_time_over' }, { ask: unpaidAsk(), pendingAttempt: depositAttempt(), wasExtended: false }),
  E05: ask({ name: 'deposit_time_over' }, { ask: unpaidAsk(), pendingAttempt: depositAttempt(), wasExtended: true }),
  E06: ask({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: lateAsk, attempt: depositAttempt() }),
  E07: ask({ name: 'cancel_ask' }, { ask: unpaidAsk() }),
  E08: ask({ name: 'cancel_ask' }, { ask: askFixture() }),
  E08x: ask({ name: 'cancel_ask' }, { ask: reserved }),
  E10: ask({ name: 'listing_expired' }, { ask: askFixture() }),
  E31: ask(buy, { ask: askFixture(), hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees }),
  E32: ask({ name: 'pay_order', attemptId: ids.attempt, channel: 'GCASH' }, { order: order(), pendingAttempt: null }),
  E33: ask({ name: 'payment_failed' }, { ask: reserved, order: order(), attempt: attempt() }),
  T6x: ask(
    { name: 'payment_time_over' },
    { ask: reserved, order: order(), pendingAttempt: attempt(), wasExtended: false },
  ),
  E34: ask({ name: 'payment_time_over' }, { ask: reserved, order: order(), pendingAttempt: null, wasExtended: false }),
  E35: ask(
    { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
    { ask: reserved, order: order(), pendingAttempt: null, cancellations: none },
  ),
  E35p: ask(
    { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
    { ask: reserved, order: order(), pendingAttempt: attempt(), cancellations: none },
  ),
  E35f: ask({ name: 'payment_failed' }, { ask: reserved, order: order({ cancelRequested: true }), attempt: attempt() }),
  E35s: ask(
    { name: 'payment_succeeded', amount: order().total },
    { ask: reserved, order: order({ cancelRequested: true }), attempt: attempt() },
  ),
  E37a: ask(
    { name: 'payment_succeeded', amount: order().total },
    { ask: reserved, order: order(), attempt: attempt() },
  ),
  E38: ask(
    { name: 'payment_succeeded', amount: order().total },
    { ask: askFixture(), order: order({ status: 'transaction_closed', closure: closed }), attempt: attempt() },
  ),
  E39: ask(
    { name: 'payment_succeeded', amount: order().total },
    { ...confirming, attempt: attempt({ status: 'SUCCEEDED' }) },
  ),
  E39b: ask(
    { name: 'payment_succeeded', amount: order().total },
    { ...confirming, attempt: attempt({ id: ids.secondAttempt }) },
  ),
  E39c: ask({ name: 'payment_failed' }, { ...confirming, attempt: attempt({ status: 'SUCCEEDED' }) }),
  E41: ask({ name: 'confirm_order', callerId: ids.seller }, confirming),
  E42: ask(
    { name: 'cancel_order', callerId: ids.seller, isSeller: true },
    { ...confirming, pendingAttempt: null, cancellations: none },
  ),
  E43: ask({ name: 'confirm_time_over' }, confirming),
  E46: ask(
    { name: 'seller_deliver', callerId: ids.seller, ...number },
    { ...toShip, isTrackingNumberUsed: false, wasRestarted: false },
  ),
  E47: ask(
    { name: 'seller_deliver', callerId: ids.seller, courier: 'jtexpress-ph', trackingNumber: '960012345678' },
    { ...onWay, isTrackingNumberUsed: false, wasRestarted: false },
  ),
  E46s: ask({ name: 'courier_scanned', scannedAt: now }, onWay),
  E49: ask({ name: 'ship_time_over' }, toShip),
  E51: ask(
    { name: 'cancel_order', callerId: ids.buyer, isSeller: false },
    { ...toShip, pendingAttempt: null, cancellations: none },
  ),
  E52: ask({ name: 'scan_time_over' }, onWay),
  E56: ask({ name: 'receive_at_warehouse', isByOrderNumber: false }, onWay),
  E57: ask({ name: 'begin_inspection' }, received),
  E58: ask(
    { name: 'pass_inspection', points: [{ id: 'sole', verdict: 'pass' }], photoCount: 1 },
    { ...inspecting, checklist: ['sole'], sellerFinishedSales: 5 },
  ),
  E67: ask(
    { name: 'hand_to_courier', courier: 'ninjavan-ph', trackingNumber: 'NINJA12345678' },
    { ...toSend, isTrackingNumberUsed: false },
  ),
  E69: ask({ name: 'courier_delivered', deliveredAt: now }, toReceive),
  E70: ask({ name: 'confirm_received', callerId: ids.buyer }, delivered),
  E71: ask({ name: 'receipt_time_over' }, delivered),
  T21: ask({ name: 'release_penalty' }, { ...fined, isReleased: false, wasDepositPaidByCard: false }),
  E79: ask({ name: 'courier_delivered', deliveredAt: now }, delivered),
  ...listingCases,
  ...bidCases,
  ...buyingCases,
  ...shippingCases,
  ...inspectionCases,
  ...sendingCases,
  ...returnCases,
  ...stockCases,
  ...nudgeCases,
};
