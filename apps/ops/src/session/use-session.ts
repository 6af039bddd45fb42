import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session.ts';

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}
