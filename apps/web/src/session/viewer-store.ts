import { useSyncExternalStore } from 'react';

/** What the shell shows of the person; filled by `live-updates.client.tsx` once they are known. */
export type Viewer = { readonly name: string | null; readonly unreadCount: number };

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

/** The signed-in person, or null: nobody, not known yet, or on the server. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(
    subscribe,
    () => viewer,
    () => null,
  );
}
