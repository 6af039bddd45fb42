import { type StaffRole, staffRoles } from '@suki/contract/route';
import { configureClient } from '@suki/sdk/http';
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

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly email: string; readonly roles: readonly StaffRole[] };

// Ends with the tab: the stations of the warehouse are shared between shifts.
const auth = initializeAuth(
  initializeApp({ apiKey: env.firebaseApiKey, projectId: env.firebaseProjectId, authDomain: 'localhost' }),
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

onIdTokenChanged(auth, async (user) => {
  if (user === null) {
    session = { state: 'signed-out' };
  } else {
    const { claims } = await user.getIdTokenResult();
    session = { state: 'signed-in', email: user.email ?? '', roles: rolesOf(claims.roles) };
  }
  for (const listener of listeners) {
    listener();
  }
});

function rolesOf(claim: unknown): readonly StaffRole[] {
  return Array.isArray(claim) ? staffRoles.filter((role) => claim.includes(role)) : [];
}

/** Whether somebody with one of these roles (or an admin) is signed in. The API decides; this only spares useless buttons. */
export function mayAct(current: Session, ...roles: readonly StaffRole[]): boolean {
  return current.state === 'signed-in' && ['admin' as const, ...roles].some((role) => current.roles.includes(role));
}

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => session,
  signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
  signOut: () => signOut(auth),
};
