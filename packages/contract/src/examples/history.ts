import type { EventId } from '@suki/domain/trade/table/transitions.table';
import { transition } from '@suki/domain/trade/table/transitions.table';
import type { z } from 'zod';
import type { HistoryEntry } from '../asks/asks.schemas.ts';

export type Step = readonly [event: EventId, at: string];

type Subject = 'ask' | 'bid' | 'order';
type StatusOf = {
  readonly [Name in Subject]: Exclude<NonNullable<ReturnType<typeof transition>[Name]>['to'], 'stays'>;
};

/** The history and final status after `steps`. Both come from the table, so no example shows an impossible trade. */
export function historyOf<Name extends Subject>(subject: Name, steps: readonly Step[]) {
  const history: z.output<typeof HistoryEntry>[] = [];
  let status: StatusOf[Name] | null = null;
  let since: string | null = null;
  for (const [event, at] of steps) {
    const row = transition(event);
    const side = row[subject];
    if (side === undefined) throw new RangeError(`Expected a row that moves the ${subject}, got ${event}.`);
    if (!(side.from as readonly (string | null)[]).includes(status)) {
      throw new RangeError(`Expected ${event} to begin in one of ${side.from.join(', ')}, not in ${status}.`);
    }
    if (side.to === 'stays') continue;
    history.push({ event, from: status, to: side.to, actor: row.actor, at });
    status = side.to as StatusOf[Name];
    since = at;
  }
  const last = history.at(-1)?.event as EventId | undefined;
  if (status === null || since === null || last === undefined)
    throw new RangeError(`Expected steps of the ${subject}.`);
  const isOver = status === 'transaction_closed' || status === 'bid_closed';
  return { history, status, since, closure: isOver ? (transition(last).closure ?? null) : null };
}
