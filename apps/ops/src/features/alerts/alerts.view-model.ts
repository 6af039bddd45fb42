import { ALERT_LATE_AFTER_MS, type StaffQueue } from '@suki/domain/alerts/staff-queues';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { CountStaffAlerts200, ListStaffAlertsState, StaffAlert } from '@suki/sdk/types';
import { orderPath, paths } from '../../shell/paths.ts';

const queueTitles: Readonly<Record<StaffQueue, string>> = {
  warehouse: 'Warehouse',
  finance: 'Finance',
  compliance: 'Compliance',
  support: 'Support',
};

const subjectWords: Readonly<Record<StaffAlert['subject']['entity'], string>> = {
  ask: 'ask',
  bid: 'bid',
  order: 'order',
  deposit: 'deposit',
  stock: 'item in stock',
  return: 'way back of',
  claim: 'claim',
  attempt: 'payment',
  refund: 'refund',
  payout: 'payout',
  dispute: 'dispute',
  reconciliation: 'comparison',
  code_budget: 'codes of',
};

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
    name: queue === null ? 'All' : queueTitles[queue],
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
    name: one === 'open' ? 'Open' : 'Handled',
    isShown: one === state,
  }));
}

export function alertLine({ queue, subject, createdAt }: StaffAlert) {
  return {
    queue: queueTitles[queue],
    subject: `${subjectWords[subject.entity]} ${subject.id}`,
    since: formatMoment(new Date(createdAt)),
  };
}

type Comparison = NonNullable<StaffAlert['comparison']>;

/** The details of an alert: both sides of a difference, why a deadline was refused, why a colleague asks. */
export function besideWords({
  comparison,
  cause,
  reason,
}: Pick<StaffAlert, 'comparison' | 'cause' | 'reason'>): readonly string[] {
  const deadline = cause === null ? [] : [`The deadline: ${cause}`];
  const causes = reason === null ? deadline : [...deadline, `Why: ${reason}`];
  if (comparison === null) {
    return causes;
  }
  const { at, here, there, agrees } = comparison;
  const now = agrees ? 'No difference is left' : 'They differ';
  return [
    ...causes,
    `Our books: ${factsText(here)}`,
    `The gateway: ${factsText(there)}`,
    `${now}, compared ${formatMoment(new Date(at))}`,
  ];
}

function factsText(facts: Comparison['here']): string {
  if (facts === null) {
    return 'nothing with this number';
  }
  const { amount, currency } = facts;
  const status = facts.status.toLowerCase().replaceAll('_', ' ');
  return currency === 'PHP'
    ? `${status}, ${formatMoney(amount)}`
    : `${status}, ${formatMoney(amount).slice(1)} ${currency}`;
}

export function recheckedNotice({ comparison }: Pick<StaffAlert, 'comparison'>): string {
  if (comparison === null) {
    return 'The gateway has nothing to compare yet';
  }
  return comparison.agrees ? 'No difference is left. Mark it as handled.' : 'The two still differ';
}

/** The waiting time, "Waiting 5 h"; a late alert stands out. */
export function waitOf({ createdAt }: Pick<StaffAlert, 'createdAt'>, now: Date) {
  const waitedMs = Math.max(0, now.getTime() - Date.parse(createdAt));
  return { text: waitText(waitedMs), isLate: waitedMs >= ALERT_LATE_AFTER_MS };
}

function waitText(ms: number): string {
  if (ms < HOUR_MS) {
    return `Waiting ${Math.floor(ms / MINUTE_MS)} min`;
  }
  return ms < 2 * DAY_MS ? `Waiting ${Math.floor(ms / HOUR_MS)} h` : `Waiting ${Math.floor(ms / DAY_MS)} days`;
}

type AlertLink = { readonly href: string; readonly text: string };

/** The page of the next step, and the order when that is another page; empty when both are outside of the console. */
export function alertLinks({ page, orderId }: Pick<StaffAlert, 'page' | 'orderId'>): readonly AlertLink[] {
  const order = orderId === null ? [] : [{ href: orderPath(orderId), text: 'Open the order' }];
  switch (page) {
    case 'payouts':
      return [{ href: `${paths.money}?payouts=held`, text: 'Go to the held payouts' }, ...order];
    case 'unsent_payouts':
      return [{ href: `${paths.money}?payouts=PENDING`, text: 'Go to the payouts that were not sent' }, ...order];
    case 'unsent_refunds':
      return [{ href: `${paths.money}?refunds=PENDING`, text: 'Go to the refunds that were not sent' }, ...order];
    case 'refunds':
      return [{ href: `${paths.money}?refunds=CANCELLED`, text: 'Go to the stopped refunds' }, ...order];
    case 'approvals':
      return [{ href: paths.approvals, text: 'Go to the approvals' }, ...order];
    case 'money':
      return [{ href: paths.money, text: 'Go to the money' }, ...order];
    case 'order':
    case null:
      return order;
    default:
      return page satisfies never;
  }
}

export function handledLine({ handled }: Pick<StaffAlert, 'handled'>): string {
  return handled === null ? '' : `Handled by ${handled.byName ?? handled.by}, ${formatMoment(new Date(handled.at))}`;
}

/** The notice after marking an alert. When two people do it at once, the note of the first one stays. */
export function handledNotice({ handled }: Pick<StaffAlert, 'handled'>, note: string): string {
  const kept = handled?.note ?? '';
  return kept === note.trim()
    ? 'Marked as handled'
    : `${handled?.byName ?? 'A colleague'} handled it first. Your note was not kept.`;
}
