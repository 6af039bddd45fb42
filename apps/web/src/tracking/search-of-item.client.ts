import { type ItemEvent, noteItemEvent } from './item-events.client.ts';
import { countsVisits, SEARCHES } from './visit-choice.ts';

/** Somebody buys one of the items that they chose last. */
const ITEMS_MAX = 20;

type Found = { readonly itemId: string; readonly queryId: string };

/** The last searches that led to an item, in the memory of this tab alone, which goes when it is closed. */
function known(): readonly Found[] {
  try {
    return JSON.parse(sessionStorage.getItem(SEARCHES) ?? '[]') as readonly Found[];
  } catch {
    return [];
  }
}

/** Notes a press on a result, and remembers its search for a purchase of the item; a later search replaces it. */
export function noteClick(event: Extract<ItemEvent, { type: 'click' }>): void {
  noteItemEvent(event);
  if (!countsVisits()) return;
  const { itemId, queryId } = event;
  const others = known().filter((each) => each.itemId !== itemId);
  sessionStorage.setItem(SEARCHES, JSON.stringify([...others, { itemId, queryId }].slice(-ITEMS_MAX)));
}

/** Notes a purchase with the search that led to its item; an item that was found in another way has none. */
export function noteConversion(itemId: string): void {
  const found = known().find((each) => each.itemId === itemId);
  noteItemEvent({ type: 'conversion', itemId, ...(found === undefined ? {} : { queryId: found.queryId }) });
}
