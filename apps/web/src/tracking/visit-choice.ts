import { useSyncExternalStore } from 'react';

/** Stands while somebody allows this device's visits to be counted. */
const KEY = 'suki.counts-visits';
/** Stands once this device was asked, or its person chose without being asked (ADR 0185). */
const ASKED = 'suki.asked-to-count';
/** The searches that led to items, in the memory of a tab: see `search-of-item.client.ts`. */
export const SEARCHES = 'suki.searches';
const listeners = new Set<() => void>();

/** True for a browser that tells every site not to follow its person. */
const asksForPrivacy = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** True once the person of this device said yes; nothing is counted before (ADR 0174). */
export const countsVisits = (): boolean => localStorage.getItem(KEY) !== null && !asksForPrivacy();

/** True while nobody was asked on this device; never in a browser that asks for privacy. */
export const mayAskToCount = (): boolean =>
  localStorage.getItem(ASKED) === null && localStorage.getItem(KEY) === null && !asksForPrivacy();

/** Notes that this device was asked: a question that was passed over is not asked again. */
export const noteAsked = (): void => localStorage.setItem(ASKED, '1');

/** Keeps the choice of this device; a no forgets what the tab remembers. */
export function countVisits(isAllowed: boolean): void {
  noteAsked();
  if (isAllowed) localStorage.setItem(KEY, '1');
  else {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(SEARCHES);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this device; on the server that of somebody who was not asked. */
export const useCountsVisits = (): boolean => useSyncExternalStore(subscribe, countsVisits, () => false);
