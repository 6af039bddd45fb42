import type { ShownBook } from '@suki/db/queries/shown-books';
import type { SkuId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { bookEvents } from './book-events.ts';
import { type EventSink, eventHub } from './event-hub.ts';

const [a, b, c] = ['sku_000000000a', 'sku_000000000b', 'sku_000000000c'] as [SkuId, SkuId, SkuId];
const bookOf = (skuId: SkuId): ShownBook => ({ skuId, version: 1 }) as ShownBook;

function setUp() {
  const events = eventHub();
  const reads: { readonly skuIds: readonly SkuId[]; readonly answer: (error?: Error) => void }[] = [];
  const errors: unknown[] = [];
  const books = bookEvents({
    events,
    readBooks: (skuIds) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error) => (error === undefined ? resolve(skuIds.map(bookOf)) : reject(error));
        reads.push({ skuIds, answer });
      }),
    onError: (error) => errors.push(error),
  });
  const view = (...skuIds: SkuId[]): string[] => {
    const written: string[] = [];
    events.add({
      userId: 'usr_0123456789',
      skuIds,
      write: (text: string) => written.push(text),
    } as unknown as EventSink);
    return written;
  };
  const readAt = async (index: number) => {
    await expect.poll(() => reads.length).toBeGreaterThan(index);
    return reads[index] as (typeof reads)[number];
  };
  return { books, reads, errors, view, readAt };
}

test('ops B.2.14: a change is read at once, and those that come meanwhile are read together, each book once', async () => {
  const { books, reads, view, readAt } = setUp();
  const written = view(a, b, c);
  books.changed(a);
  expect(reads.map(({ skuIds }) => skuIds)).toEqual([[a]]);
  for (const skuId of [b, c, b, a]) books.changed(skuId);
  expect(reads).toHaveLength(1);
  reads[0]?.answer();
  const second = await readAt(1);
  expect(second.skuIds).toEqual([b, c, a]);
  second.answer();
  await expect.poll(() => written.length).toBe(2);
  expect(written[1]?.match(/"id":"\w+"/g)).toEqual([`"id":"${b}"`, `"id":"${c}"`, `"id":"${a}"`]);
});

test('ops B.2.3: a viewer gets the books that they look at and no others, and unseen books are not read', async () => {
  const { books, reads, view } = setUp();
  const [ofA, ofB] = [view(a), view(b)];
  books.changed(c);
  expect(reads).toHaveLength(0);
  books.changed(a);
  reads[0]?.answer();
  await expect.poll(() => ofA.length).toBe(1);
  expect(ofB).toEqual([]);
});

test('after a reading that failed the next change is read', async () => {
  const { books, reads, errors, view, readAt } = setUp();
  const written = view(a);
  books.changed(a);
  reads[0]?.answer(new Error('away'));
  await expect.poll(() => errors.length).toBe(1);
  books.changed(a);
  (await readAt(1)).answer();
  await expect.poll(() => written.length).toBe(1);
});

test('a stream that begins gets all of its books by one reading and in one write', async () => {
  const { books, reads, view } = setUp();
  const written: string[] = [];
  view(a);
  books.show({ skuIds: [a, b], write: (text: string) => written.push(text) } as unknown as EventSink);
  expect(reads.map(({ skuIds }) => skuIds)).toEqual([[a, b]]);
  reads[0]?.answer();
  await expect.poll(() => written.length).toBe(1);
});
