import { ApiRefusal } from '../src/http/api-refusal.ts';
import type { CastMember } from './cast.ts';

/** Refusals about one person, because of earlier trades played as that person: somebody else may still do it. */
const personal: ReadonlySet<string> = new Set([
  'BUYING_PAUSED',
  'TOO_MANY_UNPAID_ORDERS',
  'TOO_MANY_UNPAID_ASKS',
  'TOO_MANY_LIVE_ASKS',
]);

/**
 * Calls `run` for these people in turn, until the limits of the trade (E01 and E31) do not stop one of them.
 * @returns undefined when the limits stop all of them.
 * @throws whatever else `run` throws.
 */
export async function firstWhoMay<Result>(
  people: readonly CastMember[],
  run: (person: CastMember) => Promise<Result>,
): Promise<{ readonly person: CastMember; readonly result: Result } | undefined> {
  for (const person of people) {
    try {
      return { person, result: await run(person) };
    } catch (error) {
      if (!(error instanceof ApiRefusal && personal.has(error.reason))) throw error;
    }
  }
  return undefined;
}
