import { toId } from '@suki/domain/ids/id';
import { listSavedItemIds, removeSavedItems, saveItem } from '@suki/sdk/calls/kept';
import { isSukiError, otherError } from '@suki/sdk/errors';
import { toggles } from '@suki/sdk/toggles';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { type Session, sessionStore } from '../session/session-store.ts';
import { failureOf } from '../shell/failure/failure.view-model.ts';
import { hearts } from './heart-store.ts';
import { mayHaveSaved, noteSaved } from './saved-as.ts';

/** Hearts that were pressed here: an answer that was under way must not undo them. */
const pressed = new Map<string, boolean>();

const send = toggles({
  send: (itemId, isFull) => {
    const id = toId('itm', itemId);
    return isFull ? saveItem({ itemId: id }) : removeSavedItems(id, {});
  },
  undo: (itemId, isFull, error) => {
    pressed.delete(itemId);
    hearts.show(itemId, isFull);
    const { text } = failureOf(isSukiError(error) ? error : otherError(error));
    toasts.show(text, { tone: 'critical', durationMs: 4_000 });
  },
});

/** Tells the server of a press. */
export async function sendHeart(itemId: string, isFull: boolean): Promise<void> {
  pressed.set(itemId, isFull);
  await send(itemId, isFull);
  // The call began a session where there was none.
  noteSaved(sessionStore.current());
}

let uid: string | null = null;

/** Reads which hearts are full, once for each identity of this tab. A failure leaves them empty until the next page. */
export async function readHearts(session: Session): Promise<void> {
  if (!('uid' in session) || session.uid === uid) return;
  if (uid !== null) {
    pressed.clear();
    hearts.showAll([]);
  }
  uid = session.uid;
  if (!mayHaveSaved(session)) return;
  try {
    const { ids } = await listSavedItemIds();
    if (uid !== session.uid) return;
    hearts.showAll(ids);
    for (const [itemId, isFull] of pressed) hearts.show(itemId, isFull);
  } catch {
    uid = null;
  }
}
