import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { isMalformedPath } from './malformed-path.ts';
import { visitorLimits } from './visitor-limits.ts';

const limits = { unknownPages: 10, freshPages: 20, sessions: 5, itemEvents: 4, knownPathsKept: 3 };

/** A shop with these limits; `open` asks for a page and lets it end as told, and says if it was refused. */
function shop() {
  const pass = visitorLimits({ addressOf: ({ headers }) => String(headers.from), limits });
  const begin = async (path: string, from = 'one') => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200, cache: 'HIT' });
    const asked = Object.assign(response, { getHeader: () => response.cache });
    const wait = await pass(
      { url: path, method: 'GET', headers: { from } } as unknown as IncomingMessage,
      asked as unknown as ServerResponse,
    );
    const end = (status: number, cache = 'HIT') => {
      response.statusCode = status;
      response.cache = cache;
      response.emit('finish');
      response.emit('close');
    };
    return { wait, end };
  };
  const open = async (path: string, status: number, { cache = 'HIT', from = 'one' } = {}) => {
    const { wait, end } = await begin(path, from);
    if (wait === null) end(status, cache);
    return wait;
  };
  return { begin, open };
}

test('security 11: unknown pages of an address end at the limit, with the seconds to wait; another address goes on', async () => {
  const { open } = shop();
  for (let index = 0; index < limits.unknownPages; index += 1) expect(await open(`/item/${index}`, 404)).toBe(null);
  const wait = await open('/item/more', 404);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await open('/item/more', 404, { from: 'two' })).toBe(null);
});

test('security 11: nobody at an address above its limit is refused a page that the shop answered lately', async () => {
  const { open } = shop();
  expect(await open('/item/known', 200)).toBe(null);
  for (let index = 0; index < limits.unknownPages + 5; index += 1) await open(`/item/${index}`, 404);
  expect(await open('/item/known', 200)).toBe(null);
  expect(await open('/item/first-visit', 200)).not.toBe(null);
  expect(await open('/', 200)).toBe(null);
  expect(await open('/cookies', 200)).toBe(null);
  expect(await open('/nothing-here', 404)).toBe(null);
});

test('security 11: first visits count, kept pages and files do not', async () => {
  const { open } = shop();
  for (let index = 0; index < 500; index += 1) {
    expect(await open('/', 200)).toBe(null);
    expect(await open('/_next/static/a.js', 200)).toBe(null);
    expect(await open('/item/kept', 200, { cache: 'PRERENDER' })).toBe(null);
  }
  for (let index = 0; index < limits.freshPages; index += 1) {
    expect(await open(`/item/${index}`, 200, { cache: 'MISS' })).toBe(null);
  }
  expect(await open('/item/more', 200, { cache: 'MISS' })).not.toBe(null);
});

test('a burst is refused before its first answer has come', async () => {
  const { begin } = shop();
  const burst = [];
  for (let index = 0; index < 30; index += 1) burst.push(await begin(`/item/${index}`));
  expect(burst.filter(({ wait }) => wait === null)).toHaveLength(limits.unknownPages);
});

test('sign-ins of an address end at their own limit', async () => {
  const { open } = shop();
  const waits = [];
  for (let index = 0; index < 6; index += 1) waits.push(await open('/api/login', 200));
  expect(waits.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(waits[5]).toBeGreaterThan(0);
});

test.each([
  ['/item/%E0%A4%A', true],
  ['/%', true],
  ['/item/%C3%B1', false],
  ['/?redirect=%E0%A4%A', false],
])('security 22: the path %s is malformed: %s', (url, expected) => {
  expect(isMalformedPath(url)).toBe(expected);
});

test('beacons of one address are limited, and those of another are not', async () => {
  const { begin } = shop();
  const waits: (number | null)[] = [];
  for (let count = 0; count < 5; count += 1) waits.push((await begin('/api/item-events')).wait);
  expect(waits.slice(0, 4)).toEqual([null, null, null, null]);
  expect(waits[4]).toBeGreaterThan(0);
  expect((await begin('/api/item-events', 'two')).wait).toBeNull();
});
