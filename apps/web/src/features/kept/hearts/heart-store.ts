let full: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  full = next;
  for (const listener of listeners) listener();
}

/** The hearts of this browser: full ones answer here, at once; `heart-calls.client.ts` tells the server. */
export const hearts = {
  has: (itemId: string): boolean => full.has(itemId),
  show: (itemId: string, isFull: boolean): void => {
    const next = new Set(full);
    if (isFull) next.add(itemId);
    else next.delete(itemId);
    set(next);
  },
  showAll: (itemIds: readonly string[]): void => set(new Set(itemIds)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
