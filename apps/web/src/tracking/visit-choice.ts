import { useSyncExternalStore } from 'react';

/** Stands while somebody allows this device's visits to be counted. */
const KEY = 'suki.counts-visits';
const listeners = new Set<() => void>();

/** True for a browser that tells every site not to follow its person. */
const asksForPrivacy = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** True once the person of this device said yes; nothing is counted before (ADR 0174). */
export const countsVisits = (): boolean => localStorage.getItem(KEY) !== null && !asksForPrivacy();

/** Keeps the choice of this device. */
export function countVisits(isAllowed: boolean): void {
  if (isAllowed) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this device; on the server that of somebody who was not asked. */
export const useCountsVisits = (): boolean => useSyncExternalStore(subscribe, countsVisits, () => false);
