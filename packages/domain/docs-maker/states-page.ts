import { depositMoves } from '../src/deposits/deposit-moves.ts';
import { type MovingThing, sideOf } from '../src/trade/effects/row-moves.ts';
import { payoutTransitions } from '../src/trade/table/payout-transitions.table.ts';
import { stockFollows } from '../src/trade/table/stock-follows.table.ts';
import { eventIds, transition } from '../src/trade/table/transitions.table.ts';
import { GENERATED } from './transitions-page.ts';

type Arrow = { readonly from: string; readonly to: string; readonly event: string };

const names: Readonly<Record<MovingThing, string>> = {
  ask: 'an ask',
  bid: 'a bid',
  order: 'an order',
  returnLeg: 'a return leg',
  stock: 'a stock item',
  claim: 'a claim',
};

/** A diagram of the statuses of one entity with every row that moves it. */
export function statesPage(entity: MovingThing): string {
  return diagram(names[entity], [...eventIds.flatMap((event) => arrowsOf(entity, event)), ...besides(entity)]);
}

/** The same of a deposit: its state machine; the rows that use each arrow stand with the asks and bids. */
export function depositStatesPage(): string {
  const arrows = Object.entries(depositMoves).flatMap(([from, tos]) =>
    tos.map((to): Arrow => ({ from, to, event: depositWords[`${from} ${to}`] ?? '' })),
  );
  return diagram('a deposit', [{ from: '[*]', to: 'due', event: 'asked for' }, ...arrows]);
}

/** The same of a payout. */
export function payoutStatesPage(): string {
  const arrows = Object.entries(payoutTransitions).flatMap(([event, { from, to }]) =>
    from.map((status): Arrow => ({ from: status ?? '[*]', to, event })),
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
  const merged = merge(arrows);
  const from = new Set(merged.map((arrow) => arrow.from));
  const ends = [...new Set(merged.map((arrow) => arrow.to))].filter((status) => !from.has(status));
  return [
    GENERATED,
    '',
    `# Statuses of ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...merged.map((arrow) => `  ${arrow.from} --> ${arrow.to}: ${arrow.event}`),
    ...ends.map((status) => `  ${status} --> [*]`),
    '```',
    '',
  ].join('\n');
}

function arrowsOf(entity: MovingThing, event: (typeof eventIds)[number]): readonly Arrow[] {
  const side = sideOf(transition(event), entity);
  if (side === undefined || side.to === 'stays') {
    return [];
  }
  return side.from.map((from) => ({ from: from ?? '[*]', to: side.to, event }));
}

/** What happens inside other rows: RT1 opens the leg, stock follows its ask. */
function besides(entity: MovingThing): readonly Arrow[] {
  if (entity === 'stock') {
    return [
      ...stockFollows.map(({ stock, ask }) => ({ ...stock, event: `ask ${ask.to.join(' or ')}` })),
      { from: '[*]', to: 'in_stock', event: 'RT1-flash' },
    ];
  }
  if (entity !== 'returnLeg') {
    return [];
  }
  return eventIds.flatMap((event) => {
    const { returnsAtCostOf, holdsItem } = transition(event);
    return returnsAtCostOf === undefined
      ? []
      : [{ from: '[*]', to: holdsItem === true ? 'held' : 'return_pending', event }];
  });
}

/** One arrow per pair, labelled with all of its rows. */
function merge(arrows: readonly Arrow[]): readonly Arrow[] {
  const byPair = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`;
    const known = byPair.get(key);
    byPair.set(key, known === undefined ? arrow : { ...arrow, event: `${known.event}, ${arrow.event}` });
  }
  return [...byPair.values()];
}
