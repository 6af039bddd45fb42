import { type ApprovalKind, approvalReason, approvalRules } from '@suki/domain/config/approvals';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { StaffApproval, WaitingApproval } from '@suki/sdk/types';
import { orderPath, paths, personPath } from '../../shell/paths.ts';

const kindTitles: Readonly<Record<ApprovalKind, string>> = {
  report_loss: 'We lost or damaged an item',
  transit_damage: 'A courier damaged an item on its way to us',
  keep_deposit: 'Fraud: keep a deposit',
  decide_payout: 'Give a held payout back or send it again',
};

const teams = { finance: 'finance', support: 'support' } as const;

/** The sentence before the press: one person is enough up to the sum, a second one decides above it. */
export function secondPersonText(kind: ApprovalKind): string {
  const { over, by } = approvalRules[kind];
  const team = teams[by];
  return over === 0
    ? `Someone in ${team} has to agree first. Nothing moves until then.`
    : `Above ${formatMoney(over)}, someone in ${team} has to agree first. Nothing moves until then.`;
}

/** Why the button does not work yet; undefined for a reason of the right length. */
export function whyNoReason(reason: string): string | undefined {
  const { length } = reason.trim();
  const { lengthMin } = approvalReason;
  return length < lengthMin ? `Say why in ${lengthMin} letters or more.` : undefined;
}

/** The notice after the press: done at once, or waiting for the second person. */
export function askedText({ approval }: { readonly approval?: WaitingApproval | undefined }, done: string): string {
  return approval === undefined ? done : `${secondPersonOf(approval.kind)} has to agree first. We told them.`;
}

function secondPersonOf(kind: ApprovalKind): string {
  return `Someone in ${teams[approvalRules[kind].by]}`;
}

export type ApprovalState = 'waiting' | 'decided';

export function shownApprovals(search: URLSearchParams): ApprovalState {
  return search.get('state') === 'decided' ? 'decided' : 'waiting';
}

export function approvalLists(shown: ApprovalState) {
  return (['waiting', 'decided'] as const).map((state) => ({
    href: state === 'waiting' ? paths.approvals : `${paths.approvals}?state=${state}`,
    name: state === 'waiting' ? 'Waiting' : 'Ended',
    isShown: state === shown,
  }));
}

const endings: Readonly<Record<Exclude<StaffApproval['status'], 'waiting'>, string>> = {
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Taken back',
  expired: 'Ended, because no one decided in time',
};

const nameOf = ({ name, id }: WaitingApproval['requestedBy']): string => name ?? id;

/** A request in lines: the act, the sum, who asked since when, why, and how it ended. */
export function approvalLine(approval: StaffApproval) {
  const { status, decided, orderId, payoutId, askId, can, kind, expiresAt } = approval;
  const ended = status === 'waiting' ? null : endings[status];
  const by = decided === null ? '' : ` by ${nameOf(decided.by)}, ${formatMoment(new Date(decided.at))}`;
  const note = decided?.note == null ? '' : `: ${decided.note}`;
  return {
    ...waitingLine(approval),
    ending: ended === null ? null : `${ended}${by}${note}`,
    link: linkOf(approval),
    subject: orderId === null ? (payoutId === null ? `Ask ${askId}` : `Payout ${payoutId}`) : `Order ${orderId}`,
    /** The deadline, with whose turn it is for whoever cannot decide. */
    ends: `${can === 'decide' ? 'Decide' : `${secondPersonOf(kind)} decides`} by ${formatMoment(new Date(expiresAt))}`,
  };
}

function linkOf({ orderId, askId, ownerId }: StaffApproval): { readonly href: string; readonly text: string } {
  if (orderId !== null) return { href: orderPath(orderId), text: 'Open the order' };
  if (askId !== null && ownerId !== null) return { href: personPath(ownerId), text: 'Open the seller' };
  return { href: paths.money, text: 'Open the payouts' };
}

export function waitingLine({ kind, amount, reason, requestedBy, createdAt, expiresAt }: WaitingApproval) {
  return {
    title: kindTitles[kind],
    amount: formatMoney(amount),
    asked: `Asked by ${nameOf(requestedBy)}, ${formatMoment(new Date(createdAt))}`,
    ends: `To be decided by ${formatMoment(new Date(expiresAt))}`,
    reason: `“${reason}”`,
    team: secondPersonOf(kind),
  };
}

/** True for a request that is over by the Clock, though nobody has asked again. */
export function isExpired({ expiresAt }: Pick<WaitingApproval, 'expiresAt'>, now: Date): boolean {
  return new Date(expiresAt) <= now;
}
