import type { Routes } from '@suki/contract/routes';
import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { lockWallets } from '@suki/db/queries/ledger';
import { owedBy } from '@suki/db/queries/owed';
import { payoutById } from '@suki/db/queries/payouts';
import { suspensionOf } from '@suki/db/queries/suspensions';
import { lockUser } from '@suki/db/queries/users';
import { walletBalance } from '@suki/db/queries/wallet';
import { withdrawalAccountOfUser } from '@suki/db/queries/withdrawal-accounts';
import { type Tx, withTransaction } from '@suki/db/tx';
import { payouts } from '@suki/domain/config/payouts';
import { zero } from '@suki/domain/money/centavos';
import { stopsWithdrawals } from '@suki/domain/people/suspension';
import { decidePayout } from '@suki/domain/trade/decide/decide-payout';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { presentPayout } from './present-payout.ts';

type Request = Pick<RouteRequest<Routes['requestPayout']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;

/**
 * `POST /pay/payout`, one transaction: the wallet is locked, the rules decide, the payout is booked, and the job that
 * sends it is written with it.
 */
export const requestPayout: Handler<'requestPayout'> = (request, dependencies) =>
  withTransaction(dependencies.pool, async (tx) => {
    const payoutId = await makePayout(tx, request, dependencies);
    const payout = await payoutById(tx, payoutId);
    if (payout === undefined) throw new Error(`Expected payout ${payoutId} to exist: it was made a moment ago.`);
    const answer = presentPayout(payout, dependencies);
    await request.intent.settle(tx, answer);
    return answer;
  });

async function makePayout(tx: Tx, { body, caller, refuse, refuseAs }: Request, { ids, clock }: Dependencies) {
  const user = await lockUser(tx, caller.userId);
  const accountId = body.withdrawalAccountId ?? user?.defaultWithdrawalAccountId ?? null;
  const account = accountId === null ? undefined : await withdrawalAccountOfUser(tx, accountId, caller.userId);
  if (account === undefined) throw refuse('WITHDRAWAL_ACCOUNT_NOT_FOUND');
  await lockWallets(tx, [caller.userId]);
  const now = clock.now();
  const [{ withdrawable }, owed, suspension] = await Promise.all([
    walletBalance(tx, caller.userId, now),
    owedBy(tx, [caller.userId]),
    // Read under the user's lock, which a suspension takes as well: a withdrawal comes before it or not at all.
    suspensionOf(tx, caller.userId),
  ]);
  const payoutId = ids.next('pyo');
  const facts = {
    userId: caller.userId,
    isSuspended: stopsWithdrawals(suspension),
    withdrawable,
    receivable: owed[caller.userId] ?? zero,
    isAccountValid: account.status === 'valid',
    // One read row gives destination and moment, so a change meanwhile brings no money to the new destination.
    destinationChangedAt: account.destinationChangedAt,
  };
  const decision = decidePayout({ name: 'request_payout', payoutId, amount: body.amount, facts }, now);
  if (!decision.ok) throw refuseAs(decision);
  const newPayout = {
    userId: caller.userId,
    account,
    amount: body.amount,
    fee: payouts.fee,
    expectedAt: null,
  };
  await applyPayoutDecision(tx, decision, { at: now, actorId: caller.userId, newPayout });
  return payoutId;
}
