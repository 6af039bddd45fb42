import { toId } from '@suki/domain/ids/id';
import { listSavedItemIds, removeSavedItems, saveItem } from '@suki/sdk/calls/kept';
import { isSukiError, otherError } from '@suki/sdk/errors';
import { toggles } from '@suki/sdk/toggles';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import type { Session } from '../../../session/session-store.ts';
import { failureOf } from '../../../shell/failure/failure.view-model.ts';
import { hearts } from './heart-store.ts';

/** The identity that last saved something here: a visitor who never did has no full heart to read. */
const SAVED_AS = 'suki.saved-as';

const send = toggles({
  send: (itemId, isFull) => {
    const id = toId('itm', itemId);
    return isFull ? saveItem({ itemId: id }) : removeSavedItems(id, {});
  },
  undo: (itemId, isFull, error) => {
    hearts.show(itemId, isFull);
    const { text } = failureOf(isSukiError(error) ? error : otherError(error));
    toasts.show(text, { tone: 'critical', durationMs: 4_000 });
  },
});

let uid: string | null = null;

/** Tells the server of a press. */
export async function sendHeart(itemId: string, isFull: boolean): Promise<void> {
  if (uid !== null) localStorage.setItem(SAVED_AS, uid);
  await send(itemId, isFull);
}

/** Reads which hearts are full, once for each identity of this tab. A failure leaves them empty until the next page. */
export async function readHearts(session: Session): Promise<void> {
  if (!('uid' in session) || session.uid === uid) return;
  if (uid !== null) hearts.showAll([]);
  uid = session.uid;
  if (session.status === 'anonymous' && localStorage.getItem(SAVED_AS) !== uid) return;
  try {
    const { ids } = await listSavedItemIds();
    if (uid === session.uid) hearts.showAll(ids);
  } catch {
    uid = null;
  }
}
