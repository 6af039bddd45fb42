import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store.ts';

/** Who this browser is. `unknown` until the first idle moment after the first paint, and on the server. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.onServer);
}
