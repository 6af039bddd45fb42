import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { addJobAt } from '@suki/db/queries/jobs';
import { lockPayout, payoutById } from '@suki/db/queries/payouts';
import { markWithdrawalAccountInvalid } from '@suki/db/queries/withdrawal-accounts';
import { type Tx, withTransaction } from '@suki/db/tx';
import { isId } from '@suki/domain/ids/id';
import {
  decidePayout,
  type PayoutApproval,
  type PayoutCommand,
  type PayoutSnapshot,
} from '@suki/domain/trade/decide-payout';
import type { Dependencies } from '../../dependencies.ts';
import { sendPayout } from '../../jobs/send-payout.definition.ts';
import type { GatewayPayout } from '../../ports/payment-gateway.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log'>;

/** Brings what the gateway says of a payout into the ledger, once; and does what its failure asks for (lifecycle, section 9). */
export async function settlePayout(answer: GatewayPayout, { pool, clock, log }: Needs): Promise<void> {
  const id = answer.referenceId;
  if (!isId('pyo', id) || (await payoutById(pool, id)) === undefined) {
    log.error({ referenceId: id }, 'The gateway reports a payout that nobody asked for; look it up there.');
    return;
  }
  await withTransaction(pool, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout === undefined) return;
    const now = clock.now();
    const decision = decidePayout(commandOf(answer, payout), now);
    if (!decision.ok) return;
    await applyPayoutDecision(tx, decision, { at: now, actorId: null, answer: detailsOf(answer) });
    await afterFailure(tx, payout, decision, { now, log });
  });
}

function commandOf({ status, failureCode }: GatewayPayout, payout: PayoutSnapshot): PayoutCommand {
  switch (status) {
    case 'ACCEPTED':
      return { name: 'payout_accepted', payout };
    case 'REQUESTED':
      return { name: 'payout_sent', payout };
    case 'SUCCEEDED':
      return { name: 'payout_succeeded', payout };
    case 'REVERSED':
      return { name: 'payout_reversed', payout };
    case 'CANCELLED':
      return { name: 'cancel_payout', payout };
    case 'FAILED':
      return { name: 'payout_failed', payout, reason: failureCode ?? '' };
    default:
      return status satisfies never;
  }
}

function detailsOf({ id, failureCode, expectedAt }: GatewayPayout) {
  return {
    gatewayPayoutId: id,
    failureReason: failureCode ?? undefined,
    expectedAt: expectedAt ?? undefined,
  };
}

async function afterFailure(
  tx: Tx,
  { id }: PayoutSnapshot,
  { failure }: PayoutApproval,
  { now, log }: { readonly now: Date } & Pick<Needs, 'log'>,
): Promise<void> {
  if (failure === null) return;
  if (failure.action === 'give_back_and_invalidate_account') {
    const payout = await payoutById(tx, id);
    if (payout !== undefined) await markWithdrawalAccountInvalid(tx, payout.withdrawalAccountId, now);
  }
  if (failure.action === 'retry' && failure.retryAt !== null) {
    const { name } = sendPayout;
    await addJobAt(tx, {
      name,
      payload: { payoutId: id },
      key: `${name}:${id}`,
      delayMs: failure.retryAt.getTime() - now.getTime(),
    });
  }
  if (failure.action === 'hold') log.error({ payoutId: id }, 'A payout is held: somebody must look at it.');
}
