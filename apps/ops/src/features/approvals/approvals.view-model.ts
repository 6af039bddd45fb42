import { type ApprovalKind, approvalReason, approvalRules } from '@suki/domain/config/approvals';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { StaffApproval, WaitingApproval } from '@suki/sdk/types';
import { orderPath, paths, personPath } from '../../shell/paths.ts';
import { subjectWords } from '../../shell/subject-words.view-model.ts';
import { endings, kindTitles, secondPersonTexts, approvalsTexts as words } from './approvals.texts.ts';

const teams = { finance: 'finance', support: 'support' } as const;

/** The sentence before the press: one person is enough up to the sum, a second one decides above it. */
export function secondPersonText(kind: ApprovalKind): string {
  const { over, by } = approvalRules[kind];
  const team = teams[by];
  return over === 0 ? secondPersonTexts.first(team) : secondPersonTexts.above(formatMoney(over), team);
}

/** Why the button does not work yet; undefined for a reason of the right length. */
export function whyNoReason(reason: string): string | undefined {
  const { length } = reason.trim();
  const { lengthMin } = approvalReason;
  return length < lengthMin ? secondPersonTexts.tooShort(lengthMin) : undefined;
}

/** The notice after the press: done at once, or waiting for the second person. */
export function askedText({ approval }: { readonly approval?: WaitingApproval | undefined }, done: string): string {
  return approval === undefined ? done : secondPersonTexts.told(secondPersonOf(approval.kind));
}

function secondPersonOf(kind: ApprovalKind): string {
  return words.someone(teams[approvalRules[kind].by]);
}

export type ApprovalState = 'waiting' | 'decided';

export function shownApprovals(search: URLSearchParams): ApprovalState {
  return search.get('state') === 'decided' ? 'decided' : 'waiting';
}

export function approvalLists(shown: ApprovalState) {
  return (['waiting', 'decided'] as const).map((state) => ({
    href: state === 'waiting' ? paths.approvals : `${paths.approvals}?state=${state}`,
    name: state === 'waiting' ? words.waiting : words.ended,
    isShown: state === shown,
  }));
}

const nameOf = ({ name }: WaitingApproval['requestedBy']): string => name ?? words.noName;

/** A request in lines: the act, the sum, who asked since when, why, and how it ended. */
export function approvalLine(approval: StaffApproval) {
  const { status, decided, can, kind, expiresAt } = approval;
  const ended = status === 'waiting' ? null : endings[status];
  const by = decided === null ? '' : words.by(nameOf(decided.by), momentOf(decided.at));
  const note = decided?.note == null ? '' : `: ${decided.note}`;
  return {
    ...waitingLine(approval),
    ending: ended === null ? null : `${ended}${by}${note}`,
    link: linkOf(approval),
    subject: subjectOf(approval),
    /** The deadline, with whose turn it is for whoever cannot decide. */
    ends:
      can === 'decide'
        ? words.decideBy(momentOf(expiresAt))
        : words.othersDecideBy(secondPersonOf(kind), momentOf(expiresAt)),
  };
}

/** The subject by its order, item and person; an id is never shown. */
function subjectOf({ about, orderId, payoutId }: StaffApproval): string {
  const named = subjectWords(about);
  if (named !== '') return named;
  return orderId === null ? (payoutId === null ? words.ask : words.payout) : words.order;
}

const momentOf = (at: string): string => formatMoment(new Date(at));

function linkOf({ orderId, askId, ownerId }: StaffApproval): { readonly href: string; readonly text: string } {
  if (orderId !== null) return { href: orderPath(orderId), text: words.openOrder };
  if (askId !== null && ownerId !== null) return { href: personPath(ownerId), text: words.openSeller };
  return { href: paths.money, text: words.openPayouts };
}

export function waitingLine({ kind, amount, reason, requestedBy, createdAt, expiresAt }: WaitingApproval) {
  return {
    title: kindTitles[kind],
    amount: formatMoney(amount),
    asked: words.asked(nameOf(requestedBy), momentOf(createdAt)),
    ends: words.toBeDecided(momentOf(expiresAt)),
    reason: `“${reason}”`,
    team: secondPersonOf(kind),
  };
}

/** True for a request that is over by the Clock, though nobody has asked again. */
export function isExpired({ expiresAt }: Pick<WaitingApproval, 'expiresAt'>, now: Date): boolean {
  return new Date(expiresAt) <= now;
}
