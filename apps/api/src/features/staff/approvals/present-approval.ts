import type { StaffApproval as Answer, WaitingApproval } from '@suki/contract/staff/approvals.schemas';
import type { StaffApproval } from '@suki/db/queries/approvals';
import { type StaffSubject, type SubjectRef, staffSubjectsOf } from '@suki/db/queries/staff-subjects';
import type { Db } from '@suki/db/statement';
import { approvalStatus, decideApprove, decideRefuse, type SecondPerson } from '@suki/domain/approvals/approval';
import type { z } from 'zod';
import type { Caller } from '../../../http/caller.ts';
import { presentSubject } from '../present-subject.ts';

type Viewer = {
  readonly person: SecondPerson;
  readonly caller: Pick<Caller, 'roles'>;
  readonly now: Date;
};

/** Requests for a second person, with what the caller may do about each. */
export async function presentedApprovals(
  db: Db,
  approvals: readonly StaffApproval[],
  viewer: Viewer,
): Promise<z.output<typeof Answer>[]> {
  const subjects = await staffSubjectsOf(db, approvals.map(refOf));
  return approvals.map((approval) =>
    presentApproval(approval, { ...viewer, subject: subjects.get(refOf(approval).id) }),
  );
}

function refOf({ orderId, payoutId, askId }: StaffApproval): SubjectRef {
  if (orderId !== null) return { entity: 'order', id: orderId };
  return payoutId === null ? { entity: 'ask', id: askId ?? '' } : { entity: 'payout', id: payoutId };
}

function presentApproval(
  approval: StaffApproval,
  { person, caller, now, subject }: Viewer & { readonly subject: StaffSubject | undefined },
): z.output<typeof Answer> {
  const { status, orderId, payoutId, askId, ownerId, decidedAt, decidedBy, decidedByName, note } = approval;
  return {
    ...presentWaiting(approval),
    status: approvalStatus({ status, expiresAt: approval.expiresAt }, now),
    orderId,
    payoutId,
    askId,
    ownerId,
    about: presentSubject(subject, caller),
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
