import type { Command } from './commands.ts';
import { type Dice, likely } from './dice.ts';
import type { Attempt } from './money-world.ts';
import { quote } from './prices.ts';
import { HOUR, timer } from './timers.ts';
import type { Order, TimerName, World } from './world.ts';

type Choice = readonly [weight: number, command: Command];

const failures = ['counterfeit', 'wrong_item', 'used', 'incomplete', 'major_defect', 'transit_damage'] as const;

/** Lets time pass until this timer of the order is due. */
function untilDue(world: World, kind: TimerName, id: string): Command {
  const running = timer(world, kind, id);
  return { name: 'wait', ms: Math.max((running?.fireAt ?? world.now) - world.now + 1, 1) };
}

/** A likely report of the gateway on an attempt: most often a success, now and then a second success. */
export function gatewayAnswer(attempt: Attempt, dice: Dice): Command {
  const { id: attemptId, amount } = attempt;
  if (attempt.purpose === 'return') return { name: 'return_paid', attemptId };
  const isDeposit = attempt.purpose === 'deposit';
  const reported = dice.chance(0.02) ? amount - 1 : amount;
  if (dice.chance(0.13)) return { name: isDeposit ? 'deposit_failed' : 'payment_failed', attemptId };
  return { name: isDeposit ? 'deposit_succeeded' : 'payment_succeeded', attemptId, amount: reported };
}

