import { ALERT_LATE_AFTER_MS, type StaffQueue } from '@suki/domain/alerts/staff-queues';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { CountStaffAlerts200, ListStaffAlertsState, StaffAlert } from '@suki/sdk/types';
import { orderPath, paths, personPath } from '../../shell/paths.ts';
import { subjectWords } from '../../shell/subject-words.view-model.ts';
import { queueTitles, subjectKinds, alertsTexts as words } from './alerts.texts.ts';

/** One list; `null` stands for all queues of these roles. */
export type ShownAlerts = { readonly state: ListStaffAlertsState; readonly queue: StaffQueue | null };

/** The list in the address if its queue belongs to these roles; else all open alerts. */
export function shownAlerts(search: URLSearchParams, queues: readonly StaffQueue[]): ShownAlerts {
  return {
    state: search.get('state') === 'handled' ? 'handled' : 'open',
    queue: queues.find((queue) => queue === search.get('queue')) ?? null,
  };
}

export function alertsHref({ state, queue }: ShownAlerts): string {
  const named = new URLSearchParams({ ...(queue === null ? {} : { queue }), ...(state === 'open' ? {} : { state }) });
  return named.size === 0 ? paths.alerts : `${paths.alerts}?${named}`;
}

type Counts = Pick<CountStaffAlerts200, 'open' | 'counts'> | null;

export type QueueChoice = {
  readonly href: string;
  readonly name: string;
  readonly isShown: boolean;
  /** null while unknown; undefined when it is not counted. */
  readonly count: number | null | undefined;
};

/** All queues together, then each; empty when there is only one. The counts are of open alerts. */
export function queueChoices(
  queues: readonly StaffQueue[],
  shown: ShownAlerts,
  counts: Counts,
): readonly QueueChoice[] {
  if (queues.length < 2) {
    return [];
  }
  return [null, ...queues].map((queue) => ({
    href: alertsHref({ state: shown.state, queue }),
    name: queue === null ? words.all : queueTitles[queue],
    isShown: queue === shown.queue,
    count: shown.state === 'handled' ? undefined : countOf(queue, counts),
  }));
}

function countOf(queue: StaffQueue | null, counts: Counts): number | null {
  if (counts === null) {
    return null;
  }
  return queue === null ? counts.open : (counts.counts[queue] ?? 0);
}

export function stateChoices({ state, queue }: ShownAlerts) {
  return (['open', 'handled'] as const).map((one) => ({
    href: alertsHref({ state: one, queue }),
    name: one === 'open' ? words.open : words.closed,
    isShown: one === state,
  }));
}

/** The subject by its order, item and person; else by its kind. An id is never shown. */
export function subjectOf({ about, subject }: Pick<StaffAlert, 'about' | 'subject'>): string {
  const named = subjectWords(about);
  const words = named === '' ? subjectKinds[subject.entity] : named;
  return about?.amount == null ? words : `${words}, ${formatMoney(about.amount)}`;
}

export function alertLine(alert: Pick<StaffAlert, 'queue' | 'about' | 'subject' | 'createdAt'>) {
  return {
    queue: queueTitles[alert.queue],
    subject: subjectOf(alert),
    since: formatMoment(new Date(alert.createdAt)),
  };
}

type Comparison = NonNullable<StaffAlert['comparison']>;
type Details = Pick<StaffAlert, 'comparison' | 'cause' | 'reason' | 'dispute'>;

/** The details of an alert: a dispute, both sides of a difference, a refused deadline, why a colleague asks. */
export function besideWords({ comparison, cause, reason, dispute }: Details): readonly string[] {
  return [
    ...(dispute === null ? [] : disputeWords(dispute)),
    ...(cause === null ? [] : [words.deadline(cause)]),
    ...(reason === null ? [] : [words.why(reason)]),
    ...(comparison === null ? [] : comparisonWords(comparison)),
  ];
}

function disputeWords({ amount, answerBy }: NonNullable<Details['dispute']>): readonly string[] {
  const by = answerBy === null ? words.noDay : words.answerBy(formatMoment(new Date(answerBy)));
  return [words.disputed(formatMoney(amount)), by];
}

function comparisonWords({ at, here, there, agrees }: Comparison): readonly string[] {
  return [
    words.ourBooks(factsText(here)),
    words.gateway(factsText(there)),
    words.compared(agrees ? words.agree : words.differ, formatMoment(new Date(at))),
  ];
}

function factsText(facts: Comparison['here']): string {
  if (facts === null) {
    return words.unknown;
  }
  const { amount, currency } = facts;
  const status = facts.status.toLowerCase().replaceAll('_', ' ');
  return currency === 'PHP'
    ? `${status}, ${formatMoney(amount)}`
    : `${status}, ${formatMoney(amount).slice(1)} ${currency}`;
}

export function recheckedNotice({ comparison }: Pick<StaffAlert, 'comparison'>): string {
  if (comparison === null) {
    return words.nothingToCompare;
  }
  return comparison.agrees ? words.nothingLeft : words.stillDiffer;
}

/** The waiting time, "Waiting 5 h"; a late alert stands out. */
export function waitOf({ createdAt }: Pick<StaffAlert, 'createdAt'>, now: Date) {
  const waitedMs = Math.max(0, now.getTime() - Date.parse(createdAt));
  return { text: words.waiting(waitText(waitedMs)), isLate: waitedMs >= ALERT_LATE_AFTER_MS };
}

function waitText(ms: number): string {
  if (ms < HOUR_MS) {
    return words.minutes(Math.floor(ms / MINUTE_MS));
  }
  return ms < 2 * DAY_MS ? words.hours(Math.floor(ms / HOUR_MS)) : words.days(Math.floor(ms / DAY_MS));
}

type AlertLink = { readonly href: string; readonly text: string };
type Leads = Pick<StaffAlert, 'page' | 'orderId' | 'about'>;

/** The page of the next step, then the order, or else the person; empty when all are outside of the console. */
export function alertLinks({ page, orderId, about }: Leads): readonly AlertLink[] {
  const work = workLink(page);
  const person = about?.person ?? null;
  const who = person === null ? [] : [{ href: personPath(person.id), text: words.to.person }];
  const order = orderId === null ? who : [{ href: orderPath(orderId), text: words.to.order }];
  return work === null ? order : [work, ...order];
}

function workLink(page: StaffAlert['page']): AlertLink | null {
  const { to } = words;
  switch (page) {
    case 'payouts':
      return { href: `${paths.money}?payouts=held`, text: to.heldPayouts };
    case 'unsent_payouts':
      return { href: `${paths.money}?payouts=PENDING`, text: to.unsentPayouts };
    case 'unsent_refunds':
      return { href: `${paths.money}?refunds=PENDING`, text: to.unsentRefunds };
    case 'refunds':
      return { href: `${paths.money}?refunds=CANCELLED`, text: to.stoppedRefunds };
    case 'approvals':
      return { href: paths.approvals, text: to.approvals };
    case 'money':
      return { href: paths.money, text: to.money };
    case 'order':
    case null:
      return null;
    default:
      return page satisfies never;
  }
}

/** Subjects that the gateway knows by our id, so that finance can look them up there. */
const gatewayEntities: readonly StaffAlert['subject']['entity'][] = ['attempt', 'refund', 'payout', 'dispute'];

/** The number to search for at the gateway; null when it knows nothing of the subject. */
export function gatewayReference({ subject, dispute }: Pick<StaffAlert, 'subject' | 'dispute'>): string | null {
  return dispute?.id ?? (gatewayEntities.includes(subject.entity) ? subject.id : null);
}
