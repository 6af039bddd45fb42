import { type CalendarDate, manilaDate } from '@suki/domain/time/manila';
import { onServerTimeChange, serverNow } from '@suki/sdk/server-time';
import { useSyncExternalStore } from 'react';

let loadedAt: Date | undefined;
const listeners = new Set<() => void>();

/** The current time by the API's clock, once that is known. No other module of the shop reads a clock. */
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

/** A tab that was left open overnight gets new arrival dates when the visitor returns. */
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

/** The start of this visit by the API's clock; null on the server and until hydration. */
export function useVisitTime(): Date | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

/** The date in Manila; null on the server and until hydration. */
export function useToday(): CalendarDate | null {
  const at = useVisitTime();
  return at === null ? null : manilaDate(at);
}
