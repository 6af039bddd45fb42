import { acceptanceTimeOver } from './accepting.ts';
import { bidDepositTimeOver, bidExpired } from './bidding.ts';
import { bidPaymentTimeOver, purchaseTimeOver } from './buying.ts';
import { claimLapsed, claimUnanswered } from './claims.ts';
import { verificationTimeOver } from './defects.ts';
import { investigateOutbound, lostOutbound, receiptTimeOver, redeliveryTimeOver } from './delivery.ts';
import { releasePenalty } from './fines.ts';
import * as late from './late-platform.ts';
import { depositTimeOver, listingExpired } from './listing.ts';
import { getExisting, row } from './look.ts';
import { endRiskHold } from './payments.ts';
import { refundInstead } from './rematch.ts';
import * as ways from './return-steps.ts';
import type { Parcel } from './returns.ts';
import { confirmTimeOver, inboundOverdue, lostInbound, scanTimeOver, shipTimeOver } from './shipping.ts';
import { intakeTimeOver, storageTimeOver } from './stock.ts';
import type { Ask, Bid, Claim, Order, Stock, TimerName, World } from './world.ts';

const onAsk = (run: (world: World, ask: Ask) => string | null) => (world: World, id: string) =>
  run(world, getExisting(world.asks, id));
const onBid = (run: (world: World, bid: Bid) => string | null) => (world: World, id: string) =>
  run(world, getExisting(world.bids, id));
const onOrder = (run: (world: World, order: Order) => string | null) => (world: World, id: string) =>
  run(world, getExisting(world.orders, id));
const onParcel = (run: (world: World, parcel: Parcel) => string | null) => (world: World, id: string) =>
  run(world, world.asks.get(id) ?? getExisting(world.stock, id));
const onStock = (run: (world: World, stock: Stock) => string | null) => (world: World, id: string) =>
  run(world, getExisting(world.stock, id));
const onClaim = (run: (world: World, order: Order, claim: Claim) => string | null) => (world: World, id: string) => {
  const claim = getExisting(world.claims, id);
  return run(world, getExisting(world.orders, claim.orderId), claim);
};

/** Lifecycle, section 4, last column: what each timer does. */
const fires: { readonly [Kind in TimerName]: (world: World, id: string) => string | null } = {
  T1: onAsk(depositTimeOver),
  T2: onAsk(listingExpired),
  T3: onBid(bidDepositTimeOver),
  T4: onBid(bidExpired),
  T5: onAsk(acceptanceTimeOver),
  T6: onOrder(purchaseTimeOver),
  T7: onOrder(bidPaymentTimeOver),
  T8: onOrder(confirmTimeOver),
  T9: onOrder(shipTimeOver),
  T9b: onOrder(scanTimeOver),
  T10: onOrder(inboundOverdue),
  T10b: onOrder(lostInbound),
  T11s: onOrder(late.serviceLate),
  T11: onOrder(late.checkLate),
  T11b: onOrder(late.checkTooLate),
  T12: onOrder(verificationTimeOver),
  T13s: onOrder(late.serviceLate),
  T13: onOrder(late.sendingLate),
  T13b: onOrder(late.sendingTooLate),
  T13r: onOrder(redeliveryTimeOver),
  T14: onOrder(investigateOutbound),
  T14b: onOrder((world, order) => lostOutbound(world, order, 'E73')),
  T15: onOrder(receiptTimeOver),
  T16s: onParcel(ways.returnAlert),
  T16: onParcel(ways.returnOverdue),
  T16c: onParcel(ways.returnUnchosen),
  T17: onParcel(ways.receiptOver),
  T18: onParcel(ways.returnAbandoned),
  T19s: onClaim(claimUnanswered),
  T19: onClaim(claimLapsed),
  T20: onOrder((world, order) => refundInstead(world, order, 'T20')),
  T21: (world, id) => releasePenalty(world, getExisting(world.deposits, id)),
  T22: onOrder(endRiskHold),
  TR: (world) => row(world, 'TR'),
  TI: onStock(intakeTimeOver),
  TS: onStock(storageTimeOver),
};

/** A timer that does not run, or not yet, does nothing. */
export function timeOver(world: World, kind: TimerName, id: string): string | null {
  const key = `${kind} ${id}`;
  const running = world.timers.get(key);
  if (running === undefined || running.fireAt > world.now) return row(world, 'stale timer');
  const reason = fires[kind](world, id);
  if (world.timers.get(key) === running) world.timers.delete(key);
  return reason;
}
