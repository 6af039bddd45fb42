import type { StaffApproval as Answer, WaitingApproval } from '@suki/contract/staff/approvals.schemas';
import type { StaffApproval } from '@suki/db/queries/approvals';
import { approvalStatus, decideApprove, decideRefuse, type SecondPerson } from '@suki/domain/approvals/approval';
import type { z } from 'zod';

/** A request for a second person, with what the caller may do about it. */
export function presentApproval(
  approval: StaffApproval,
  { person, now }: { readonly person: SecondPerson; readonly now: Date },
): z.output<typeof Answer> {
  const { status, orderId, payoutId, askId, ownerId, decidedAt, decidedBy, decidedByName, note } = approval;
  return {
    ...presentWaiting(approval),
    status: approvalStatus({ status, expiresAt: approval.expiresAt }, now),
    orderId,
    payoutId,
    askId,
    ownerId,
    decided:
      decidedAt === null || decidedBy === null
        ? null
        : { at: decidedAt.toISOString(), by: { id: decidedBy, name: decidedByName }, note },
    can: optionOf(approval, person, now),
  };
}

export function presentWaiting(approval: StaffApproval): z.output<typeof WaitingApproval> {
  const { id, kind, amount, reason, requestedBy, requestedByName, createdAt, expiresAt } = approval;
  return {
    id,
    kind,
    amount,
    reason,
    requestedBy: { id: requestedBy, name: requestedByName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

function optionOf(approval: StaffApproval, person: SecondPerson, now: Date): 'decide' | 'withdraw' | 'nothing' {
  if (decideApprove(approval, person, now).ok) return 'decide';
  return decideRefuse(approval, person, now).ok ? 'withdraw' : 'nothing';
}
