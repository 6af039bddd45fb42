import { payoutTransitions } from '../trade/payout-transitions.table.ts';
import type { Side, TransitionRow } from '../trade/transition-row.ts';
import { eventIds, transition } from '../trade/transitions.table.ts';

export const GENERATED = '<!-- Generated from packages/domain by `pnpm generate`. Do not edit. -->';

const header = [
  '| Row | Command | Who | What | Ask | Order | Money | Closure | Timers | Messages |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/** The joint transition table as a page. */
export function transitionsPage(): string {
  return [
    GENERATED,
    '',
    '# Transitions',
    '',
    'Every row is one transaction. `decide` reads this table; nothing else moves an ask or order.',
    '',
    ...header,
    ...eventIds.map((event) => line(event, transition(event))),
    '',
    '## Payouts',
    '',
    '| Event | Who | What | From | To | Money |',
    '|---|---|---|---|---|---|',
    ...payoutLines(),
    '',
  ].join('\n');
}

function line(event: string, row: TransitionRow): string {
  const messages = (row.tell ?? []).map(({ to, kind }) => `${to}: ${kind}`);
  const timers = [
    ...(row.stop ?? []).map((kind) => `stop ${kind}`),
    ...(row.start ?? []).map((kind) => `start ${kind}`),
  ];
  const money = row.penalty === undefined ? row.money : [...(row.money ?? []), penaltyText(row.penalty)];
  const closure = row.closure === undefined ? '' : `${row.closure.reason} / ${row.closure.detail}`;
  const what = row.refuses === undefined ? row.title : `${row.title}: refused with \`${row.refuses}\``;
  const cells = [event, `\`${row.command}\``, row.actor, what, side(row.ask), side(row.order)];
  return `| ${[...cells, list(money), closure, list(timers), list(messages)].join(' | ')} |`;
}

function penaltyText({ keptPercent, harmed }: NonNullable<TransitionRow['penalty']>): string {
  return `keeps ${keptPercent} %${harmed === 'nobody' ? '' : `, shared with the ${harmed}`}`;
}

function side<Status extends string>(value: Side<Status> | undefined): string {
  if (value === undefined) {
    return '';
  }
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
