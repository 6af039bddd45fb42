import { configureClient } from '@suki/sdk/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../../session/session-store.ts';
import { hearts } from './heart-store.ts';

const itemId = 'itm_0000000001';
const other = 'itm_0000000002';
const kept = new Map<string, string>();
let answers: Record<string, () => Response | Promise<Response>> = {};
const calls: string[] = [];

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  calls.length = 0;
  hearts.showAll([]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return await (answers[call]?.() ?? Response.json({}, { status: 404 }));
  });
  configureClient({ baseUrl: 'http://api.test', getToken: () => 'token' });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => {
  const [{ hearts: store }, { sendHeart, readHearts }, { configureClient: configure }] = await Promise.all([
    import('./heart-store.ts'),
    import('./heart-calls.client.ts'),
    import('@suki/sdk/client'),
  ]);
  configure({ baseUrl: 'http://api.test', getToken: () => 'token' });
  return { store, sendHeart, readHearts };
};

test('full hearts are read once for each person, and those of the one before are empty', async () => {
  answers = { 'GET /user/saved-item/ids': () => Response.json({ ids: [itemId] }) };
  const { store, readHearts } = await load();
  const bea = { status: 'registered', uid: 'bea', email: null } as const;
  await readHearts(bea);
  await readHearts(bea);
  expect([store.has(itemId), calls.length]).toEqual([true, 1]);
  answers = { 'GET /user/saved-item/ids': () => Response.json({ ids: [] }) };
  await readHearts({ ...bea, uid: 'sam' });
  expect(store.has(itemId)).toBe(false);
});

test('a visitor who never saved anything costs no call, and one who did is read', async () => {
  answers = { 'GET /user/saved-item/ids': () => Response.json({ ids: [itemId] }) };
  const { store, readHearts } = await load();
  await readHearts({ status: 'anonymous', uid: 'guest' });
  expect(calls).toEqual([]);
  kept.set('suki.saved-as', 'returning');
  await readHearts({ status: 'anonymous', uid: 'returning' });
  expect(store.has(itemId)).toBe(true);
});

test('a heart that is pressed while the full ones are read stays as it was pressed', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answers = {
    'GET /user/saved-item/ids': () => held.then(() => Response.json({ ids: [other] })),
    'POST /user/saved-item': () => Response.json({}, { status: 201 }),
  };
  const { store, sendHeart, readHearts } = await load();
  const reading = readHearts({ status: 'registered', uid: 'bea', email: null });
  store.show(itemId, true);
  await sendHeart(itemId, true);
  answer();
  await reading;
  expect([store.has(itemId), store.has(other)]).toEqual([true, true]);
});

test('a heart that the server refuses goes back', async () => {
  answers = { 'POST /user/saved-item': () => Response.json({}, { status: 500 }) };
  const { store, sendHeart } = await load();
  store.show(itemId, true);
  await sendHeart(itemId, true);
  expect(store.has(itemId)).toBe(false);
  expect(sessionStore.current().status).toBe('unknown');
});
