import { focusSuccessor, type Gone, wasAdded } from './focus-successor.ts';

/** Overlays return the focus to the page by themselves. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The last place of the focus with its address; after a navigation the place is gone. */
type Place = { readonly element: HTMLElement; readonly ancestors: readonly Node[]; readonly path: string };

/**
 * Keeps the place of keyboard users when the focused element is removed: a button that its form replaces, a removed
 * row, an answered question. The browser would restart at the top of the page. A screen that moves the focus itself
 * takes precedence.
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  let focused: Element | null = null;

  const take = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || target === document.body) {
      return;
    }
    focused = target;
    if (target.closest(OVER_THE_PAGE) === null) {
      place = placeOf(target);
    }
  };
  const onFocus = ({ target }: FocusEvent): void => take(target);
  // A press beside everything drops the focus on purpose.
  const onPointer = ({ target }: PointerEvent): void => {
    if (
      target instanceof Element &&
      target.closest('a, button, input, select, textarea, summary, label, [tabindex]') === null
    ) {
      place = null;
      focused = null;
    }
  };
  const onMutation = (records: readonly MutationRecord[]): void => {
    if (place === null || focused === null) {
      return;
    }
    if (place.path !== location.pathname) {
      place = null;
      return;
    }
    if (!place.element.isConnected) {
      const gone = goneOf(place, records);
      const heir = gone === null ? null : focusSuccessor(gone);
      place = heir === null ? null : placeOf(heir);
    }
    // A row that changes its place in a list is removed and inserted again, so it loses the focus.
    const isLost = document.activeElement === document.body && (!focused.isConnected || wasAdded(focused, records));
    if (isLost) {
      focused = null;
      place?.element.focus();
    }
  };

  take(document.activeElement);
  const observer = new MutationObserver(onMutation);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPointer);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPointer);
  };
}

function placeOf(element: HTMLElement): Place {
  const ancestors: Node[] = [];
  for (let node: Node | null = element; node !== null; node = node.parentNode) {
    ancestors.push(node);
  }
  return { element, ancestors, path: location.pathname };
}

/** The topmost removed ancestor with its record. */
function goneOf({ ancestors }: Place, records: readonly MutationRecord[]): Gone | null {
  const root = ancestors.findLast((node) => !node.isConnected);
  const record = records.findLast(({ removedNodes }) => root !== undefined && [...removedNodes].includes(root));
  return root === undefined || record === undefined ? null : { root, record, records };
}
