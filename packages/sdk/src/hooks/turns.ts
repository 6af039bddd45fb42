import { type Fetched, useFetched } from '../fetched.ts';
import type { TradeCounts, Turns } from '../generated/suki.schemas.ts';
import { getTradeCounts, listTurns } from '../generated/turns.ts';
import { keys } from '../keys.ts';

/** The caller's open trades by tab, and the number of those that wait for the caller. */
export function useTradeCounts(options: { readonly isPaused?: boolean } = {}): Fetched<TradeCounts> {
  return useFetched(options.isPaused === true ? null : keys.tradeCounts(), () => getTradeCounts());
}

/** The trades of both sides in which the caller owes the next step. */
export function useTurns(): Fetched<Turns> {
  return useFetched(keys.turns(), () => listTurns());
}
