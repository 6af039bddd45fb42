import { expect, test, vi } from 'vitest';
import { frameReader } from './event-frames.ts';
import { type Notice, readEventStream, SILENCE_MS } from './event-stream.ts';
import { listenToEvents, retryDelayMs } from './events.ts';

test.each([
  ['one event', ['data: {"a":1}\n\n'], ['{"a":1}']],
  ['two events in one part', ['data: 1\n\ndata: 2\n\n'], ['1', '2']],
  ['an event torn in two', ['data: {"ki', 'nd":1}\n\n'], ['{"kind":1}']],
  ['a heartbeat', [': beat\n\n'], []],
  ['an event with a name and carriage returns', ['event: order\r\ndata: 1\r\n\r\n'], ['1']],
  ['an event without an end', ['data: 1'], []],
])('frames: %s', (_, chunks, events) => {
  const read = frameReader();
  expect(chunks.flatMap((chunk) => read(chunk).map(({ data }) => data))).toEqual(events);
});

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 0.5, 6_000],
  [20, 0, 15_000],
  [20, 1, 30_000],
])('after %i failures and chance %f the next try comes in %i ms', (failures, random, delay) => {
  expect(retryDelayMs(failures, random)).toBe(delay);
});

const client = { baseUrl: 'http://api.test', getToken: () => 'token' };

const stream = [
  'retry: 2000\nevent: ready\ndata: {}\n\n',
  ': beat\n\n',
  'event: trade\ndata: {"kind":"order","id":"ord_1"}\n\n',
  'event: trade\ndata: {"kind":"bid","id":"bid_1"}\n\n',
  'event: resync\ndata: {}\n\n',
].join('');

test('the bearer stands in the header, and every event is passed on', async () => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(stream));
  vi.stubGlobal('fetch', fetched);
  const notices: Notice[] = [];
  const onOpen = vi.fn();
  await readEventStream({
    client,
    signal: new AbortController().signal,
    onOpen,
    onNotice: (notice) => notices.push(notice),
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('http://api.test/event/stream');
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer token' });
  expect(onOpen).toHaveBeenCalledOnce();
  expect(notices).toEqual([{ kind: 'order', id: 'ord_1' }, { kind: 'bid', id: 'bid_1' }, { kind: 'refetch' }]);
  vi.unstubAllGlobals();
});

const refused = { code: 1923, reason: 'TOO_MANY_CALLS', message: 'Too many calls.', requestId: 'r' };

test.each([
  ['the sign-in has ended', 401, JSON.stringify({ ...refused, code: 1002, reason: 'TOKEN_INVALID' }), 'TOKEN_INVALID'],
  ['there are too many calls', 429, JSON.stringify(refused), 'TOO_MANY_CALLS'],
  ['a proxy answers in its own words', 502, '<html>', 'OTHER'],
])('a stream that is refused says why: %s', async (_, status, body, reason) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'retry-after': '7' } }));
  const getToken = vi.fn(() => 'token');
  const onOpen = vi.fn();
  const reading = readEventStream({
    client: { ...client, getToken },
    signal: new AbortController().signal,
    onOpen,
    onNotice: () => undefined,
  });
  await expect(reading).rejects.toMatchObject({ name: 'SukiError', reason });
  expect(onOpen).not.toHaveBeenCalled();
  expect(getToken).toHaveBeenCalledTimes(status === 401 ? 2 : 1);
  vi.unstubAllGlobals();
});

test('outside of a browser listenToEvents names readEventStream as the way', () => {
  expect(() => listenToEvents(() => undefined)).toThrow('Use readEventStream here');
});

test('a stream without a heartbeat for a minute counts as dead', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const reading = readEventStream({
    client,
    signal: new AbortController().signal,
    onOpen: () => undefined,
    onNotice: () => undefined,
  });
  const ended = expect(reading).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  await ended;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
