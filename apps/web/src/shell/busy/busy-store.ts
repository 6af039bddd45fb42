import { useSyncExternalStore } from 'react';

let label: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  label = next;
  for (const listener of listeners) {
    listener();
  }
}

/** The full-screen spinner for an action that must not be interrupted: `busy.begin('Opening GCash')`. */
export const busy = { begin: (what: string): void => set(what), end: (): void => set(null) };

/** The label of the spinner; null when nothing is running. */
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
