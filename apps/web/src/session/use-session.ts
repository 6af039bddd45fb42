import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session-store.ts';

/** The session of this browser; `unknown` on the server and until the first idle moment after the first paint. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.onServer);
}
