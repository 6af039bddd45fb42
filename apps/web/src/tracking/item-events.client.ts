import { countsVisits } from './visit-choice.ts';

export type ItemEvent =
  | { readonly type: 'view'; readonly itemId: string }
  | { readonly type: 'conversion'; readonly itemId: string; readonly queryId?: string }
  | { readonly type: 'click'; readonly itemId: string; readonly queryId: string; readonly position: number };

/** The address in our own shop: a beacon carries no bearer, so that nobody learns who it was. */
const ADDRESS = '/api/item-events';
const VISIT = 'suki.visit';
/** A call takes 50. */
const QUEUE_MAX = 20;

let queue: ItemEvent[] = [];

/** The random text of this visit; the tab forgets it when it is closed. */
function visit(): string {
  const known = sessionStorage.getItem(VISIT);
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join('');
  sessionStorage.setItem(VISIT, made);
  return made;
}

function send(): void {
  const events = queue;
  queue = [];
  // Whoever said no meanwhile is not counted.
  if (events.length > 0 && countsVisits()) navigator.sendBeacon(ADDRESS, JSON.stringify({ visit: visit(), events }));
}

const sendWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') send();
};

/** Notes an event for the next beacon; does nothing unless the person allowed it. */
export function noteItemEvent(event: ItemEvent): void {
  if (!countsVisits()) return;
  // Phones end a hidden page without a word; a page that is left says `pagehide` alone.
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', sendWhenHidden);
  if (queue.push(event) >= QUEUE_MAX) send();
}
