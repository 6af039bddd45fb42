import { toId } from '../src/ids/id.ts';
import { centavos, zero } from '../src/money/centavos.ts';
import { decidePayout } from '../src/trade/decide/decide-payout.ts';
import { decideRefund, refundRetryAt } from '../src/trade/decide/decide-refund.ts';
import type { Refusal } from '../src/trade/facts/decision.ts';
import type { PayoutCommand } from '../src/trade/facts/payout.ts';
import type { PayoutDecision } from '../src/trade/money/payout-effects.ts';
import { ask } from './calls.ts';
import type { Command, CommandOf } from './commands.ts';
import { getExisting } from './look.ts';
import { type MirroredRefund, withdrawableIn } from './mirror.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';
import { carryOut, delistAsksOf, delistBid } from './server.ts';

/*
 * Steps that the server carries out one by one, or that ask `decidePayout` and `decideRefund`: the end of an item or of
 * a person on the market (E12, E12b), payouts (docs/lifecycle.md#payouts) and refunds (E75). Each function returns the
 * refusal, or null when it is done.
 */

type Run<Name extends Command['name']> = (scene: Scene, command: CommandOf<Name>) => string | null;

export const accountCalls: { readonly [Name in Command['name']]?: Run<Name> } = {
  claim_coupon: (scene, { userId, amount }) => {
    const { couponId } = scene.made;
    if (couponId === null) throw new TypeError('Expected a coupon.');
    const { expiresAt } = getExisting(scene.world.coupons, couponId);
    scene.mirror.coupons.set(couponId, { userId, amount, expiresAt, status: 'active' });
    return null;
  },
  // The server keeps the courier's report; the rules decide nothing.
  return_delivered: ({ refused }) => refused,
  delist_item: (scene) => {
    if (scene.refused !== null) return scene.refused;
    delistAsksOf(scene, null, 'delisted');
    for (const { id, status } of [...scene.mirror.bids.values()]) {
      if (status === 'to_pay' || status === 'bid_active') delistBid(scene, id, 'delisted');
    }
    return null;
  },
  suspend_seller: (scene, { userId }) => {
    if (scene.refused === null) delistAsksOf(scene, userId, 'suspended');
    return scene.refused;
  },
  suspend_buyer: (scene, { userId }) => {
    if (scene.refused === null) endBuying(scene, userId);
    return scene.refused;
  },
  delete_user: (scene, { userId }) => {
    if (scene.refused === 'NOT_ALLOWED_NOW') return scene.refused;
    const balance = centavos(scene.mirror.accounts.get(`wallet:${userId}`) ?? 0);
    const facts = { openItemCount: scene.refused === 'OPEN_ITEMS' && balance === 0 ? 1 : 0, balance };
    const decision = ask(scene, { name: 'delete_user' }, facts);
    if (!decision.ok) return decision.reason;
    endBuying(scene, userId);
    for (const { id, sellerId } of [...scene.mirror.asks.values()]) {
      const { status } = getExisting(scene.mirror.asks, id);
      if (sellerId !== userId || (status !== 'listed' && status !== 'to_pay')) continue;
      carryOut(scene, ask(scene, { name: 'cancel_ask' }, scenes.askFacts(scene, id)));
    }
    return null;
  },
  request_payout: (scene, { userId, amount }) => {
    const facts = {
      userId: toId('usr', userId),
      isSuspended: false,
      withdrawable: centavos(withdrawableIn(scene.mirror, userId)),
      receivable: scenes.owedIn(scene.mirror)[toId('usr', userId)] ?? zero,
      isAccountValid: !scenes.person(scene, userId).isAccountInvalid,
      destinationChangedAt: new Date(0),
    };
    const payoutId = toId('pyo', [...scene.world.payouts.keys()].at(-1) ?? 'pyo_nothing0000');
    return payOut(scene, { name: 'request_payout', payoutId, amount: centavos(amount), facts });
  },
  payout_moves: (scene, { payoutId, to, reason = '' }) => {
    const payout = getExisting(scene.mirror.payouts, payoutId);
    if (to === 'FAILED') return payOut(scene, { name: 'payout_failed', payout, reason });
    return payOut(scene, { name: payoutNames[to], payout });
  },
  refund_moves: (scene, { refundId, news }) => {
    const { attemptId } = getExisting(scene.world.refunds, refundId);
    const all = [...scene.world.refunds.values()].filter((one) => one.attemptId === attemptId);
    const index = all.findIndex((one) => one.id === refundId);
    const refund = scene.mirror.refunds.get(attemptId)?.[index];
    if (refund === undefined) throw new Error(`refund ${index} of ${attemptId} is the model's alone`);
    moveRefund(scene, { refund, refundId, attemptId }, news);
    return null;
  },
};

