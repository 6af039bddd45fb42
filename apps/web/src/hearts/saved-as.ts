import type { Session } from '../session/session-store.ts';

/** The identity that last saved something on this device. */
const SAVED_AS = 'suki.saved-as';

/** Remembers that the identity of this tab saved something. */
export function noteSaved(session: Session): void {
  if ('uid' in session) localStorage.setItem(SAVED_AS, session.uid);
}

/** False for a visitor without an account who never saved anything here: they cost no call. */
export function mayHaveSaved(session: Session): boolean {
  return 'uid' in session && (session.status === 'registered' || localStorage.getItem(SAVED_AS) === session.uid);
}
