import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

/** The worker as the browser gets it, with stand-ins for the browser's caches and network (ADR 0125). */

const source = readFileSync(join(import.meta.dirname, '../../../public/service-worker.js'), 'utf8');
const API = 'https://api.suki.test';
const SHOP = 'https://suki.test';
const ORDER = `${API}/order/ord_1`;

type Answer = { readonly status?: number; readonly body?: unknown } | 'no connection';
type Event = {
  readonly request?: { url: string; method: string; mode: string };
  readonly data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<Response>) => void;
};

function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (request: string | { url: string }, response: Response) =>
        void store.set(keyOf(request), response.clone()),
      add: async (path: string) => void store.set(path, new Response(path)),
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    };
  };
  const match = async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
    stores.get(cacheName)?.get(keyOf(request))?.clone();
  return { open, match, delete: async (name: string) => stores.delete(name), stores };
}

function startedWorker() {
  const caches = cacheStorage();
  const listeners = new Map<string, (event: Event) => void>();
  let answer: () => Promise<Response> = async () => new Response('');
  const self = {
    location: new URL(`${SHOP}/service-worker.js?api=${encodeURIComponent(API)}`),
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  runInContext(source, createContext({ self, caches, URL, fetch: () => answer() }));
  const raise = async (
    name: string,
    given: Omit<Event, 'waitUntil' | 'respondWith'>,
  ): Promise<Response | undefined> => {
    const works: Promise<unknown>[] = [];
    let said: Promise<Response> | undefined;
    listeners.get(name)?.({ ...given, waitUntil: (work) => works.push(work), respondWith: (text) => (said = text) });
    const response = await said;
    await Promise.all(works);
    return response;
  };
  void raise('install', {});
  return {
    answers: (next: Answer) => {
      answer = async () => {
        if (next === 'no connection') throw new TypeError('Failed to fetch');
        const response = new Response(JSON.stringify(next.body ?? null), { status: next.status ?? 200 });
        // An answer that was made and not fetched has another type.
        return Object.defineProperty(response, 'type', { value: 'basic' });
      };
    },
    answersLate: (work: Promise<Response>) => {
      answer = () => work;
    },
    ask: (url: string, mode = 'cors', method = 'GET') => raise('fetch', { request: { url, mode, method } }),
    forget: () => raise('message', { data: 'forget' }),
    kept: () => [...(caches.stores.get('suki-private')?.keys() ?? [])],
  };
}

describe('ux 23: the service worker', () => {
  test('gives an order that was read before when there is no connection, and the newest one otherwise', async () => {
    const worker = startedWorker();
    worker.answers({ body: 'first' });
    await worker.ask(ORDER);
    worker.answers({ body: 'second' });
    expect(await (await worker.ask(ORDER))?.json()).toBe('second');
    worker.answers('no connection');
    expect(await (await worker.ask(ORDER))?.json()).toBe('second');
  });

  test('gives the page of an order without a connection, and keeps it with what is forgotten', async () => {
    const page = `${SHOP}/order/ord_1`;
    const worker = startedWorker();
    worker.answers({ body: 'drawn' });
    await worker.ask(page, 'navigate');
    expect(worker.kept()).toEqual([page]);
    worker.answers('no connection');
    expect(await (await worker.ask(page, 'navigate'))?.json()).toBe('drawn');
    await worker.forget();
    expect(await (await worker.ask(page, 'navigate'))?.text()).toBe('/offline');
  });

  test('keeps nothing private once the page of an order leads to the sign-in', async () => {
    const worker = startedWorker();
    worker.answers({ body: 'mine' });
    await worker.ask(ORDER);
    worker.answersLate(Promise.resolve(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })));
    await worker.ask(`${SHOP}/order/ord_1`, 'navigate');
    expect(worker.kept()).toEqual([]);
  });

  test('fails as the network does for an order that was never read', async () => {
    const worker = startedWorker();
    worker.answers('no connection');
    await expect(worker.ask(ORDER)).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['the token is refused', ORDER, { status: 401 }],
    ['the person is refused', ORDER, { status: 403 }],
    ['the profile says that the account is suspended', `${API}/user`, { body: { suspension: { account: true } } }],
  ])('keeps nothing private once %s', async (_, address, answer) => {
    const worker = startedWorker();
    worker.answers({ body: 'mine' });
    await worker.ask(ORDER);
    expect(worker.kept()).toEqual([ORDER]);
    worker.answers(answer);
    await worker.ask(address);
    expect(worker.kept()).toEqual([]);
  });

  test.each([
    ['nobody', null],
    ['somebody who may not sell', { selling: true, buying: false, account: false }],
  ])('keeps the profile of %s suspended', async (_, suspension) => {
    const worker = startedWorker();
    worker.answers({ body: { suspension } });
    await worker.ask(`${API}/user`);
    expect(worker.kept()).toEqual([`${API}/user`]);
  });

  test('does not keep an answer that was under way when the person left', async () => {
    const worker = startedWorker();
    let arrive: (response: Response) => void = () => undefined;
    worker.answersLate(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const asked = worker.ask(ORDER);
    await worker.forget();
    arrive(new Response('mine'));
    await asked;
    expect(worker.kept()).toEqual([]);
  });

  test.each([
    ['another call of the API', `${API}/wallet`, 'cors', 'GET'],
    ['a command about an order', ORDER, 'cors', 'PUT'],
    ['the stream of events', `${API}/event/stream`, 'cors', 'GET'],
    ['data of the router', `${SHOP}/fees?_rsc=1`, 'cors', 'GET'],
  ])('leaves %s to the network', async (_, address, mode, method) => {
    const worker = startedWorker();
    worker.answers({ body: 'mine' });
    expect(await worker.ask(address, mode, method)).toBeUndefined();
    expect(worker.kept()).toEqual([]);
  });

  test('keeps at most 60 private answers', async () => {
    const worker = startedWorker();
    worker.answers({ body: 'mine' });
    for (let number = 0; number < 61; number += 1) await worker.ask(`${API}/order/ord_${number}`);
    expect(worker.kept()).toHaveLength(60);
    expect(worker.kept()).not.toContain(`${API}/order/ord_0`);
  });
});
