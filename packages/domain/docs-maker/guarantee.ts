import { movingEntities, sideOf } from '../src/trade/effects/row-moves.ts';
import { type EventId, transition } from '../src/trade/table/transitions.table.ts';

/**
 * Describes a row of the transition table in one line: its guarantee. The line is the title of the row's test and its
 * entry on the page of rows.
 */
export function guarantee(event: EventId): string {
  const row = transition(event);
  const sides = movingEntities.flatMap((entity) => {
    const side = sideOf(row, entity);
    return side === undefined ? [] : [`${entity} ${side.to}`];
  });
  const parts = [
    ...sides,
    ...(row.closure === undefined ? [] : [`${row.closure.reason} / ${row.closure.detail}`]),
    ...(row.money ?? []),
    ...(row.stop ?? []).map((kind) => `stop ${kind}`),
    ...(row.start ?? []).map((kind) => `start ${kind}`),
    ...(row.tell ?? []).map(({ to, kind }) => `${to}: ${kind}`),
  ];
  return `${event} ${row.title} [${row.refuses ?? parts.join(', ')}]`;
}