/** Picks a likely next command for this order, right or wrong. More haste makes progress more probable. */
export function nextForOrder(world: World, order: Order, dice: Dice, haste: number): Command {
  const { id: orderId, buyerId, sellerId } = order;
  const byBuyer = { orderId, callerId: buyerId };
  const bySeller = { orderId, callerId: sellerId };
  const trackingNumber = dice.chance(0.97)
    ? `SPX${orderId.slice(-6)}${order.wasReturned ? 'B' : 'A'}${dice.upTo(9)}X`
    : 'X';
  const wait = (kind: TimerName): Choice => [2, untilDue(world, kind, orderId)];
  const method = dice.pick(['card', 'ewallet', 'ewallet']);
  const choices: Choice[] = [
    [order.isFlash ? 1.5 : 0.25, { name: 'payment_reversed', orderId, isFinal: dice.chance(0.6) }],
    [
      order.isFlash ? 1.5 : 0.25,
      { name: 'platform_cancels', orderId, fault: dice.pick(['buyer', 'seller', 'both']), isFraud: dice.chance(0.4) },
    ],
    [0.2, { name: 'cancel_order', orderId, callerId: buyerId, isSeller: dice.chance(0.3) }],
    [0.2, { name: 'send_reminder', id: dice.pick([orderId, order.askId]) }],
    [0.2, { name: 'rush_order', id: dice.pick([orderId, order.askId]) }],
    [0.15, { name: 'change_buyer_address', orderId, region: dice.pick(['NCR', 'VISAYAS', 'MINDANAO']) }],
    [0.1, { name: 'wait', ms: dice.upTo(12 * HOUR) }],
  ];
  const { status, claim } = order;
  if (claim?.status === 'open' || claim?.status === 'to_send_back') {
    choices.push([3, untilDue(world, claim.status === 'open' ? 'claim_answer' : 'claim_parcel', claim.id)]);
  }
  const ending = order.ending?.detail;
  if (status === 'to_pay') {
    choices.push(
      [10, { name: 'pay_order', orderId, method }],
      order.origin === 'bid' ? [5, untilDue(world, 'accepted_payment_window', orderId)] : wait('payment_window'),
    );
    choices.push([0.6, { name: 'cancel_order', ...byBuyer, isSeller: false }], [0.4, { name: 'wait', ms: 9 * HOUR }]);
    choices.push([order.origin === 'bid' ? 1 : 0.1, { name: 'send_reminder', id: order.askId }]);
    if (order.bidId !== null)
      choices.push([0.6, { name: 'cancel_accepted_bid', bidId: order.bidId, callerId: buyerId }]);
  } else if (status === 'confirming_buyer_order') {
    choices.push([10, { name: 'confirm_order', ...bySeller }], wait('confirmation'), [
      0.4,
      { name: 'flag_risk', orderId },
    ]);
    choices.push([0.8, { name: 'cancel_order', ...bySeller, isSeller: true }]);
    choices.push(
      [0.8, { name: 'cancel_order', ...byBuyer, isSeller: false }],
      [0.3, { name: 'receive_at_warehouse', orderId }],
    );
    if (order.hold !== null) choices.push(wait('hold'), [1, { name: 'end_risk_hold', orderId }]);
    choices.push([0.8, { name: 'send_reminder', id: orderId }], [0.8, { name: 'wait', ms: 13 * HOUR }]);
  } else if (status === 'seller_to_ship') {
    choices.push([0.8, { name: 'send_reminder', id: orderId }], [0.8, { name: 'wait', ms: 13 * HOUR }]);
    choices.push([10, { name: 'seller_deliver', ...bySeller, trackingNumber }], wait('shipment'), [
      0.4,
      { name: 'flag_risk', orderId },
    ]);
    choices.push(
      [0.8, { name: 'cancel_order', ...bySeller, isSeller: true }],
      [0.5, { name: 'ask_more_time', ...bySeller }],
    );
    choices.push([0.5, { name: 'receive_at_warehouse', orderId }]);
    if (order.hold !== null) choices.push(wait('hold'), [1, { name: 'end_risk_hold', orderId }]);
  } else if (status === 'on_way_to_warehouse') {
    choices.push(
      [9, { name: 'receive_at_warehouse', orderId }],
      wait('first_scan'),
      wait('inbound_transit'),
      wait('inbound_search'),
    );
    choices.push(
      [4, { name: 'courier_scanned', orderId, scannedAt: world.now }],
      [2, { name: 'courier_returned', orderId }],
    );
    const sameNumber = order.trackingNumber ?? trackingNumber;
    choices.push(
      [1.5, { name: 'seller_deliver', ...bySeller, trackingNumber: dice.chance(0.5) ? sameNumber : trackingNumber }],
      [1, { name: 'courier_lost_inbound', orderId }],
    );
  } else if (status === 'platform_received' || status === 'under_inspection') {
    const begun = status === 'under_inspection';
    const failure = dice.chance(0.12) ? 'platform_loss' : dice.pick(failures);
    const passesAsNew = failure !== 'transit_damage' && failure !== 'counterfeit' && dice.chance(0.6);
    choices.push(
      [begun ? 0.3 : 9, { name: 'begin_inspection', orderId }],
      [begun ? 0.5 : 0.1, { name: 'take_over_inspection', orderId }],
      [0.3, { name: 'receive_at_warehouse', orderId }],
    );
    choices.push([begun ? 5 : 0.2, { name: 'pass_inspection', orderId, isComplete: dice.chance(0.95) }]);
    choices.push([begun ? 3 : 0.2, { name: 'find_minor_defect', orderId, hasPhotos: dice.chance(0.95) }]);
    choices.push([
      begun ? 4 : 0.5,
      { name: 'fail_inspection', orderId, failure, inspectors: dice.chance(0.9) ? 2 : 1, passesAsNew },
    ]);
    choices.push(wait('check_sla'), wait('check'), wait('check_again'), [
      order.hasLateRight ? 4 : 0.1,
      { name: 'use_late_right', ...byBuyer },
    ]);
  } else if (status === 'pending_buyer_confirmation') {
    const isAccepted = dice.chance(0.5);
    const discount = dice.pick([5_000, 50_000, 100_000, 123, 9_000_000]);
    choices.push([5, { name: 'confirm_verifications', ...byBuyer, isAccepted }], wait('buyer_inspection_timeout'));
    choices.push([2, { name: 'offer_discount', ...bySeller, discount }], [0.5, { name: 'wait', ms: 13 * HOUR }]);
    choices.push([0.8, { name: 'send_reminder', id: order.askId }]);
    choices.push([
      0.4,
      { name: 'fail_inspection', orderId, failure: 'platform_loss', inspectors: 1, passesAsNew: false },
    ]);
  } else if (status === 'platform_to_ship') {
    choices.push(
      [9, { name: 'hand_to_courier', orderId, trackingNumber: `OUT${orderId.slice(-7)}` }],
      wait('send_sla'),
      wait('platform_to_ship'),
      wait('platform_to_ship_again'),
      wait('redelivery'),
    );
    choices.push(
      [order.hasLateRight ? 4 : 0.1, { name: 'use_late_right', ...byBuyer }],
      [0.5, { name: 'lost_before_sending', orderId }],
    );
    choices.push(
      [order.isRedelivery ? 8 : 0.1, { name: 'pay_order', orderId, method }],
      [order.isFlash ? 5 : 0.3, { name: 'flag_risk', orderId }],
    );
    if (order.hold !== null) choices.push(wait('hold'), [1, { name: 'end_risk_hold', orderId }]);
  } else if (status === 'to_receive') {
    const kind = dice.pick(['condition', 'authenticity']);
    const partial = dice.chance(0.5) ? null : dice.pick([10_000, 20_000, 90_000_000]);
    const isWaiting = order.claim?.status === 'open' ? 6 : 0.1;
    choices.push(
      [order.deliveredAt === null ? 6 : 0.4, { name: 'courier_delivered', orderId }],
      [2.5, { name: 'confirm_received', ...byBuyer }],
    );
    choices.push(wait('outbound_transit'), wait('outbound_search'), wait('receipt'), [
      3,
      { name: 'open_claim', ...byBuyer, kind },
    ]);
    choices.push(
      [isWaiting / 2, { name: 'reject_claim', orderId }],
      [isWaiting, { name: 'uphold_claim', orderId, partial }],
    );
    choices.push([order.claim?.status === 'to_send_back' ? 6 : 0.1, { name: 'claimed_item_back', orderId }]);
    choices.push([1.5, { name: 'parcel_came_back', orderId }], [0.8, { name: 'courier_lost_outbound', orderId }]);
  } else if (status === 'transaction_successful') {
    choices.push([2, { name: 'open_claim', ...byBuyer, kind: 'authenticity' }]);
    choices.push([
      order.claim?.status === 'open' ? 4 : 0.1,
      { name: 'uphold_claim', orderId, partial: dice.chance(0.3) ? 10_000 : null },
    ]);
    choices.push([order.claim?.status === 'open' ? 2 : 0.1, { name: 'reject_claim', orderId }]);
    choices.push([order.claim?.status === 'to_send_back' ? 6 : 0.1, { name: 'claimed_item_back', orderId }]);
  } else {
    choices.push(
      [ending === 'no_scan' || ending === 'lost_inbound' ? 3 : 0.1, { name: 'receive_at_warehouse', orderId }],
      [ending === 'lost_outbound' ? 4 : 0.1, { name: 'courier_delivered', orderId }],
    );
    choices.push([
      ending === 'no_scan' ? 2 : 0.1,
      { name: 'late_scan', orderId, scannedAt: world.now - dice.upTo(96) * HOUR },
    ]);
    if (order.isOffered)
      choices.push(
        [12, { name: 'take_another_pair', ...byBuyer }],
        [4, { name: 'refund_now', orderId }],
        wait('rematch'),
      );
  }
  const hurried = choices.map(([weight, command]): Choice => [weight >= 4 ? weight * haste : weight, command]);
  return likely(dice, hurried) ?? { name: 'wait', ms: 1 };
}

/** A maximum total that a buyer in this world might accept. */
export function likelyMaximum(price: number, dice: Dice): number {
  const { total } = quote(price, true, 'MINDANAO', 0);
  return dice.chance(0.95) ? total : Math.floor(price / 2);
}
