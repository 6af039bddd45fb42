import { useSyncExternalStore } from 'react';

/** Stands while somebody does not want to be remembered on this device. */
const KEY = 'suki.forgets-items';
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
