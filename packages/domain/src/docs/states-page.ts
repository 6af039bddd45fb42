import type { TransitionRow } from '../trade/transition-row.ts';
import { eventIds, transition } from '../trade/transitions.table.ts';
import { GENERATED } from './transitions-page.ts';

type Arrow = { readonly from: string; readonly to: string; readonly event: string };

/** A diagram of the statuses of asks or orders with the rows that are built. */
export function statesPage(entity: 'ask' | 'order'): string {
  const arrows = merge(eventIds.flatMap((event) => arrowsOf(entity, event, transition(event))));
  return [
    GENERATED,
    '',
    `# Statuses of an ${entity}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...arrows.map(({ from, to, event }) => `  ${from} --> ${to}: ${event}`),
    '```',
    '',
  ].join('\n');
}

function arrowsOf(entity: 'ask' | 'order', event: string, row: TransitionRow): readonly Arrow[] {
  const side = row[entity];
  if (side === undefined || side.to === 'stays') {
    return [];
  }
  const to: string = side.to;
  const arrows = side.from.map((from) => ({ from: from ?? '[*]', to, event }));
  const isEnd = to === 'transaction_closed' || to === 'transaction_successful';
  return isEnd ? [...arrows, { from: to, to: '[*]', event: '' }] : arrows;
}

/** One arrow per pair, labelled with all of its rows. */
function merge(arrows: readonly Arrow[]): readonly Arrow[] {
  const byPair = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = `${arrow.from} ${arrow.to}`;
    const known = byPair.get(key);
    const isNew = known === undefined || arrow.event === '';
    byPair.set(key, isNew ? arrow : { ...arrow, event: `${known.event}, ${arrow.event}` });
  }
  return [...byPair.values()].map((arrow) => (arrow.event === '' ? { ...arrow, event: 'end' } : arrow));
}
