import { useSyncExternalStore } from 'react';
import type { Session } from '../../../session/session-store.ts';

/** Stands while somebody does not want to be remembered on this device. */
const KEY = 'suki.forgets-items';
/** The identity whose look at an item was noted last on this device. */
const SEEN_AS = 'suki.seen-as';
const listeners = new Set<() => void>();

/** True unless the person of this device said otherwise. */
export const remembersItems = (): boolean => localStorage.getItem(KEY) === null;

/** Keeps the choice of this device. */
export function rememberItems(isWanted: boolean): void {
  if (isWanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this device; on the server that of everybody. */
export const useRemembersItems = (): boolean => useSyncExternalStore(subscribe, remembersItems, () => true);

/** Remembers that a look at an item was noted for this identity. */
export const noteSeen = (uid: string): void => localStorage.setItem(SEEN_AS, uid);

/** False for a visitor without an account of whom this device noted no look at an item: they cost no call. */
export function mayHaveSeen(session: Session): boolean {
  return 'uid' in session && (session.status === 'registered' || localStorage.getItem(SEEN_AS) === session.uid);
}
