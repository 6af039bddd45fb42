import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { listenToEvents } from '../events.ts';
import { gather } from '../gather.ts';
import type { SkuBook, TradeEvent } from '../generated/suki.schemas.ts';
import { isAbout, isPrivate, keys, type Noun } from '../keys.ts';

/** The nouns that are fetched again after an event of each kind. */
const touched = {
  ask: ['ask', 'deposit', 'turn'],
  bid: ['bid', 'deposit', 'item', 'turn'],
  order: ['order', 'turn'],
  message: ['inbox', 'user'],
  wallet: ['wallet', 'user', 'payment-method'],
  payout: ['payout', 'wallet', 'withdrawal-account', 'user'],
  // The event carries the book.
  book: [],
  alert: ['staff-alert', 'staff-approval'],
} as const satisfies Record<TradeEvent['kind'], readonly Noun[]>;

/** Takes an event's book unless a call has brought a newer one meanwhile. */
const newerBook =
  (book: SkuBook) =>
  (known: SkuBook | undefined): SkuBook =>
    known !== undefined && known.version > book.version ? known : book;

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
        if (notice.book !== undefined) {
          const { book } = notice;
          void mutate(keys.skuBook(book.itemId, book.skuId), newerBook(book), { revalidate: false });
        }
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
