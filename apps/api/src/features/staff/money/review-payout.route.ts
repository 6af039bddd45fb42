import { lockPayout, payoutById } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import { decidePayoutReview } from '@suki/domain/trade/decide/decide-payout-review';
import type { Handler } from '../../../http/handler.ts';
import { settlePayout } from '../../payouts/settle-payout.ts';
import { askSecondPerson } from '../approvals/ask-second-person.ts';
import { carryOutReview } from './carry-out-review.ts';
import { presentedPayouts } from './present-staff-payout.ts';

/**
 * `PUT /staff/payout/{id}/review`. The gateway is asked first, outside of any transaction: a payout that it has paid
 * meanwhile is settled, and is then no longer held. A gateway that does not answer leaves everything unchanged (503).
 * Above the sum, the decision waits for a second person.
 */
export const reviewPayout: Handler<'reviewPayout'> = async (request, dependencies) => {
  const { params, body, caller, refuse, refuseAs } = request;
  const { pool, gateway, clock, ids, log } = dependencies;
  const known = await payoutById(pool, params.id);
  if (known === undefined) throw refuse('PAYOUT_NOT_FOUND');
  if (known.gatewayPayoutId !== null) await settlePayout(await gateway.getPayout(known.gatewayPayoutId), dependencies);
  await withTransaction(pool, async (tx) => {
    const payout = await lockPayout(tx, params.id);
    if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
    const now = clock.now();
    const decision = decidePayoutReview(payout, body.outcome, now);
    if (!decision.ok) throw refuseAs(decision);
    const { outcome, reason } = body;
    const { amount } = payout;
    const wish = { kind: 'decide_payout', subject: payout.id, event: decision.event, command: { outcome } } as const;
    const asked = { ...wish, amount, reason, requestedBy: caller.userId, at: now };
    if (await askSecondPerson(tx, asked, { ids, isWaiting: () => refuse('APPROVAL_WAITING') })) return;
    await carryOutReview(tx, { payout, decision, by: caller.userId, said: { reason }, at: now });
  });
  log.info(
    { payoutId: params.id, staffId: caller.userId, ...body },
    'The staff decided about a held payout, or asked for a second person.',
  );
  const current = await payoutById(pool, params.id);
  if (current === undefined) throw refuse('PAYOUT_NOT_FOUND');
  const [answer] = await presentedPayouts(pool, [current]);
  if (answer === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return answer;
};
