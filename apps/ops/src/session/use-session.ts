import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session.ts';

/** Who is signed in at this station. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}
