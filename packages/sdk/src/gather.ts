/**
 * Calls `flush` with the added things: at once after a quiet time, otherwise with everything of the `withinMs` after
 * the last call. A busy warehouse has many orders a second, and each notice would fetch every list on the screen again.
 */
export function gather<Thing>(
  flush: (things: ReadonlySet<Thing>) => void,
  withinMs: number,
): { readonly add: (things: readonly Thing[]) => void; readonly stop: () => void } {
  let gathered = new Set<Thing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    if (gathered.size === 0) {
      timer = undefined;
      return;
    }
    const all = gathered;
    gathered = new Set();
    timer = setTimeout(send, withinMs);
    flush(all);
  };
  return {
    add: (things) => {
      for (const thing of things) {
        gathered.add(thing);
      }
      if (timer === undefined) {
        send();
      }
    },
    stop: () => clearTimeout(timer),
  };
}
