/** Selector of the first element in a row that takes focus: the link to which the row leads, or its control. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Elements with a use of their own for the arrow keys. */
const usesArrows = 'input, select, textarea, [contenteditable], [role="radio"], [role="tab"], [role="menuitem"]';

const rowAttribute = 'data-index';

/** Returns the index of the row that contains an element. */
export function rowOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest(`[${rowAttribute}]`) : null;
  return row === null ? null : Number(row.getAttribute(rowAttribute));
}

/** Returns the row that a key leads to, of `count` rows; null for a key that does something else. */
export function rowAfterKey(key: string, row: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(row + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(row - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Returns true when the focused element leaves the arrow keys to the list. */
export function leavesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && !target.matches(usesArrows);
}

/** Moves focus into a row; returns false for a row that is not drawn. The list scrolls, so the browser must not. */
export function focusRow(list: HTMLElement, row: number): boolean {
  const target = list.querySelector(`[${rowAttribute}="${row}"]`)?.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  return target !== undefined && target !== null;
}
