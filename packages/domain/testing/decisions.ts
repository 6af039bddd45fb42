import type { Approval, Decision, Refusal } from '../src/trade/facts/decision.ts';
import type { RefusalReason } from '../src/trade/facts/refusal-reasons.ts';
import { tuesday } from './trade-fixtures.ts';

/** Returns the approval that a test expects; a refusal fails the test with its reason. */
export function approved(decision: Decision): Approval {
  if (!decision.ok) throw new Error(`Expected an approval, got ${decision.reason}.`);
  return decision;
}

/** The row of an approval, or the word of a refusal. */
export function eventOrReason(decision: Decision): string {
  return decision.ok ? decision.event : decision.reason;
}

/** A refusal with its reason and details, for a comparison of the whole value. */
export function refused(reason: RefusalReason, details?: Refusal['details']): Refusal {
  return details === undefined ? { ok: false, reason } : { ok: false, reason, details };
}

/** Fields of an approval that changes nothing, except for its row; `attempts` may still be recorded. */
export const untouched = {
  ok: true,
  creations: [],
  moves: [],
  patches: [],
  deposits: [],
  postings: [],
  refunds: [],
  releases: [],
  timers: [],
  messages: [],
  coupons: [],
  standings: [],
  alerts: [],
} as const;

/** The moment `ms` milliseconds after the one at which the tests decide. */
export function later(ms: number): Date {
  return new Date(tuesday.getTime() + ms);
}

/** The end of a started timer of this kind; undefined where none is started. */
export function firesAt({ timers }: Approval, kind: Approval['timers'][number]['kind']): Date | undefined {
  const start = timers.find((timer) => timer.change === 'start' && timer.kind === kind);
  return start?.change === 'start' ? start.fireAt : undefined;
}

/** The postings as `code: account amount`, in pesos. */
export function bookings({ postings }: Approval): readonly (readonly string[])[] {
  return postings.map(({ code, entries }) => [
    code,
    ...entries.map(({ account, amount }) => `${account} ${amount / 100}`),
  ]);
}

/** The moves as `entity from to`, with the row that made them. */
export function movesOf({ moves }: Approval): readonly string[] {
  return moves.map(({ entity, event, from, to }) => `${event}: ${entity} ${from ?? 'none'} ${to}`);
}
