/*
 * The only module that imports firebase. It is loaded by `import()` only (see session.ts): 30 kB that no page needs
 * before its first paint. `getAuth` would pull in everything (measured), hence `initializeAuth`.
 */
import { initializeApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  type OAuthCredential,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { publicEnv } from '../env.client.ts';
import type { Session } from './session-store.ts';

/** The tabs of a browser share the sign-in. Browsers that forbid IndexedDB use localStorage. */
const app = initializeApp({
  apiKey: publicEnv.firebaseApiKey,
  projectId: publicEnv.firebaseProjectId,
  ...(publicEnv.appCheck === null ? {} : { appId: publicEnv.appCheck.appId }),
});
const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
if (publicEnv.authEmulatorUrl !== null) {
  connectAuthEmulator(auth, publicEnv.authEmulatorUrl, { disableWarnings: true });
}

function sessionOf(user: User): Session {
  return user.isAnonymous
    ? { status: 'anonymous', uid: user.uid }
    : { status: 'registered', uid: user.uid, email: user.email };
}

/** Calls back at each change of the caller; null when nobody is signed in, not even anonymously. */
export function watchCaller(onChange: (session: Session | null) => void): void {
  onIdTokenChanged(auth, (user) => onChange(user === null ? null : sessionOf(user)));
}

/** Resolves when the stored sign-in, if any, has been read. */
export const whenSignInRestored = (): Promise<void> => auth.authStateReady();

/** The current bearer token; null when nobody is signed in. */
export async function idToken(isRenewed: boolean): Promise<string | null> {
  return (await auth.currentUser?.getIdToken(isRenewed)) ?? null;
}

/** The end of the current token; null when nobody is signed in. */
export async function tokenEndsAt(): Promise<string | null> {
  return (await auth.currentUser?.getIdTokenResult())?.expirationTime ?? null;
}

export async function beginAnonymous(): Promise<void> {
  await signInAnonymously(auth);
}

/** Signs in to an existing account; the anonymous identity is dropped. */
export async function signInByEmail(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** Makes an account. An anonymous visitor becomes the account and keeps their id. */
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

/** The ways by which the signed-in person can prove again who they are. */
export function waysToSignInAgain(): {
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
} {
  const ids = auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  return {
    email: auth.currentUser?.email ?? null,
    hasPassword: ids.includes('password'),
    hasGoogle: ids.includes('google.com'),
  };
}

/** Proves again who the person is. Afterwards their token carries the new moment of signing in. */
export async function signInAgainByPassword(password: string): Promise<void> {
  const user = signedIn();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** As by password; a Google account of somebody else is refused (`auth/user-mismatch`). */
export async function signInAgainByGoogle(proof: GoogleProof): Promise<void> {
  await reauthenticateWithCredential(signedIn(), googleCredential(proof));
}

function signedIn(): User {
  if (auth.currentUser === null) {
    throw new Error('Expected somebody to be signed in: only they are asked to sign in again.');
  }
  return auth.currentUser;
}

function googleCredential(proof: GoogleProof): OAuthCredential {
  return 'accessToken' in proof
    ? GoogleAuthProvider.credential(null, proof.accessToken)
    : GoogleAuthProvider.credential(proof.emulatorIdToken);
}

/** The proof from Google: an access token of its window, or the emulator's stand-in for an ID token. */
export type GoogleProof = { readonly accessToken: string } | { readonly emulatorIdToken: string };

/** Signs in with Google. A new person keeps their anonymous id; for an existing account it is dropped. */
export async function signInByGoogle(proof: GoogleProof): Promise<void> {
  const credential = googleCredential(proof);
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

let appCheck: Promise<AppCheck> | undefined;

async function startAppCheck(siteKey: string): Promise<AppCheck> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // A token is made when a call asks for it: nobody pays for checks of visitors who only look.
    isTokenAutoRefreshEnabled: false,
  });
}

/** A proof that the call comes from this shop; null where App Check is not set up. Loads its code at the first call. */
export async function appCheckToken(): Promise<string | null> {
  if (publicEnv.appCheck === null) {
    return null;
  }
  appCheck ??= startAppCheck(publicEnv.appCheck.siteKey);
  const { getToken } = await import('firebase/app-check');
  return (await getToken(await appCheck)).token;
}
