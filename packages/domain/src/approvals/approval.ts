import { type ApprovalKind, approvalRules } from '../config/approvals.ts';
import type { UserId } from '../ids/id.ts';
import { type Centavos, centavos, zero } from '../money/centavos.ts';
import type { Approval as Approved } from '../trade/facts/decision.ts';

export const approvalStatuses = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** A request for a second person, as far as the rules read it. */
export type ApprovalRequest = {
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly requestedBy: UserId;
  readonly expiresAt: Date;
};

/** An employee before a request, with the accounts that are linked to theirs. */
export type SecondPerson = {
  readonly userId: UserId;
  readonly accounts: readonly UserId[];
  readonly roles: readonly string[];
};

export type ApprovalVerdict =
  | { readonly ok: true; readonly status: Exclude<ApprovalStatus, 'waiting' | 'expired'> }
  | { readonly ok: false; readonly reason: 'APPROVAL_OVER' | 'SECOND_PERSON' };

/** Returns true when a second person has to decide about this amount. */
export function needsApproval(kind: ApprovalKind, amount: Centavos): boolean {
  return amount > approvalRules[kind].over;
}

/** The status now: a waiting request whose time is over has expired, whether or not anybody has looked. */
export function approvalStatus({ status, expiresAt }: Pick<ApprovalRequest, 'status' | 'expiresAt'>, now: Date) {
  return status === 'waiting' && expiresAt <= now ? 'expired' : status;
}

/** Returns true for the person who asked, also with another account of theirs. */
function isOwn({ requestedBy }: ApprovalRequest, { userId, accounts }: SecondPerson): boolean {
  return requestedBy === userId || accounts.includes(requestedBy);
}

/** A second person approves, in the role of the rule: never the one who asked, however many roles they have. */
export function decideApprove(request: ApprovalRequest, person: SecondPerson, now: Date): ApprovalVerdict {
  if (approvalStatus(request, now) !== 'waiting') return { ok: false, reason: 'APPROVAL_OVER' };
  if (isOwn(request, person) || !mayDecide(request.kind, person.roles)) return { ok: false, reason: 'SECOND_PERSON' };
  return { ok: true, status: 'approved' };
}

/** A second person refuses, or the one who asked takes the request back. */
export function decideRefuse(request: ApprovalRequest, person: SecondPerson, now: Date): ApprovalVerdict {
  if (approvalStatus(request, now) !== 'waiting') return { ok: false, reason: 'APPROVAL_OVER' };
  if (isOwn(request, person)) return { ok: true, status: 'withdrawn' };
  return mayDecide(request.kind, person.roles)
    ? { ok: true, status: 'refused' }
    : { ok: false, reason: 'SECOND_PERSON' };
}

function mayDecide(kind: ApprovalKind, roles: readonly string[]): boolean {
  return roles.includes(approvalRules[kind].by) || roles.includes('admin');
}

/** Returns the amount that a decision takes out of the platform's own accounts; zero when it takes nothing. */
export function costOf({ postings }: Pick<Approved, 'postings'>): Centavos {
  const lines = postings.flatMap(({ entries }) => entries.filter(({ account }) => account.startsWith('platform:')));
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return sum < 0 ? centavos(-sum) : zero;
}
