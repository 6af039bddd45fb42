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

/** docs/lifecycle.md#timers, last column: the effect of each timer. */
const fires: { readonly [Kind in TimerName]: (world: World, id: string) => string | null } = {
  ask_deposit: onAsk(depositTimeOver),
  listing: onAsk(listingExpired),
  bid_deposit: onBid(bidDepositTimeOver),
  bid_life: onBid(bidExpired),
  acceptance_deposit: onAsk(acceptanceTimeOver),
  payment_window: onOrder(purchaseTimeOver),
  accepted_payment_window: onOrder(bidPaymentTimeOver),
  confirmation: onOrder(confirmTimeOver),
  shipment: onOrder(shipTimeOver),
  first_scan: onOrder(scanTimeOver),
  inbound_transit: onOrder(inboundOverdue),
  inbound_search: onOrder(lostInbound),
  check_sla: onOrder(late.serviceLate),
  check: onOrder(late.checkLate),
  check_again: onOrder(late.checkTooLate),
  buyer_inspection_timeout: onOrder(verificationTimeOver),
  send_sla: onOrder(late.serviceLate),
  platform_to_ship: onOrder(late.sendingLate),
  platform_to_ship_again: onOrder(late.sendingTooLate),
  redelivery: onOrder(redeliveryTimeOver),
  outbound_transit: onOrder(investigateOutbound),
  outbound_search: onOrder((world, order) => lostOutbound(world, order, 'E73')),
  receipt: onOrder(receiptTimeOver),
  return_sla: onParcel(ways.returnAlert),
  return_shipment: onParcel(ways.returnOverdue),
  return_choice: onParcel(ways.returnUnchosen),
  seller_to_receive: onParcel(ways.receiptOver),
  return_storage: onParcel(ways.returnAbandoned),
  claim_answer: onClaim(claimUnanswered),
  claim_parcel: onClaim(claimLapsed),
  rematch: onOrder((world, order) => refundInstead(world, order, 'rematch')),
  penalty_release: (world, id) => releasePenalty(world, getExisting(world.deposits, id)),
  hold: onOrder(endRiskHold),
  rush: (world) => row(world, 'rush'),
  intake: onStock(intakeTimeOver),
  stock_storage: onStock(storageTimeOver),
};

/** Fires a timer. A timer that does not run, or is not due yet, does nothing. */
export function timeOver(world: World, kind: TimerName, id: string): string | null {
  const key = `${kind} ${id}`;
  const running = world.timers.get(key);
  if (running === undefined || running.fireAt > world.now) return row(world, 'stale timer');
  const reason = fires[kind](world, id);
  if (world.timers.get(key) === running) world.timers.delete(key);
  return reason;
}
