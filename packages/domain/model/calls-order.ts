import { sellerFees } from '../src/config/fees.ts';
import type { UserId } from '../src/ids/id.ts';
import { centavos } from '../src/money/centavos.ts';
import type { TimerKind } from '../src/trade/facts/statuses.ts';
import { ask, type Calls } from './calls.ts';
import { getExisting } from './look.ts';
import { pendingFor } from './mirror.ts';
import { legDays } from './prices.ts';
import { lowestAsk } from './queues.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';
import { DAY } from './timers.ts';

/* Buying, paying, shipping (E31 to E55b) and stops of an order (E40, E45, E65). */

const courier = 'spx-ph';

export const orderCalls: Calls = {
  buy_at_lowest_ask: (scene, { buyerId, lane, maxTotal, couponId }) => {
    const fields = { orderId: scene.made.orderIds[0] ?? scenes.noOrder.orderId, skuId: scenes.skuId, lane };
    const queue = lowestAsk(scene, buyerId, lane);
    const { stock } = scenes.companions(scene, queue.ask ?? undefined);
    const buyer = scenes.buyerFacts(scene, buyerId);
    const coupon = scenes.couponUse(scene, couponId);
    const facts = { ...queue, buyer, item: scenes.itemOf(scene), feeRules: sellerFees, stock, coupon };
    return ask(scene, { name: 'buy_at_lowest_ask', ...fields, maxTotal: centavos(maxTotal) }, facts);
  },
  pay_order: (scene, { orderId, method }) => {
    const order = getExisting(scene.mirror.orders, orderId);
    const facts = { order, pendingAttempt: pendingFor(scene.mirror, orderId) };
    const fields = { attemptId: scene.made.attemptId, channel: scenes.channels[method] };
    return ask(scene, { name: 'pay_order', ...fields }, facts);
  },
  payment_succeeded: (scene, { attemptId, amount }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    const openedBeforeLapse = attempt.createdAt.getTime() < getExisting(scene.world.orders, attempt.subject.id).payBy;
    const trade = scenes.tradeFacts(scene, attempt.subject.id);
    const isFineInSuspense = trade.bid !== null && scenes.fineOf(scene, trade.bid.deposit.id) > 0;
    const facts = { ...trade, attempt, openedBeforeLapse, isFineInSuspense };
    return ask(scene, { name: 'payment_succeeded', amount: centavos(amount) }, facts);
  },
  payment_failed: (scene, { attemptId }) => {
    const attempt = getExisting(scene.mirror.attempts, attemptId);
    return ask(scene, { name: 'payment_failed' }, { ...scenes.tradeFacts(scene, attempt.subject.id), attempt });
  },
  cancel_order: (scene, { orderId, callerId, isSeller }) => {
    const { cancels } = scenes.person(scene, callerId);
    const facts = {
      ...scenes.tradeFacts(scene, orderId),
      pendingAttempt: pendingFor(scene.mirror, orderId),
      cancellations: { day: scenes.within(scene, cancels, DAY), month: scenes.within(scene, cancels, 30 * DAY) },
    };
    return ask(scene, { name: 'cancel_order', callerId: callerId as UserId, isSeller }, facts);
  },
  flag_risk: (scene, { orderId }) =>
    ask(scene, { name: 'hold_order' }, { ...scenes.tradeFacts(scene, orderId), ...timersOf(scene, orderId) }),
  end_risk_hold: (scene, { orderId }) => ask(scene, { name: 'release_hold' }, scenes.tradeFacts(scene, orderId)),
  platform_cancels: (scene, { orderId, fault, isFraud }) => {
    const facts = scenes.tradeFacts(scene, orderId);
    const returnCost = scenes.returnCost(scene, facts.order.sellerId);
    const side = fault === 'both' ? 'unclear' : fault;
    return ask(scene, { name: 'platform_cancel', fault: side, isFraud }, { ...facts, returnCost });
  },
  payment_reversed: (scene, { orderId, isFinal }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const { paidByAttemptId } = trade.order;
    if (paidByAttemptId === null) return null;
    const attempt = getExisting(scene.mirror.attempts, paidByAttemptId);
    const found = {
      ...scenes.reversalFacts(scene, paidByAttemptId, trade.ask.deposit.id),
      ...timersOf(scene, orderId),
    };
    return ask(scene, { name: 'payment_reversed', isFinal }, { ...trade, attempt, ...found });
  },

  confirm_order: (scene, { orderId, callerId }) =>
    ask(scene, { name: 'confirm_order', callerId: callerId as UserId }, scenes.tradeFacts(scene, orderId)),
  seller_deliver: (scene, { orderId, callerId, trackingNumber }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const others = [...scene.mirror.orders.values()].filter((one) => one.id !== orderId);
    const facts = {
      ...trade,
      isTrackingNumberUsed: others.some((one) => one.inboundTrackingNumber === trackingNumber),
      wasRestarted: scene.wasExtended,
      legDaysMax: legDays(scenes.person(scene, trade.order.sellerId).region),
    };
    return ask(scene, { name: 'seller_deliver', callerId: callerId as UserId, courier, trackingNumber }, facts);
  },
  ask_more_time: (scene, { orderId, callerId }) => {
    const fireAt = scene.mirror.timers.get(`shipment ${orderId}`);
    const window = fireAt === undefined ? null : { startedAt: scene.mirror.now, fireAt };
    const facts = { ...scenes.tradeFacts(scene, orderId), window };
    return ask(scene, { name: 'ask_more_time', callerId: callerId as UserId }, facts);
  },
  courier_scanned: (scene, { orderId, scannedAt }) =>
    ask(scene, { name: 'courier_scanned', scannedAt: new Date(scannedAt) }, scenes.tradeFacts(scene, orderId)),
  courier_lost_inbound: (scene, { orderId }) =>
    ask(
      scene,
      { name: 'inbound_lost' },
      {
        ...scenes.tradeFacts(scene, orderId),
        isSearching: scenes.isRunning(scene, 'inbound_search', orderId),
      },
    ),
  courier_returned: (scene, { orderId }) => ask(scene, { name: 'inbound_returned' }, scenes.tradeFacts(scene, orderId)),

  hand_to_courier: (scene, { orderId, trackingNumber }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const days = legDays(scenes.person(scene, trade.order.buyerId).region);
    const facts = {
      ...trade,
      isTrackingNumberUsed: false,
      arrivalMax: new Date(scene.mirror.now.getTime() + days * DAY),
      sellerFinishedSales: scenes.person(scene, trade.order.sellerId).finishedSales,
    };
    return ask(scene, { name: 'hand_to_courier', courier, trackingNumber }, facts);
  },
  courier_delivered: (scene, { orderId }) =>
    ask(scene, { name: 'courier_delivered', deliveredAt: scene.mirror.now }, scenes.tradeFacts(scene, orderId)),
  confirm_received: (scene, { orderId, callerId }) =>
    ask(scene, { name: 'confirm_received', callerId: callerId as UserId }, scenes.tradeFacts(scene, orderId)),
  parcel_came_back: (scene, { orderId }) =>
    ask(scene, { name: 'outbound_returned' }, scenes.tradeFacts(scene, orderId)),
  courier_lost_outbound: (scene, { orderId }) =>
    ask(scene, { name: 'outbound_lost' }, scenes.tradeFacts(scene, orderId)),
  late_scan: (scene, { orderId, scannedAt }) => {
    const facts = scenes.tradeFacts(scene, orderId);
    const lapsedAt = new Date(getExisting(scene.world.orders, orderId).scanBy);
    const isReleased = scenes.fineOf(scene, facts.ask.deposit.id) === 0;
    return ask(scene, { name: 'late_scan', scannedAt: new Date(scannedAt), lapsedAt }, { ...facts, isReleased });
  },
  take_another_pair: (scene, { orderId, callerId }) => {
    const order = getExisting(scene.mirror.orders, orderId);
    const { ask: next } = lowestAsk(scene, order.buyerId, order.lane);
    const facts = {
      ...scenes.companions(scene, next ?? undefined),
      order,
      ask: next,
      coupon: scenes.couponUse(scene, order.couponId),
      feeRules: sellerFees,
      buyerRegion: scenes.person(scene, order.buyerId).region,
    };
    const made = scene.made.orderIds[0] ?? scenes.noOrder.orderId;
    return ask(scene, { name: 'take_rematch', callerId: callerId as UserId, orderId: made }, facts);
  },
  refund_now: (scene, { orderId }) => {
    const facts = scenes.tradeFacts(scene, orderId);
    return ask(scene, { name: 'refund_now', callerId: facts.order.buyerId }, facts);
  },
};

export function timersOf(scene: Scene, orderId: string) {
  const timers: { kind: TimerKind; fireAt: Date }[] = [];
  for (const [key, fireAt] of scene.mirror.timers) {
    const [kind, id] = key.split(' ');
    if (id === orderId) timers.push({ kind: kind as (typeof timers)[number]['kind'], fireAt });
  }
  return { timers };
}
