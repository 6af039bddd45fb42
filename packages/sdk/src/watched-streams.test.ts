import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureClient } from './client.ts';
import type { Notice } from './event-stream.ts';
import { listenToEvents } from './events.ts';
import type { SkuId } from './generated/suki.schemas.ts';
import { watchSize } from './watched-sizes.ts';

const [skuA, skuB] = ['sku_000000000a', 'sku_000000000b'] as [SkuId, SkuId];

type Opened = { readonly url: string; readonly signal: AbortSignal; readonly send: (event: unknown) => void };
let opened: Opened[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  opened = [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
    });
    signal.addEventListener('abort', () => controller?.error(new Error('aborted')));
    const send = (event: unknown) =>
      controller?.enqueue(encoder.encode(`event: trade\ndata: ${JSON.stringify(event)}\n\n`));
    opened.push({ url, signal, send });
    return new Response(body);
  });
  configureClient({ baseUrl: 'http://api.test', getToken: () => 'token' });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const streamOf = async (index: number): Promise<Opened> => {
  await expect.poll(() => opened.length).toBe(index + 1);
  return opened[index] as Opened;
};

test('ops B.2.3: the stream follows the sizes on the screen, and a change brings the book without a request', async () => {
  const notices: Notice[] = [];
  const leaveA = watchSize(skuA);
  ({ stop } = listenToEvents((notice) => notices.push(notice)));
  const first = await streamOf(0);
  expect(first.url).toBe(`http://api.test/event/stream?skuIds=${skuA}`);

  const leaveB = watchSize(skuB);
  const second = await streamOf(1);
  expect(second.url).toBe(`http://api.test/event/stream?skuIds=${skuA},${skuB}`);
  // The first one ends when the second has begun, and nothing was missed that would have to be fetched again.
  await expect.poll(() => first.signal.aborted).toBe(true);
  const book = { skuId: skuB, itemId: 'itm_000000000b', version: 2 };
  second.send({ kind: 'book', id: skuB, book });
  await expect.poll(() => notices).toEqual([{ kind: 'book', id: skuB, book }]);
  leaveA();
  leaveB();
  expect(opened).toHaveLength(2);
});