const payoutNames = {
  ACCEPTED: 'payout_accepted',
  REQUESTED: 'payout_sent',
  SUCCEEDED: 'payout_succeeded',
  CANCELLED: 'cancel_payout',
  REVERSED: 'payout_reversed',
} as const;

function payOut(scene: Scene, command: PayoutCommand): string | null {
  const decision: PayoutDecision | Refusal = decidePayout(command, scene.mirror.now);
  if (!decision.ok) return decision.reason;
  const known = command.name === 'request_payout' ? undefined : getExisting(scene.mirror.payouts, command.payout.id);
  if (decision.failure !== null && decision.move === null && known !== undefined) {
    const failureReason = command.name === 'payout_failed' ? command.reason : null;
    const tries = known.tries + (decision.failure.retryAt === null ? 0 : 1);
    scene.mirror.payouts.set(known.id, { ...known, tries, failureReason });
  }
  if (decision.move === null) return null;
  const { id, to } = decision.move;
  const row =
    known ??
    (command.name === 'request_payout' ? { id, userId: command.facts.userId, amount: command.amount, tries: 0 } : null);
  if (row !== null) scene.mirror.payouts.set(id, { ...row, status: to, failureReason: null });
  const { accounts, booked } = scene.mirror;
  for (const { code, key, entries } of decision.postings) {
    if (booked.has(`${code} ${key}`)) throw new Error(`${code} ${key} is booked twice`);
    booked.add(`${code} ${key}`);
    for (const { account, amount } of entries) accounts.set(account, (accounts.get(account) ?? 0) + amount);
  }
  return null;
}

type Known = { readonly refund: MirroredRefund; readonly refundId: string; readonly attemptId: string };

function moveRefund(scene: Scene, { refund, refundId, attemptId }: Known, news: 'sent' | 'succeeded' | 'failed'): void {
  if (refund.status === 'CANCELLED') return;
  const isOpen = refund.status === 'PENDING' || refund.status === 'REQUESTED';
  if (news === 'failed' && isOpen) {
    refund.tries += 1;
    if (refundRetryAt(refund.tries, scene.mirror.now) !== null) {
      refund.status = 'PENDING';
      return;
    }
  }
  const snapshot = {
    id: toId('ref', refundId),
    attemptId: toId('att', attemptId),
    userId: toId('usr', refund.userId),
    amount: centavos(refund.amount),
    status: refund.status,
  };
  const reports = { sent: 'requested', succeeded: 'succeeded', failed: 'failed_for_good' } as const;
  const { move, postings } = decideRefund(snapshot, reports[news]);
  if (move === null) return;
  refund.status = move.to;
  const { accounts } = scene.mirror;
  for (const { entries } of postings)
    for (const { account, amount } of entries) accounts.set(account, (accounts.get(account) ?? 0) + amount);
}

/** E12b: a leaving or suspended buyer's bids end first; then unpaid orders end as if their time were over. */
function endBuying(scene: Scene, userId: string): void {
  for (const { id, buyerId, status } of [...scene.mirror.bids.values()]) {
    const isOpen = status === 'to_pay' || status === 'bid_active' || status === 'seller_to_pay_deposit';
    if (buyerId === userId && isOpen) delistBid(scene, id, 'suspended');
  }
  for (const { id, buyerId, status } of [...scene.mirror.orders.values()]) {
    if (buyerId !== userId || status !== 'to_pay') continue;
    for (const kind of ['payment_window', 'accepted_payment_window']) scene.mirror.timers.delete(`${kind} ${id}`);
    const facts = { ...scenes.tradeFacts(scene, id), pendingAttempt: null, wasExtended: true };
    carryOut(scene, ask(scene, { name: 'payment_time_over' }, facts));
  }
}
