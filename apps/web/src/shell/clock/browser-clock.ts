import { useSyncExternalStore } from 'react';

let loadedAt: Date | undefined;
const listeners = new Set<() => void>();

/** The browser's clock: the only place of the shop that reads it. */
export const now = (): Date => new Date();

function current(): Date {
  loadedAt ??= now();
  return loadedAt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Arrival dates of a tab that was left open overnight are made anew when somebody looks at it again.
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && current().toDateString() !== now().toDateString()) {
      loadedAt = now();
      for (const each of listeners) {
        each();
      }
    }
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The moment this visit began, for dates; null on the server and until the browser has taken over: keep room for the dates. */
export function useVisitTime(): Date | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
