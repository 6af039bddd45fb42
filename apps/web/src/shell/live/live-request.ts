import { useEffect, useSyncExternalStore } from 'react';

let wishes = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  wishes += by;
  for (const listener of listeners) {
    listener();
  }
}

/** Requests live updates while mounted; a stream for each anonymous visitor would cost their data. */
export function useLiveUpdateRequest(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** True while anything on the screen requests live updates. */
export function useIsLiveRequested(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wishes > 0,
    () => false,
  );
}
