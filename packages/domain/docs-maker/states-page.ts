import { depositMoves } from '../src/deposits/deposit-moves.ts';
import { type MovingThing, sideOf } from '../src/trade/effects/row-moves.ts';
import { payoutTransitions } from '../src/trade/table/payout-transitions.table.ts';
import { stockFollows } from '../src/trade/table/stock-follows.table.ts';
import { type EventId, eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { GENERATED } from './transitions-page.ts';

/** `what`: the actor and the title of the row. `row`: its id in the history; null where no row is named. */
type Arrow = { readonly from: string; readonly to: string; readonly what: string; readonly row: string | null };

/** The most lines on an arrow. */
const MOST_SHOWN = 4;

const names: Readonly<Record<MovingThing, string>> = {
  ask: 'an ask',
  bid: 'a bid',
  order: 'an order',
  returnLeg: 'a return leg',
  stock: 'a stock item',
  claim: 'a claim',
};

/** A diagram of the statuses of one entity, and a table of every row that moves it. */
export function statesPage(entity: MovingThing): string {
  return diagram(names[entity], [...eventIds.flatMap((event) => arrowsOf(entity, event)), ...besides(entity)]);
}

/** Draws the state machine of a deposit. The rows that use each arrow stand with the asks and bids. */
export function depositStatesPage(): string {
  const arrows = Object.entries(depositMoves).flatMap(([from, tos]) =>
    tos.map((to): Arrow => ({ from, to, what: depositWords[`${from} ${to}`] ?? '', row: null })),
  );
  return diagram('a deposit', [{ from: '[*]', to: 'due', what: 'asked for', row: null }, ...arrows]);
}

/** Draws the state machine of a payout. */
export function payoutStatesPage(): string {
  const arrows = Object.entries(payoutTransitions).flatMap(([row, { from, to, actor, title }]) =>
    from.map((status): Arrow => ({ from: status ?? '[*]', to, what: `${actor} ${title}`, row })),
  );
  return diagram('a payout', arrows);
}

const depositWords: Readonly<Record<string, string>> = {
  'due under_hold': 'paid',
  'due voided': 'never paid',
  'under_hold returned': 'goes back',
  'under_hold deducted': 'kept, all or a part',
  'under_hold due': 'reversed by the bank',
  'deducted returned': 'the fine was undone',
  'voided under_hold': 'paid late',
};

function diagram(name: string, arrows: readonly Arrow[]): string {
  const pairs = byPair(arrows);
  const left = new Set(pairs.map(({ from }) => from));
  const ends = [...new Set(pairs.map(({ to }) => to))].filter((status) => !left.has(status));
  return [
    GENERATED,
    '',
    `# Statuses of ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...pairs.map(({ from, to, all }) => `  ${from} --> ${to}: ${label(all)}`),
    ...ends.map((status) => `  ${status} --> [*]`),
    '```',
    '',
    '| From | To | What happens, and the row of the life cycle |',
    '|---|---|---|',
    ...pairs.map(({ from, to, all }) => `| ${place(from)} | ${place(to)} | ${all.map(inFull).join('<br>')} |`),
    '',
  ].join('\n');
}

/**
 * Labels an arrow with the titles of its rows, each title once. The diagram shows the first of many; the table below
 * the diagram has all of them.
 */
function label(all: readonly Arrow[]): string {
  const titles = [...new Set(all.map(({ what }) => briefly(what)))];
  const shown = titles.length > MOST_SHOWN ? titles.slice(0, MOST_SHOWN - 1) : titles;
  const rest = titles.length - shown.length;
  return [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('<br/>');
}

/** The beginning of a title, up to its first colon, semicolon, comma or bracket: an arrow has room for no more. */
function briefly(what: string): string {
  return what.replace(/(?:[:;,]| \().*$/, '');
}

function inFull({ what, row }: Arrow): string {
  return row === null ? what : `${what} (${row})`;
}

function place(status: string): string {
  return status === '[*]' ? '' : `\`${status}\``;
}

function arrowsOf(entity: MovingThing, event: EventId): readonly Arrow[] {
  const side = sideOf(transition(event), entity);
  if (side === undefined || side.to === 'stays') {
    return [];
  }
  return side.from.map((from) => ({ from: from ?? '[*]', to: side.to, what: whatOf(event), row: event }));
}

function whatOf(event: EventId): string {
  const { actor, title } = transition(event);
  return `${actor} ${title}`;
}

/** Moves that happen inside other rows: RT1 opens the return leg, and stock follows its ask. */
function besides(entity: MovingThing): readonly Arrow[] {
  if (entity === 'stock') {
    return [
      ...stockFollows.map(({ stock, ask }) => ({
        ...stock,
        what: `its ask becomes ${ask.to.join(' or ')}`,
        row: null,
      })),
      { from: '[*]', to: 'in_stock', what: whatOf('RT1-flash'), row: 'RT1-flash' },
    ];
  }
  if (entity !== 'returnLeg') {
    return [];
  }
  return eventIds.flatMap((event) => {
    const { returnsAtCostOf, holdsItem } = transition(event);
    return returnsAtCostOf === undefined
      ? []
      : [{ from: '[*]', to: holdsItem === true ? 'held' : 'return_pending', what: whatOf(event), row: event }];
  });
}

type Pair = { readonly from: string; readonly to: string; readonly all: readonly Arrow[] };

/** Groups the arrows by pair of statuses: one arrow for each pair, with the titles of all its rows. */
function byPair(arrows: readonly Arrow[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const arrow of arrows) {
    const { from, to } = arrow;
    const key = `${from} ${to}`;
    pairs.set(key, { from, to, all: [...(pairs.get(key)?.all ?? []), arrow] });
  }
  return [...pairs.values()];
}
