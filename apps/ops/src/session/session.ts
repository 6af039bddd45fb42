import { configureClient } from '@suki/sdk/client';
import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { env } from '../env.ts';
import type { Roles } from './roles.ts';

export type SignedIn = {
  readonly state: 'signed-in';
  readonly email: string;
  /** Null when the account has none. */
  readonly name: string | null;
};

/** A person of the staff with the roles that the API tells. */
export type StaffSession = SignedIn & { readonly roles: Roles };

export type Session = { readonly state: 'loading' } | { readonly state: 'signed-out' } | SignedIn;

// The sign-in ends with the tab: the stations of the warehouse are shared between shifts.
const auth = initializeAuth(
  initializeApp({ apiKey: env.firebaseApiKey, projectId: env.firebaseProjectId, authDomain: location.hostname }),
  { persistence: browserSessionPersistence },
);
if (env.authEmulatorUrl !== undefined && env.authEmulatorUrl !== '') {
  connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
}

configureClient({
  baseUrl: env.apiUrl,
  getToken: async ({ isRenewed }) => (await auth.currentUser?.getIdToken(isRenewed)) ?? null,
});

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();

onIdTokenChanged(auth, (user) => {
  session =
    user === null
      ? { state: 'signed-out' }
      : {
          state: 'signed-in',
          email: user.email ?? '',
          name: user.displayName,
        };
  for (const listener of listeners) {
    listener();
  }
});

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => session,
  signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
  signOut: () => signOut(auth),
};
