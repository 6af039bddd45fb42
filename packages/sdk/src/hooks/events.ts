import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { listenToEvents } from '../events.ts';
import { gather } from '../gather.ts';
import type { TradeEvent } from '../generated/suki.schemas.ts';
import { isAbout, isPrivate, type Noun } from '../keys.ts';

/** The nouns that are fetched again after an event of each kind. */
const touched = {
  ask: ['ask', 'book', 'deposit'],
  bid: ['bid', 'book', 'deposit', 'item'],
  order: ['order'],
  message: ['inbox', 'user'],
  wallet: ['wallet', 'user', 'payment-method'],
  payout: ['payout', 'wallet', 'withdrawal-account', 'user'],
  book: ['book'],
  alert: ['staff-alert'],
} as const satisfies Record<TradeEvent['kind'], readonly Noun[]>;

/** Too short to be noticed, and long enough to join the events of a busy moment. */
const GATHER_MS = 500;

/**
 * Keeps everything on screen up to date while mounted. `identity` is the caller; another one gets a stream of its own.
 * Events within `gatherMs` of the last fetch are fetched for together: the console, which hears of every order, waits
 * longer than a shop's page.
 */
export function useLiveUpdates(identity: string | null, gatherMs: number = GATHER_MS): void {
  const { mutate } = useSWRConfig();
  const restart = useRef<(() => void) | null>(null);
  useEffect(() => {
    const changed = gather<Noun>((nouns) => void mutate(isAbout(...nouns)), gatherMs);
    const events = listenToEvents((notice) => {
      if (notice.kind === 'refetch') {
        void mutate(isPrivate);
      } else {
        changed.add(touched[notice.kind]);
      }
    });
    restart.current = events.restart;
    return () => {
      changed.stop();
      events.stop();
    };
  }, [mutate, gatherMs]);

  const previous = useRef(identity);
  useEffect(() => {
    if (previous.current !== identity) {
      previous.current = identity;
      restart.current?.();
    }
  }, [identity]);
}
