import { type CalendarDate, manilaDate } from '@suki/domain/time/manila';
import { onServerTimeChange, serverNow } from '@suki/sdk/server-time';
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react';

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

/**
 * The start of this visit by the API's clock; null on the server and until hydration. The dates follow in pieces that
 * a press can interrupt: drawn at once, they kept a slow phone busy for the length of all cards of a page.
 */
export function useVisitTime(): Date | null {
  return useDeferredValue(useSyncExternalStore(subscribe, current, () => null));
}

/** The time at which the server drew this part for one person, as ISO text; null on pages that everybody shares. */
export const DrawnAt = createContext<string | null>(null);

/** The time of this render. On the server and until hydration it is that of the drawing; null on a shared page. */
export function useTimeOfRender(): Date | null {
  const drawnAt = use(DrawnAt);
  const isInBrowser = useVisitTime() !== null;
  return isInBrowser ? now() : drawnAt === null ? null : new Date(drawnAt);
}

/** The date in Manila. On the server and until hydration it is that of the drawing; null on a shared page. */
export function useToday(): CalendarDate | null {
  const drawnAt = use(DrawnAt);
  const at = useVisitTime();
  const known = at ?? (drawnAt === null ? null : new Date(drawnAt));
  return known === null ? null : manilaDate(known);
}
