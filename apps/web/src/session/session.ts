import { forgetPrivateAnswers } from '../shell/offline/forget-private-answers.client.ts';
import { isFirstVisit, noteIdentity } from './first-visit.ts';
import { type Session, sessionStore } from './session-store.ts';
import { isWebSessionOld, noteWebSession } from './web-session-age.ts';

type Identity = typeof import('./identity.client.ts');

/** Kept so that the visitor's data can be merged when they sign in (specification, section 6). */
const ANONYMOUS_ID = 'suki.anonymous-id';

let loading: Promise<Identity> | null = null;
let starting: Promise<void> | null = null;

/** The identity code, loaded once; after a failure (offline) the next call tries again. */
export function loadIdentity(): Promise<Identity> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Identity> {
  const identity = await import('./identity.client.ts');
  identity.watchCaller((session) => {
    if (session === null) {
      return;
    }
    noteIdentity();
    forgetAnother(session);
    if (session.status === 'anonymous') {
      localStorage.setItem(ANONYMOUS_ID, session.uid);
    } else {
      localStorage.removeItem(ANONYMOUS_ID);
      // A visit must not wait for the renewal; without one the next private page leads to the sign-in page.
      void renewWebSession(identity).catch(() => undefined);
    }
    sessionStore.set(session);
  });
  await identity.whenSignInRestored();
  return identity;
}

async function renewWebSession(identity: Identity): Promise<void> {
  if (isWebSessionOld(await identity.tokenEndsAt())) await openWebSession();
}

/** The signed-in person that this tab knew last. */
let knownUid: string | null = null;

/** Deletes what the browser keeps of orders when nobody is signed in, or another person than before (ADR 0125). */
function forgetAnother(session: Session): void {
  const uid = session.status === 'registered' ? session.uid : null;
  if (uid === null || (knownUid !== null && knownUid !== uid)) {
    void forgetPrivateAnswers();
  }
  knownUid = uid;
}

/**
 * Ensures a session: the stored one, or a new anonymous one. Never throws: when the identity service does not answer,
 * the session is `failed` and the next call tries again.
 */
export function startSession(): Promise<void> {
  starting ??= begin().finally(() => {
    starting = null;
  });
  return starting;
}

async function begin(): Promise<void> {
  try {
    const identity = await loadIdentity();
    if ((await identity.idToken(false)) === null) {
      await identity.beginAnonymous();
    }
  } catch {
    if (!('uid' in sessionStore.current())) sessionStore.set({ status: 'failed' });
  }
}

/**
 * Begins a visit: continues a session that this browser has had, and leaves a browser that never had one `new` until
 * `startSession` is called.
 */
export function beginVisit(): void {
  if (!isFirstVisit()) void startSession();
  else if (starting === null && sessionStore.current().status === 'unknown') sessionStore.set({ status: 'new' });
}

/** Waits until the session is known; true for a person with an account. For a press that may come before that. */
export async function isSignedIn(): Promise<boolean> {
  await startSession();
  return sessionStore.current().status === 'registered';
}

/** The bearer token for a call of the API; starts a session when there is none. */
export async function bearerToken({ isRenewed }: { readonly isRenewed: boolean }): Promise<string | null> {
  await startSession();
  try {
    return await (await loadIdentity()).idToken(isRenewed);
  } catch {
    return null;
  }
}

/** Signs in at our web server (`GET /api/login`), so that private pages open. */
export async function openWebSession(): Promise<void> {
  const token = await bearerToken({ isRenewed: false });
  const response = await fetch('/api/login', { headers: { Authorization: `Bearer ${token ?? ''}` } });
  if (!response.ok) {
    throw new Error(`Expected a session from /api/login, got status ${response.status}.`);
  }
  noteWebSession(await (await loadIdentity()).tokenEndsAt());
}

/** Signs out here and at our web server; a new anonymous session follows. */
export async function endSession(): Promise<void> {
  const identity = await loadIdentity();
  await fetch('/api/login', { method: 'DELETE' });
  noteWebSession(null);
  await forgetPrivateAnswers();
  await identity.signOutOfIdentity();
  await startSession();
}
