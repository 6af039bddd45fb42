import { approvalById } from '@suki/db/queries/approvals';
import { payoutById } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import type { Dependencies } from '../../../dependencies.ts';
import type { Handler } from '../../../http/handler.ts';
import { settlePayout } from '../../payouts/settle-payout.ts';
import { approveKeptDeposit } from './approve-kept-deposit.ts';
import { approveOrderMoney } from './approve-order-money.ts';
import { approvePayoutReview } from './approve-payout-review.ts';
import { presentedApprovals } from './present-approval.ts';
import { secondPersonOf } from './second-person-of.ts';

/**
 * `PUT /staff/approval/{id}/approve`: what was asked is decided again by the facts of now, and done. Where the order or
 * payout has moved on, nothing is done and the request stays. Locks the subject first, then the request.
 */
export const approveRequest: Handler<'approveRequest'> = async ({ params, caller, refuse }, dependencies) => {
  const { pool, clock } = dependencies;
  const known = await approvalById(pool, params.id);
  if (known === undefined) throw refuse('APPROVAL_NOT_FOUND');
  const person = await secondPersonOf(pool, caller);
  const { orderId, payoutId, askId } = known;
  if (payoutId !== null) await askGateway(payoutId, dependencies);
  await withTransaction(pool, async (tx) => {
    const asked = { id: known.id, person, refuse };
    if (orderId !== null) await approveOrderMoney(tx, { ...asked, orderId }, dependencies);
    if (payoutId !== null) await approvePayoutReview(tx, { ...asked, payoutId }, dependencies);
    if (askId !== null) await approveKeptDeposit(tx, { ...asked, askId }, dependencies);
  });
  const approval = await approvalById(pool, params.id);
  const [answer] =
    approval === undefined ? [] : await presentedApprovals(pool, [approval], { person, caller, now: clock.now() });
  if (answer === undefined) throw refuse('APPROVAL_NOT_FOUND');
  return answer;
};

/** A payout that the gateway has paid meanwhile is settled, and is then no longer held. */
async function askGateway(payoutId: Parameters<typeof payoutById>[1], dependencies: Dependencies): Promise<void> {
  const payout = await payoutById(dependencies.pool, payoutId);
  if (payout === undefined || payout.gatewayPayoutId === null) return;
  await settlePayout(await dependencies.gateway.getPayout(payout.gatewayPayoutId), dependencies);
}
