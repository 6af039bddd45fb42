import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { noticeMsOf } from './notice-ms.ts';
import { readiness } from './readiness.ts';
import { type Served, serve } from './serve.ts';

let served: Served | undefined;
afterEach(() => served?.server.closeAllConnections());

async function start(canServe: () => Promise<boolean>) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const ready = readiness(canServe);
  const own = serve(ready, (_request, response) => {
    asked.resolve();
    void held.promise.then(() => response.end('whole'));
  });
  served = own;
  await new Promise<void>((resolve) => own.server.listen(0, '127.0.0.1', resolve));
  const { port } = own.server.address() as AddressInfo;
  return { ...own, ready, held, asked: asked.promise, port, url: `http://127.0.0.1:${port}` };
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe('ops A.2: closing a server', () => {
  test('a request under way is answered whole, and no new connection is taken', async () => {
    const { url, drain, held, asked } = await start(async () => true);
    const answer = fetch(`${url}/item`);
    await asked;
    const drained = drain();
    await expect(fetch(`${url}/item`)).rejects.toThrow('fetch failed');
    held.resolve();
    expect(await (await answer).text()).toBe('whole');
    await drained;
  });

  test('a connection without a request does not hold it up', async () => {
    const { port, drain } = await start(async () => true);
    const opened = connect(port, '127.0.0.1');
    await new Promise((resolve) => opened.once('connect', resolve));
    const closed = new Promise((resolve) => opened.once('close', resolve));
    await drain();
    await closed;
  });

  test('the process is not ready while it still serves', async () => {
    const { url, ready, held } = await start(async () => true);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    ready.leave();
    held.resolve();
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect(await statusOf(`${url}/livez`)).toBe(200);
    expect(await statusOf(`${url}/item`)).toBe(200);
  });
});

test('an idle connection is kept longer than the minute for which a balancer keeps it', async () => {
  const { url } = await start(async () => true);
  const { headers } = await fetch(`${url}/livez`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

describe('probes', () => {
  test('an outage of the database makes a process not ready, never dead', async () => {
    const { url } = await start(async () => {
      throw new Error('the database is away');
    });
    expect(await statusOf(`${url}/readyz?x=1`)).toBe(503);
    expect(await statusOf(`${url}/livez`)).toBe(200);
  });

  test('security 11: a thousand questions within a second ask the database once or twice', async () => {
    let reads = 0;
    const { isReady } = readiness(async () => {
      reads += 1;
      return true;
    });
    await Promise.all(Array.from({ length: 1_000 }, isReady));
    expect(reads).toBeLessThanOrEqual(2);
  });
});

describe('the notice before closing', () => {
  test.each([
    [undefined, 'test', 0],
    [undefined, 'production', 5_000],
    ['', 'staging', 5_000],
    ['0', 'production', 0],
    ['20000', 'production', 20_000],
  ])('%s in %s lasts %i ms', (text, environment, ms) => {
    expect(noticeMsOf(text, environment)).toBe(ms);
  });

  test.each(['-1', '20001', 'soon', '1e3'])('%s is refused', (text) => {
    expect(() => noticeMsOf(text, 'production')).toThrow('STOP_NOTICE_MS');
  });
});
