import { useEffect, useSyncExternalStore } from 'react';

let wishes = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  wishes += by;
  for (const listener of listeners) {
    listener();
  }
}

/** Asks for live updates while mounted. A visitor without an account has none otherwise: a stream for each would cost their data. */
export function useLiveUpdateRequest(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether anything on screen asks for live updates. */
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
