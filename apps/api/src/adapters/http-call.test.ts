import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '../../test/support/test-sandbox.ts';
import { httpCall } from './http-call.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a service with this listener; returns its address and a counter of its connections. */
async function service(listener: RequestListener) {
  let connections = 0;
  const started = createServer(listener).on('connection', () => {
    connections += 1;
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(started.address())}/`, connections: () => connections };
}

const call = (url: string, change: Partial<Parameters<typeof httpCall>[0]> = {}) =>
  httpCall({ method: 'GET', url, headers: {}, timeoutMs: 5_000, ...change });

test('a body arrives whole, and so does the answer, with its status', async () => {
  const { url } = await service((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => response.writeHead(201).end(`${request.method} ${request.headers['x-key']} ${text}`));
  });
  const answer = await call(url, { method: 'POST', headers: { 'x-key': 'k' }, body: 'Señora, ₱5' });
  expect(answer).toEqual({ status: 201, isOk: true, text: 'POST k Señora, ₱5' });
});

test.each([
  [199 + 1, true],
  [299, true],
  [300, false],
  [302, false],
  [400, false],
  [503, false],
])('an answer %i is ok: %s; a redirect is not followed', async (status, isOk) => {
  const { url } = await service((_request, response) => response.writeHead(status, { location: '/elsewhere' }).end());
  expect(await call(url)).toEqual({ status, isOk, text: '' });
});

test('calls after each other go over one connection', async () => {
  const { url, connections } = await service((_request, response) => response.end('yes'));
  for (let number = 0; number < 5; number += 1) await call(url);
  expect(connections()).toBe(1);
});

test.each<[string, RequestListener]>([
  ['does not begin', () => undefined],
  ['stops in the middle', (_request, response) => void response.writeHead(200).write('half of')],
])('an answer that %s is given up in time', async (_what, listener) => {
  const { url } = await service(listener);
  await expect(call(url, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each<[string, RequestListener]>([
  ['before it answers', (request) => void request.socket.destroy()],
  [
    'in the middle of its answer',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half of', () => response.socket?.destroy());
    },
  ],
])('a service that hangs up %s is an error of the connection', async (_when, listener) => {
  const { url } = await service(listener);
  await expect(call(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

const withKey = { method: 'POST', body: '{}', headers: { 'idempotency-key': 'k' } } as const;
test.each([
  ['a question', {}, 'yes'],
  ['an order with its key', withKey, 'yes'],
  ['an order without a key', { method: 'POST', body: '{}' } as const, 'ECONNRESET'],
])(
  '%s on a kept connection that the service closes meanwhile is answered over another only when it does no harm twice',
  async (_what, change, outcome) => {
    const seen = new WeakSet<object>();
    const { url } = await service((request, response) => {
      if (seen.has(request.socket)) return void request.socket.destroy();
      seen.add(request.socket);
      response.end('yes');
    });
    await call(url);
    const answered = await call(url, change).then(
      ({ text }) => text,
      ({ code }) => code,
    );
    expect(answered).toBe(outcome);
  },
);
