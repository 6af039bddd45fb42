import { newId, row, the } from './look.ts';
import { owedBy, post, withdrawable } from './money.ts';
import { smallestPayout } from './prices.ts';
import type { Payout, Refund, World } from './world.ts';

/* Lifecycle, section 9, and E75: money that leaves through the gateway. */

export function requestPayout(world: World, userId: string, amount: number): string | null {
  if (amount < smallestPayout) return 'PAYOUT_AMOUNT';
  if (owedBy(world, userId) > 0) return 'PAYOUT_BLOCKED';
  if (the(world.people, userId).isAccountInvalid) return 'WITHDRAWAL_ACCOUNT_INVALID';
  if (amount > withdrawable(world, userId)) return 'BALANCE_TOO_LOW';
  const id = newId(world, 'pyo');
  world.payouts.set(id, { id, userId, amount, status: 'PENDING' });
  post(world, 'P9', id, { [`wallet:${userId}`]: -amount, 'platform:payout_transit': amount });
  return row(world, 'payout PENDING');
}

export type PayoutNews = {
  to: 'ACCEPTED' | 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'REVERSED';
  reason?: string;
};

export function payoutMoves(world: World, payout: Payout, news: PayoutNews): string | null {
  const { status, userId, amount, id } = payout;
  const wallet = `wallet:${userId}`;
  const transit = 'platform:payout_transit';
  const gateway = 'platform:gateway_clearing';
  if (news.to === status) return row(world, 'payout again');
  if (news.to === 'ACCEPTED' && status === 'PENDING') payout.status = 'ACCEPTED';
  else if (news.to === 'REQUESTED' && status === 'ACCEPTED') payout.status = 'REQUESTED';
  else if (news.to === 'CANCELLED' && (status === 'PENDING' || status === 'ACCEPTED')) {
    payout.status = 'CANCELLED';
    post(world, 'P9 back', id, { [transit]: -amount, [wallet]: amount });
  } else if (news.to === 'SUCCEEDED' && status === 'REQUESTED') {
    payout.status = 'SUCCEEDED';
    post(world, 'P9 sent', id, { [transit]: -amount, [gateway]: amount });
  } else if (news.to === 'FAILED' && status === 'REQUESTED') {
    const isKept = ['REJECTED_BY_WG', 'TRANSFER_ERROR', 'UNKNOWN_BANK_NETWORK_ERROR'].includes(news.reason ?? '');
    const isRetried = ['INSUFFICIENT_BALANCE', 'TEMPORARY_TRANSFER_ERROR'].includes(news.reason ?? '');
    if (isKept || isRetried) return row(world, isKept ? 'payout held' : 'payout retried');
    if (news.reason === 'INVALID_DESTINATION') the(world.people, userId).isAccountInvalid = true;
    payout.status = 'FAILED';
    post(world, 'P9 back', id, { [transit]: -amount, [wallet]: amount });
  } else if (news.to === 'REVERSED' && status === 'SUCCEEDED') {
    payout.status = 'REVERSED';
    post(world, 'P9 back', id, { [gateway]: -amount, [wallet]: amount });
  } else return 'NOT_ALLOWED_NOW';
  return row(world, `payout ${news.to}`);
}

/** E75: three more tries after a failure, then the money goes to the wallet. */
export function refundMoves(world: World, refund: Refund, news: 'sent' | 'succeeded' | 'failed'): string | null {
  const account = `refund:${refund.attemptId}`;
  if (news === 'sent' && refund.status === 'PENDING') {
    refund.status = 'REQUESTED';
    return row(world, 'refund sent');
  }
  if (refund.status !== 'REQUESTED') return 'NOT_ALLOWED_NOW';
  if (news === 'succeeded') {
    refund.status = 'SUCCEEDED';
    post(world, 'refund', refund.id, { [account]: -refund.amount, 'platform:gateway_clearing': refund.amount });
    return row(world, 'refund succeeded');
  }
  if (news !== 'failed') return 'NOT_ALLOWED_NOW';
  refund.tries += 1;
  if (refund.tries <= 3) {
    refund.status = 'PENDING';
    return row(world, 'E75 retry');
  }
  refund.status = 'FAILED';
  post(world, 'refund', refund.id, { [account]: -refund.amount, [`wallet:${refund.userId}`]: refund.amount });
  return row(world, 'E75 wallet');
}
