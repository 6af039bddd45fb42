import { useSyncExternalStore } from 'react';

/** The person's facts in the shell; `live-updates.client.tsx` sets them once they are known. */
export type Viewer = { readonly name: string | null; readonly unreadCount: number; readonly turnCount: number };

let viewer: Viewer | null = null;
const listeners = new Set<() => void>();

export function setViewer(next: Viewer | null): void {
  viewer = next;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person; null when nobody is signed in, while unknown, and on the server. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => null,
  );
}
