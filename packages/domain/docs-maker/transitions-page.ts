import { timerWindows } from '../src/config/timers.ts';
import { keysOf } from '../src/keys-of.ts';
import { modifiers } from '../src/trade/effects/modifiers/modifiers.ts';
import { movingEntities, sideOf } from '../src/trade/effects/row-moves.ts';
import { timerKinds } from '../src/trade/facts/statuses.ts';
import { timerTitles } from '../src/trade/facts/timer-titles.table.ts';
import { payoutTransitions } from '../src/trade/table/payout-transitions.table.ts';
import { refundTransitions } from '../src/trade/table/refund-transitions.table.ts';
import type { Side, TransitionRow } from '../src/trade/table/transition-row.ts';
import { type EventId, eventIds, transition, transitionSections } from '../src/trade/table/transitions.table.ts';

export const GENERATED = '<!-- Generated from packages/domain by `pnpm generate`. Do not edit. -->';

const header = [
  '| Row | Command | Who | What | Statuses | If | Money | Coupon | Closure | Timers | Messages | Changed by |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
];

/** The joint transition table as a page. */
export function transitionsPage(): string {
  return [
    GENERATED,
    '',
    '# Transitions',
    '',
    'Every row is one transaction. `decide` reads this table; nothing else moves an ask, bid, order, return leg, stock item or claim.',
    '',
    'A row happens as it stands here, unless a fact that it does not ask for changes it. Those changes are listed first, in the order in which they',
    'are applied (ADR 0080); the last column names them in the rows that they may change.',
    '',
    '| Changed by | What | Rows |',
    '|---|---|---|',
    ...modifiers.map(({ name, title, touches }) => `| ${name} | ${title} | ${eventIds.filter(touches).length} |`),
    '',
    ...keysOf(transitionSections).flatMap((section) => [
      `## ${section}`,
      '',
      ...header,
      ...keysOf(transitionSections[section]).map((event: EventId) => line(event, transition(event))),
      '',
    ]),
    '## Timers',
    '',
    '| Timer | In words | Its command |',
    '|---|---|---|',
    ...timerKinds.map((kind) => `| \`${kind}\` | ${timerTitles[kind]} | \`${timerWindows[kind].command}\` |`),
    '',
    '## Payouts',
    '',
    '| Event | Who | What | From | To | Money |',
    '|---|---|---|---|---|---|',
    ...payoutLines(),
    '',
    '## Refunds',
    '',
    '| Event | Who | What | From | To |',
    '|---|---|---|---|---|',
    ...Object.entries(refundTransitions).map(
      ([event, { actor, title, from, to }]) => `| ${event} | ${actor} | ${title} | ${from.join(', ')} | ${to} |`,
    ),
    '',
  ].join('\n');
}

function line(event: EventId, row: TransitionRow): string {
  const messages = (row.tell ?? []).map(({ to, kind }) => `${to}: ${kind}`);
  const timers = [
    ...(row.stop ?? []).map((kind) => `stop ${kind}`),
    ...(row.start ?? []).map((kind) => `start ${kind}`),
  ];
  const money = row.penalty === undefined ? row.money : [...(row.money ?? []), penaltyText(row.penalty)];
  const closure = row.closure === undefined ? '' : `${row.closure.reason} / ${row.closure.detail}`;
  const what = row.refuses === undefined ? row.title : `${row.title}: refused with \`${row.refuses}\``;
  const statuses = movingEntities.flatMap((entity) => {
    const one = sideOf(row, entity);
    return one === undefined ? [] : [`${entity}: ${side(one)}`];
  });
  const conditions = [
    ...(row.when ?? []),
    ...(row.needs ?? []).map(([need, reason]) => `${need} (else \`${reason}\`)`),
  ];
  const cells = [event, `\`${row.command}\``, row.actor, what, statuses.join('<br>'), conditions.join('; ')];
  const changedBy = modifiers.filter(({ touches }) => touches(event)).map(({ name }) => name);
  const rest = [list(money), couponText(row), closure, list(timers), list(messages), list(changedBy)];
  return `| ${[...cells, ...rest].join(' | ')} |`;
}

const couponTexts = { reserve: 'is reserved', use: 'is used', free: 'comes back' } as const;

function couponText({ coupon, apology }: TransitionRow): string {
  const given = apology === true ? ['the buyer gets one'] : [];
  return list([...(coupon === undefined ? [] : [couponTexts[coupon]]), ...given]);
}

function penaltyText({ keptPercent, harmed }: NonNullable<TransitionRow['penalty']>): string {
  return `keeps ${keptPercent} %${harmed === 'nobody' ? '' : `, shared with the ${harmed}`}`;
}

function side(value: Side<string>): string {
  const from = value.from.map((status) => status ?? '∅').join(', ');
  return value.to === 'stays' ? `${from} (stays)` : `${from} → ${value.to}`;
}

function list(values: readonly string[] | undefined): string {
  return (values ?? []).join('; ');
}

function payoutLines(): readonly string[] {
  return Object.entries(payoutTransitions).map(([event, row]) => {
    const from = row.from.map((status) => status ?? '∅').join(', ');
    return `| ${event} | ${row.actor} | ${row.title} | ${from} | ${row.to} | ${'money' in row ? row.money : ''} |`;
  });
}
