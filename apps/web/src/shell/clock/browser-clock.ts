import { onServerTimeChange, serverNow } from '@suki/sdk/server-time';
import { useSyncExternalStore } from 'react';

let loadedAt: Date | undefined;
const listeners = new Set<() => void>();

/** What time it is, by the API's clock once it is known: the only place of the shop that reads a clock. */
export const now = serverNow;

function current(): Date {
  loadedAt ??= now();
  return loadedAt;
}

function renew(): void {
  loadedAt = now();
  for (const listener of listeners) {
    listener();
  }
}

/** Arrival dates of a tab that was left open overnight are made anew when somebody looks at it again. */
function onVisibility(): void {
  if (document.visibilityState === 'visible' && current().toDateString() !== now().toDateString()) {
    renew();
  }
}

let stopListening = (): void => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibility);
    stopListening = onServerTimeChange(renew);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
    }
  };
}

/** The moment this visit began, by the API's clock, for dates; null on the server and until the browser has taken over: keep room for the dates. */
export function useVisitTime(): Date | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
