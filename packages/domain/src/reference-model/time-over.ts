import { acceptanceTimeOver } from './accepting.ts';
import { bidDepositTimeOver, bidExpired } from './bidding.ts';
import { bidPaymentTimeOver, purchaseTimeOver } from './buying.ts';
import {
  claimRejected,
  investigateOutbound,
  lostOutbound,
  receiptTimeOver,
  redeliveryTimeOver,
  sendingOverdue,
} from './delivery.ts';
import { releasePenalty } from './deposits.ts';
import { depositTimeOver, listingExpired } from './listing.ts';
import { row, the } from './look.ts';
import { endRiskHold } from './payments.ts';
import { refundInstead } from './rematch.ts';
import { type Parcel, returnAbandoned, returnLost, returnOverdue } from './returns.ts';
import { confirmTimeOver, investigateInbound, lostInbound, scanTimeOver, shipTimeOver } from './shipping.ts';
import { intakeTimeOver, storageTimeOver } from './stock.ts';
import { checkOverdue, verificationTimeOver } from './warehouse.ts';
import type { TimerName, World } from './world.ts';

/** Lifecycle, section 4, last column: what each timer does. A timer that does not run, or not yet, does nothing. */
export function timeOver(world: World, kind: TimerName, id: string): string | null {
  const key = `${kind} ${id}`;
  const running = world.timers.get(key);
  if (running === undefined || running.fireAt > world.now) return row(world, 'stale timer');
  const reason = fire(world, kind, id);
  if (world.timers.get(key) === running) world.timers.delete(key);
  return reason;
}

function fire(world: World, kind: TimerName, id: string): string | null {
  const ask = () => the(world.asks, id);
  const bid = () => the(world.bids, id);
  const order = () => the(world.orders, id);
  const parcel = (): Parcel => world.asks.get(id) ?? the(world.stock, id);
  if (kind === 'T1') return depositTimeOver(world, ask());
  if (kind === 'T2') return listingExpired(world, ask());
  if (kind === 'T3') return bidDepositTimeOver(world, bid());
  if (kind === 'T4') return bidExpired(world, bid());
  if (kind === 'T5') return acceptanceTimeOver(world, ask());
  if (kind === 'T6') return purchaseTimeOver(world, order());
  if (kind === 'T7') return bidPaymentTimeOver(world, order());
  if (kind === 'T8') return confirmTimeOver(world, order());
  if (kind === 'T9') return shipTimeOver(world, order());
  if (kind === 'T9b') return scanTimeOver(world, order());
  if (kind === 'T10') return investigateInbound(world, order());
  if (kind === 'T10b') return lostInbound(world, order());
  if (kind === 'T11') return checkOverdue(world, order());
  if (kind === 'T12') return verificationTimeOver(world, order());
  if (kind === 'T13') return sendingOverdue(world, order());
  if (kind === 'T13r') return redeliveryTimeOver(world, order());
  if (kind === 'T14') return investigateOutbound(world, order());
  if (kind === 'T14b') return lostOutbound(world, order());
  if (kind === 'T15') return receiptTimeOver(world, order());
  if (kind === 'T16') return returnOverdue(world, parcel());
  if (kind === 'T17') return returnLost(world, parcel());
  if (kind === 'T18') return returnAbandoned(world, parcel());
  if (kind === 'T19') return claimRejected(world, order());
  if (kind === 'T20') return refundInstead(world, order());
  if (kind === 'T21') return releasePenalty(world, the(world.deposits, id));
  if (kind === 'T22') return endRiskHold(world, order());
  if (kind === 'intake') return intakeTimeOver(world, the(world.stock, id));
  return storageTimeOver(world, the(world.stock, id));
}
