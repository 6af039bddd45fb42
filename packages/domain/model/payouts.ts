import { getExisting, newId, row } from './look.ts';
import { owedBy, post, withdrawable } from './money.ts';
import type { Payout, Refund } from './money-world.ts';
import { smallestPayout } from './prices.ts';
import type { World } from './world.ts';

/* docs/lifecycle.md#payouts, and E75: money that leaves through the gateway. */

export function requestPayout(world: World, userId: string, amount: number): string | null {
  if (amount < smallestPayout) return 'PAYOUT_AMOUNT';
  if (owedBy(world, userId) > 0) return 'PAYOUT_BLOCKED';
  if (getExisting(world.people, userId).isAccountInvalid) return 'WITHDRAWAL_ACCOUNT_INVALID';
  if (amount > withdrawable(world, userId)) return 'BALANCE_TOO_LOW';
  const id = newId(world, 'pyo');
  world.payouts.set(id, { id, userId, amount, status: 'PENDING', tries: 0, isHeld: false });
  post(world, 'payout_sent', id, { [`wallet:${userId}`]: -amount, 'platform:payout_transit': amount });
  return row(world, 'payout PENDING');
}

export type PayoutNews = {
  to: 'ACCEPTED' | 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'REVERSED';
  reason?: string;
};

const beforeTheBank = ['PENDING', 'ACCEPTED'];
const underWay = [...beforeTheBank, 'REQUESTED'];

/** The statuses from which each report may come. Reports overtake one another, so a later one is believed at once. */
const comesFrom: { readonly [To in PayoutNews['to']]: readonly string[] } = {
  ACCEPTED: ['PENDING'],
  REQUESTED: beforeTheBank,
  SUCCEEDED: underWay,
  FAILED: underWay,
  CANCELLED: beforeTheBank,
  REVERSED: ['SUCCEEDED'],
};

export function payoutMoves(world: World, payout: Payout, { to, reason = '' }: PayoutNews): string | null {
  const { status, userId, amount, id } = payout;
  if (to === 'CANCELLED' && payout.isHeld) return 'PAYOUT_HELD';
  if (!comesFrom[to].includes(status)) {
    if (to === 'CANCELLED' && status !== 'CANCELLED') return 'NOT_ALLOWED_NOW';
    return row(world, 'payout again');
  }
  if (to === 'FAILED') {
    const isRetried = ['INSUFFICIENT_BALANCE', 'TEMPORARY_TRANSFER_ERROR'].includes(reason) && payout.tries < 3;
    const isGivenBack = isRetried || canGiveBack.includes(reason);
    payout.isHeld = !isGivenBack;
    if (!isGivenBack) return row(world, 'payout held');
    if (isRetried) payout.tries += 1;
    if (isRetried) return row(world, 'payout retried');
    if (reason === 'INVALID_DESTINATION') getExisting(world.people, userId).isAccountInvalid = true;
  }
  payout.status = to;
  payout.isHeld = false;
  const wallet = `wallet:${userId}`;
  const transit = 'platform:payout_transit';
  const gateway = 'platform:gateway_clearing';
  if (to === 'SUCCEEDED') post(world, 'payout_settled', id, { [transit]: -amount, [gateway]: amount });
  if (to === 'FAILED' || to === 'CANCELLED')
    post(world, 'payout_returned', id, { [transit]: -amount, [wallet]: amount });
  if (to === 'REVERSED') post(world, 'payout_reversed', id, { [gateway]: -amount, [wallet]: amount });
  return row(world, `payout ${to}`);
}

/** A failure that may pass is given back too when its tries are used up. */
const canGiveBack = ['INVALID_DESTINATION', 'REJECTED_BY_CHANNEL', 'INSUFFICIENT_BALANCE', 'TEMPORARY_TRANSFER_ERROR'];

/** E75: three more tries after a failure, then the money goes to the wallet. */
export function refundMoves(world: World, refund: Refund, news: 'sent' | 'succeeded' | 'failed'): string | null {
  const account = `refund:${refund.attemptId}`;
  if (news === 'sent' && refund.status === 'PENDING') {
    refund.status = 'REQUESTED';
    return row(world, 'refund sent');
  }
  if (news === 'sent' || (refund.status !== 'PENDING' && refund.status !== 'REQUESTED'))
    return row(world, 'refund again');
  if (news === 'succeeded') {
    refund.status = 'SUCCEEDED';
    post(world, 'refund', refund.id, { [account]: -refund.amount, 'platform:gateway_clearing': refund.amount });
    return row(world, 'refund succeeded');
  }
  refund.tries += 1;
  if (refund.tries <= 3) {
    refund.status = 'PENDING';
    return row(world, 'E75 retry');
  }
  refund.status = 'FAILED';
  post(world, 'refund', refund.id, { [account]: -refund.amount, [`wallet:${refund.userId}`]: refund.amount });
  return row(world, 'E75 wallet');
}
