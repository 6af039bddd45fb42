import { proves } from '@suki/evidence/proves';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session-store.ts';

const storedIds = () => [...stored].filter(([name]) => name === 'suki.anonymous-id').map(([, id]) => id);

/** A stub of the identity service, with `caller` signed in from the start. */
function identityOf(caller: Session | null) {
  let tell: (session: Session | null) => void = () => undefined;
  return {
    watchCaller: (onChange: (session: Session | null) => void) => {
      tell = onChange;
    },
    whenSignInRestored: async () => tell(caller),
    signIn: (session: Session | null) => tell(session),
  };
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.doUnmock('./identity.client.ts');
  vi.unstubAllGlobals();
});

test.each([
  {
    what: 'is dropped by a sign-in',
    next: { status: 'registered', uid: 'bea', email: 'bea@suki.test' } as const,
    ids: [],
  },
  {
    what: 'is replaced by that of a new visitor',
    next: { status: 'anonymous', uid: 'guest-2' } as const,
    ids: ['guest-2'],
  },
])('the stored id of a visitor $what', async ({ next, ids }) => {
  const identity = identityOf({ status: 'anonymous', uid: 'guest-1' });
  vi.doMock('./identity.client.ts', () => identity);
  const { loadIdentity } = await import('./session.ts');
  proves(
    'An anonymous user who signs in with a provider loses the stored anonymous id after a successful non-anonymous login.',
    { loadIdentity },
  );
  await loadIdentity();
  expect(storedIds()).toEqual(['guest-1']);
  identity.signIn(next);
  expect(storedIds()).toEqual(ids);
});

test('while nobody is known the stored id of the visitor stays', async () => {
  const identity = identityOf({ status: 'anonymous', uid: 'guest-1' });
  vi.doMock('./identity.client.ts', () => identity);
  const { loadIdentity } = await import('./session.ts');
  await loadIdentity();
  identity.signIn(null);
  expect(storedIds()).toEqual(['guest-1']);
});

test.each([
  { what: 'nobody is signed in', first: null, next: { status: 'anonymous', uid: 'guest-1' } as const, deleted: 1 },
  {
    what: 'another person signs in',
    first: { status: 'registered', uid: 'bea', email: null } as const,
    next: { status: 'registered', uid: 'sam', email: null } as const,
    deleted: 1,
  },
  {
    what: 'the person signs out',
    first: { status: 'registered', uid: 'bea', email: null } as const,
    next: { status: 'anonymous', uid: 'guest-1' } as const,
    deleted: 1,
  },
  {
    what: 'the token of a person is renewed',
    first: { status: 'registered', uid: 'bea', email: null } as const,
    next: { status: 'registered', uid: 'bea', email: null } as const,
    deleted: 0,
  },
])('ux 23: kept orders are deleted $deleted times when $what', async ({ first, next, deleted }) => {
  const remove = vi.fn(async () => true);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  vi.stubGlobal('caches', { delete: remove });
  const identity = identityOf(first);
  vi.doMock('./identity.client.ts', () => identity);
  const { loadIdentity } = await import('./session.ts');
  await loadIdentity();
  identity.signIn(next);
  expect(remove).toHaveBeenCalledTimes(deleted);
});

test('coverage 1: a visitor without a session starts with an anonymous one', async () => {
  const begun = vi.fn();
  vi.doMock('./identity.client.ts', () => ({
    ...identityOf(null),
    idToken: async () => null,
    beginAnonymous: async () => begun(),
  }));
  const { startSession } = await import('./session.ts');
  proves('Every visitor starts with an anonymous session.', { startSession });
  await startSession();
  expect(begun).toHaveBeenCalledOnce();
});

test('a first visit is new until its session is started, and the next one continues that session at once', async () => {
  const guest: Session = { status: 'anonymous', uid: 'guest-1' };
  const newcomer = identityOf(null);
  vi.doMock('./identity.client.ts', () => ({
    ...newcomer,
    idToken: async () => null,
    beginAnonymous: async () => newcomer.signIn(guest),
  }));
  const first = await import('./session.ts');
  const { sessionStore } = await import('./session-store.ts');
  first.beginVisit();
  expect(sessionStore.current().status).toBe('new');
  await first.startSession();
  expect(sessionStore.current()).toEqual(guest);

  vi.resetModules();
  vi.doMock('./identity.client.ts', () => ({ ...identityOf(guest), idToken: async () => 'token' }));
  const next = await import('./session.ts');
  const { sessionStore: nextStore } = await import('./session-store.ts');
  next.beginVisit();
  await vi.waitFor(() => expect(nextStore.current()).toEqual(guest));
});

test('a first visit whose identity service is away has failed, and does not stay new', async () => {
  vi.doMock('./identity.client.ts', () => {
    throw new Error('offline');
  });
  const { beginVisit, startSession } = await import('./session.ts');
  const { sessionStore } = await import('./session-store.ts');
  beginVisit();
  await startSession();
  expect(sessionStore.current().status).toBe('failed');
});
