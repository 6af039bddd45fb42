const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** What stands for itself: the first link in it has nothing to do with what went beside it. */
const PART = 'section, main, aside, header, footer, nav';
const ROW = 'li, tr';
const FIELD = 'input, select, textarea';

/** What went from the page: the topmost element that was taken out, the record that says where it stood, and all that changed with it. */
export type Gone = {
  readonly root: Node;
  readonly record: MutationRecord;
  readonly records: readonly MutationRecord[];
};

/**
 * Who takes over the focus of something that went: what came into its place (the form of a button, the button of a form, the words that it is
 * done); of a row the next one, else the one before; of a button in a row the row itself; else the heading above, which says how it stands now.
 * Never another button than before, which a second press of
 * Enter would set off, and never another part of the page: where one part takes the place of another, its news stands in the heading.
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

/** Whether it came with the same change. */
export function wasAdded(element: Element, records: readonly MutationRecord[]): boolean {
  return records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(element)));
}

/** What came into the place, one beside the other. */
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

/** It takes the focus, and is no stop on the way of Tab. */
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

/** The title of the part, or of the page. */
function headingAbove(place: Node): HTMLElement | null {
  const part = place instanceof Element && place.isConnected ? place.closest('section, main') : null;
  const inPart = [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  const ofPage = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = [...inPart, ...ofPage].find(isSeen) ?? null;
  return heading === null ? null : focusableFromHere(heading);
}

/** Next keeps the page before in the document, hidden. */
function isSeen(element: Element): boolean {
  return element.checkVisibility();
}
