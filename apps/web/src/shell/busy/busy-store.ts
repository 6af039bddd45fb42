import { useSyncExternalStore } from 'react';

let label: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  label = next;
  for (const listener of listeners) {
    listener();
  }
}

/** The full-screen spinner, for what must not be interrupted, such as the way to a payment: `busy.begin('Opening GCash')`. */
export const busy = { begin: (what: string): void => set(what), end: (): void => set(null) };

/** What is being waited for; null when nothing is. */
export function useBusy(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => label,
    () => null,
  );
}
