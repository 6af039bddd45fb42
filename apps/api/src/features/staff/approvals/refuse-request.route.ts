import { approvalById, endApproval, lockApproval } from '@suki/db/queries/approvals';
import { withTransaction } from '@suki/db/tx';
import { decideRefuse } from '@suki/domain/approvals/approval';
import type { Handler } from '../../../http/handler.ts';
import { presentedApprovals } from './present-approval.ts';
import { secondPersonOf } from './second-person-of.ts';

/** `PUT /staff/approval/{id}/refuse`: a second person refuses, or whoever asked takes it back. */
export const refuseRequest: Handler<'refuseRequest'> = async ({ params, body, caller, refuse }, { pool, clock }) => {
  const person = await secondPersonOf(pool, caller);
  await withTransaction(pool, async (tx) => {
    const request = await lockApproval(tx, params.id);
    if (request === undefined) throw refuse('APPROVAL_NOT_FOUND');
    const at = clock.now();
    const verdict = decideRefuse(request, person, at);
    if (!verdict.ok) throw refuse(verdict.reason);
    await endApproval(tx, request.id, { status: verdict.status, by: caller.userId, at, note: body.note || null });
  });
  const approval = await approvalById(pool, params.id);
  const [answer] =
    approval === undefined ? [] : await presentedApprovals(pool, [approval], { person, caller, now: clock.now() });
  if (answer === undefined) throw refuse('APPROVAL_NOT_FOUND');
  return answer;
};
