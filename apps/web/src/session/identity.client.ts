/*
 * The only module that imports firebase, and it is only ever loaded by `import()` (see session.ts): 30 kB that no page needs
 * before its first paint. `getAuth` anywhere would pull in everything (measured), hence `initializeAuth`.
 */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  onIdTokenChanged,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { publicEnv } from '../env.client.ts';
import type { Session } from './session-store.ts';

/** Pages of one browser share the sign-in; a browser that forbids IndexedDB gets the second best. */
const auth = initializeAuth(
  initializeApp({
    apiKey: publicEnv.firebaseApiKey,
    projectId: publicEnv.firebaseProjectId,
  }),
  { persistence: [indexedDBLocalPersistence, browserLocalPersistence] },
);
if (publicEnv.authEmulatorUrl !== null) {
  connectAuthEmulator(auth, publicEnv.authEmulatorUrl, { disableWarnings: true });
}

function sessionOf(user: User): Session {
  return user.isAnonymous
    ? { status: 'anonymous', uid: user.uid }
    : { status: 'registered', uid: user.uid, email: user.email };
}

/** Tells of every change of the caller; null when nobody is signed in, not even anonymously. */
export function watchCaller(onChange: (session: Session | null) => void): void {
  onIdTokenChanged(auth, (user) => onChange(user === null ? null : sessionOf(user)));
}

/** Resolves when the stored sign-in, if any, was read back. */
export const whenSignInRestored = (): Promise<void> => auth.authStateReady();

/** The bearer of the moment; null when nobody is signed in. */
export async function idToken(isRenewed: boolean): Promise<string | null> {
  return (await auth.currentUser?.getIdToken(isRenewed)) ?? null;
}

export async function beginAnonymous(): Promise<void> {
  await signInAnonymously(auth);
}

/** Signs in to an account that exists; the anonymous identity of before is dropped. */
export async function signInByEmail(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** Makes an account; an anonymous visitor becomes it in place and keeps their id. */
export async function registerByEmail(email: string, password: string): Promise<void> {
  const user = auth.currentUser;
  if (user?.isAnonymous === true) {
    await linkWithCredential(user, EmailAuthProvider.credential(email, password));
    // The old token still says "anonymous".
    await user.getIdToken(true);
    return;
  }
  await createUserWithEmailAndPassword(auth, email, password);
}

/** What Google gave us: an access token of its window, or the emulator's stand-in for an ID token. */
export type GoogleProof = { readonly accessToken: string } | { readonly emulatorIdToken: string };

/** Signs in with Google; a new person keeps their anonymous id, a known one drops it. */
export async function signInByGoogle(proof: GoogleProof): Promise<void> {
  const credential =
    'accessToken' in proof
      ? GoogleAuthProvider.credential(null, proof.accessToken)
      : GoogleAuthProvider.credential(proof.emulatorIdToken);
  const user = auth.currentUser;
  if (user?.isAnonymous !== true) {
    await signInWithCredential(auth, credential);
    return;
  }
  try {
    await linkWithCredential(user, credential);
    await user.getIdToken(true);
  } catch (error) {
    if (!belongsToAccount(error)) {
      throw error;
    }
    await signInWithCredential(auth, credential);
  }
}

function belongsToAccount(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'auth/credential-already-in-use' || code === 'auth/email-already-in-use';
}

export async function signOutOfIdentity(): Promise<void> {
  await signOut(auth);
}
