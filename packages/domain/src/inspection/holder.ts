import type { UserId } from '../ids/id.ts';

/** An item under inspection: who has it, and the author of a first finding that waits for a second one. */
export type HeldInspection = { readonly inspectorId: UserId | null; readonly foundBy: UserId | null };

/**
 * Returns true when this inspector may give a verdict. An item is held by whoever took it, until a colleague takes it
 * over: two verdicts on one item at once would lose one of them. A first finding asks for another inspector, who needs
 * not take the item over.
 */
export function mayInspect({ inspectorId, foundBy }: HeldInspection, callerId: UserId): boolean {
  const isSecond = foundBy !== null && foundBy !== callerId;
  return inspectorId === null || inspectorId === callerId || isSecond;
}
