const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** A part stands for itself: the first link in it is unrelated to an element removed beside it. */
const PART = 'section, main, aside, header, footer, nav';
const ROW = 'li, tr';
const FIELD = 'input, select, textarea';

/** A removal: the topmost removed element, the record of its former place, and all records of the change. */
export type Gone = {
  readonly root: Node;
  readonly record: MutationRecord;
  readonly records: readonly MutationRecord[];
};

/**
 * Finds the element that gets the focus when its holder is removed: the element that replaced it (the form of a button,
 * the button of a form, a message), of a removed row the next row, else the previous one; of a button in a row the row
 * itself; else the heading above, which names the new state. Never a different button, which a second press of Enter
 * would trigger, and never another part of the page: when one part replaces another, the heading carries the news.
 */
export function focusSuccessor({ root, record, records }: Gone): HTMLElement | null {
  const { target, previousSibling } = record;
  if (!(target instanceof Element && target.isConnected)) {
    return headingAbove(target);
  }
  const before = previousSibling?.isConnected === true ? previousSibling : null;
  const inItsPlace = before === null ? target.firstElementChild : elementAfter(before);
  const came = addedFrom(inItsPlace, records);
  if (came[0] !== undefined && !(holdsPart(root) && holdsPart(came[0]))) {
    const found = came.map(firstFocusable).find((each) => each !== null);
    if (found === undefined) {
      return focusableFromHere(came[0]);
    }
    const went = records.flatMap((each) => (each.target === target ? [...each.removedNodes] : []));
    return [...went, ...came].some(holdsField) ? found : headingAbove(target);
  }
  if (holdsPart(root)) {
    return headingAbove(target);
  }
  if (isRow(root)) {
    const row = [inItsPlace, before].find(isRow);
    return (row === undefined ? null : firstFocusable(row)) ?? headingAbove(target);
  }
  const row = target.closest<HTMLElement>(ROW);
  return row === null ? headingAbove(target) : focusableFromHere(row);
}

/** True for an element that the same change added. */
export function wasAdded(element: Element, records: readonly MutationRecord[]): boolean {
  return records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(element)));
}

/** The adjacent elements that were added in the removed element's place. */
function addedFrom(first: Element | null, records: readonly MutationRecord[]): readonly HTMLElement[] {
  const came: HTMLElement[] = [];
  let next = first;
  while (next instanceof HTMLElement && wasAdded(next, records)) {
    came.push(next);
    next = next.nextElementSibling;
  }
  return came;
}

function isRow(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(ROW);
}

/** Focusable by program, but no stop of Tab. */
function focusableFromHere(element: HTMLElement): HTMLElement {
  element.tabIndex = -1;
  return element;
}

function holdsPart(node: Node): boolean {
  return node instanceof Element && (node.matches(PART) || node.querySelector(PART) !== null);
}

function holdsField(node: Node): boolean {
  return node instanceof Element && node.querySelector(FIELD) !== null;
}

function elementAfter(node: Node): Element | null {
  const next = node.nextSibling;
  return next === null || next instanceof Element ? next : elementAfter(next);
}

function firstFocusable(place: Element): HTMLElement | null {
  const all = [place, ...place.querySelectorAll(FOCUSABLE)];
  return all.find((each): each is HTMLElement => each.matches(FOCUSABLE) && isSeen(each)) ?? null;
}

/** The heading of the part, else of the page. */
function headingAbove(place: Node): HTMLElement | null {
  const part = place instanceof Element && place.isConnected ? place.closest('section, main') : null;
  const inPart = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  const ofPage = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = [...inPart, ...ofPage].find(isSeen) ?? null;
  return heading === null ? null : focusableFromHere(heading);
}

/** Next keeps the previous page in the document, hidden. Safari has `checkVisibility` only since 17.4 (ADR 0121). */
function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}
