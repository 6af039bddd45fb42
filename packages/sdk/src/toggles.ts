export type TogglesOptions = {
  /** Tells the server; rejects when it refuses. */
  readonly send: (id: string, isOn: boolean) => Promise<unknown>;
  /** Shows a state that differs from the pressed one: the call failed. */
  readonly undo: (id: string, isOn: boolean, error: unknown) => void;
};

/**
 * Sends the presses of many switches, such as the hearts of a page. The switch has answered already; here the last
 * press of each counts. Presses during a call are sent as one after it, and none when they came back to what was sent.
 * After a failure the switch goes back to what the server knows.
 */
export function toggles({ send, undo }: TogglesOptions): (id: string, isOn: boolean) => Promise<void> {
  const wanted = new Map<string, boolean>();

  const follow = async (id: string, before: boolean): Promise<void> => {
    let known = before;
    try {
      for (let next = wanted.get(id); next !== undefined && next !== known; next = wanted.get(id)) {
        await send(id, next);
        known = next;
      }
    } catch (error) {
      undo(id, known, error);
    } finally {
      wanted.delete(id);
    }
  };

  return async (id, isOn) => {
    const isUnderWay = wanted.has(id);
    wanted.set(id, isOn);
    if (!isUnderWay) await follow(id, !isOn);
  };
}
