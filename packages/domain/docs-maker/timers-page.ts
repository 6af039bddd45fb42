import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/config/durations.ts';
import {
  ACCEPT_AND_PAY_MS,
  AUTHENTICITY_WINDOW_MS,
  CHARGEBACK_HOLD_MS,
  CLAIM_WINDOW_MS,
  LISTING_REMAINING_MIN_MS,
  PARCEL_GRACE_MS,
  PAYMENT_EXTENSION_MS,
  REPAY_DEPOSIT_MS,
  RESEND_MS,
  remindedTimers,
  SHIP_EXTENSION_MS,
  STORAGE_RESERVED_MS,
  timerWindows,
} from '../src/config/timers.ts';
import { lapsesEn } from '../src/texts/lapses.en.ts';
import { warningRow } from '../src/trade/effects/warnings.table.ts';
import { type TimerKind, timerKinds } from '../src/trade/facts/statuses.ts';
import {
  askNextSteps,
  bidNextSteps,
  claimNextStep,
  deliveredNextStep,
  type NextStepRow,
  orderNextSteps,
  returnNextSteps,
  reviewNextStep,
} from '../src/trade/table/next-step.table.ts';
import { missingAnswer, timerAnswers } from '../src/trade/table/timer-answers.table.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { GENERATED } from './transitions-page.ts';

/** Windows that a row gives instead of the timer's usual one, and lengths that are no timer of their own. */
const otherWindows: readonly (readonly [what: string, ms: number])[] = [
  ['A seller accepts a bid and pays the deposit in the same call', ACCEPT_AND_PAY_MS],
  ['A deposit is due again, because the bank took its payment back', REPAY_DEPOSIT_MS],
  ['A payment is under way when its deadline ends: the deadline is extended by this, once', PAYMENT_EXTENSION_MS],
  ['A seller asks for more time to ship, once', SHIP_EXTENSION_MS],
  ['A courier brought the parcel back to the seller, who sends it again', RESEND_MS],
  ['A parcel counts as overdue so long after the longest estimate of its leg', PARCEL_GRACE_MS],
  ['An order stands still while a bank questions its payment, at most', CHARGEBACK_HOLD_MS],
  [
    'An ask or bid that comes back to the book stays there for the rest of its days, at least',
    LISTING_REMAINING_MIN_MS,
  ],
  ['A stored item whose time is over waits for a buyer who has reserved it', STORAGE_RESERVED_MS],
  ['A buyer may claim the condition of an item, after its delivery', CLAIM_WINDOW_MS],
  ['A buyer may claim that an item is not authentic, after its delivery', AUTHENTICITY_WINDOW_MS],
];

/** Writes a page of all timers: the side that each waits for, its window, and the command at its end. */
export function timersPage(): string {
  return [
    GENERATED,
    '',
    '# Timers',
    '',
    'Every deadline of the trade. The rules that hold for all of them are told in [the life cycle](../lifecycle.md#timers).',
    '',
    '| Timer | Waits for | Runs in | Belongs to | Window | Warnings | Moves for | Reminder | Answered by | At its end | Command | Rows |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...timerKinds.map(line),
    '',
    'Window “given”: the row that starts the timer counts it. Warnings: how long before the end, and to whom. Moves for: a deadline that meets a payment',
    'under way is extended once, and a deadline on a day without couriers ends at noon of the next courier day. Reminder: the other side may remind',
    'whoever is waited for. Answered by: a timer that waits for a part that is not built yet begins its window again, and alerts the staff once',
    '([missing answers](../lifecycle.md#missing-answers)). Empty cells of the first two: the timer runs beside the statuses, and no status waits with it.',
    '',
    '## Other windows',
    '',
    '| When | Window |',
    '|---|---|',
    ...otherWindows.map(([what, ms]) => `| ${what} | ${lengthOf(ms)} |`),
    '',
  ].join('\n');
}

function line(kind: TimerKind): string {
  const { owner, command, windowMs, warningsMs, needsCourierDay, waitsForPayment } = timerWindows[kind];
  const places = waitingPlaces.filter(({ step }) => timersOf(step).some(({ timer }) => timer === kind));
  const warned = warningRow(kind);
  const warnings = warned === undefined ? '' : `${warningsMs.map(lengthOf).join(', ')}: ${warned.to}`;
  const moves = [...(waitsForPayment ? ['a payment under way'] : []), ...(needsCourierDay ? ['courier days'] : [])];
  const rows = eventIds.filter((event) => transition(event).command === command);
  const cells = [
    titleOf(kind),
    waitedFor(kind, places),
    grouped(places),
    owner,
    windowMs === null ? 'given' : lengthOf(windowMs),
    warnings,
    moves.join(', '),
    remindedTimers.includes(kind) ? 'yes' : '',
    answersOf(kind),
    lapsesEn[`lapse.${kind}.operator`],
    `\`${command}\``,
    rows.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The commands that answer the timer; it waits while the part that brings them is not built. */
function answersOf(kind: TimerKind): string {
  const part = missingAnswer(kind);
  const answers = timerAnswers[kind].map((command) => `\`${command}\``).join(', ');
  return part === null ? answers : `${answers}; waits for ${part}`;
}

type Place = { readonly entity: string; readonly name: string; readonly step: NextStepRow };

/** Every place of the trade in which a side is waited for, by its name on the page. */
const waitingPlaces: readonly Place[] = [
  ...named('ask', askNextSteps),
  ...named('bid', bidNextSteps),
  ...named('order', orderNextSteps),
  { entity: 'order', name: 'to_receive (delivered)', step: deliveredNextStep },
  { entity: 'order', name: 'on hold', step: reviewNextStep },
  { entity: 'claim', name: 'open, to_send_back', step: claimNextStep },
  ...named('return leg', returnNextSteps),
];

function named(entity: string, steps: Readonly<Record<string, NextStepRow>>): readonly Place[] {
  return Object.entries(steps).map(([name, step]) => ({ entity, name, step }));
}

/** `order: platform_received, under_inspection`, one line for each entity. */
function grouped(places: readonly Place[]): string {
  const byEntity = Map.groupBy(places, ({ entity }) => entity);
  return [...byEntity].map(([entity, own]) => `${entity}: ${own.map(({ name }) => name).join(', ')}`).join('<br>');
}

/** The side that owes the next step where the timer runs; otherwise the side that its warning goes to. */
function waitedFor(kind: TimerKind, places: readonly Place[]): string {
  const steps = places.flatMap(({ step }) => timersOf(step).filter(({ timer }) => timer === kind));
  const warned = warningRow(kind)?.to ?? '';
  return steps.length === 0 ? warned : [...new Set(steps.map(({ nextActor }) => nextActor))].join(', ');
}

function timersOf({ nextActor, timer, also = [] }: NextStepRow): readonly Pick<NextStepRow, 'nextActor' | 'timer'>[] {
  return [{ nextActor, timer }, ...also];
}

/** `payment_window` → `payment window`, with the kind as code stores it behind. */
function titleOf(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return words === kind ? `\`${kind}\`` : `${words}<br>\`${kind}\``;
}

/** Hours up to three days, days beyond them, minutes below an hour. */
function lengthOf(ms: number): string {
  if (ms % DAY_MS === 0 && ms > 3 * DAY_MS) return `${ms / DAY_MS} days`;
  return ms % HOUR_MS === 0 ? `${ms / HOUR_MS} h` : `${ms / MINUTE_MS} min`;
}
