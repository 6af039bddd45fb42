import { SkuBook } from '@suki/contract/catalogue/catalogue.schemas';
import { insertTestSku } from '@suki/db/testing/test-trade';
import type { SkuId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestStream, type TestStream } from '../../../test/support/test-stream.ts';
import { type TestPerson, testToken } from '../../../test/support/test-token.ts';
import { listAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const guest: TestPerson = { uid: 'guest-of-books', isAnonymous: true };
let streams: TestStream[] = [];
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});

async function look(skuIds: readonly SkuId[], person: TestPerson = guest): Promise<TestStream> {
  const stream = await openTestStream({ url: world.api.url, token: testToken(person), skuIds });
  streams.push(stream);
  await stream.next('ready');
  return stream;
}

describe('the books of a stream', () => {
  test('ops B.2.3: a guest gets the new book of the size that they look at inside the event, and nothing of other sizes', async () => {
    const [mine, other] = [await insertTestSku(world.pool), await insertTestSku(world.pool)];
    const stream = await look([mine.skuId]);
    expect(await stream.next('trade')).toMatchObject({ kind: 'book', id: mine.skuId, book: { asks: [], version: 0 } });
    await listAsk(world, { ...other, price: pesos(4000) });
    await listAsk(world, { ...mine, price: pesos(5000) });
    // The first event after the change of the other size is of one's own.
    const event = await stream.next('trade');
    expect(event).toMatchObject({ kind: 'book', id: mine.skuId, book: { version: 1, lowestAsk: pesos(5000) } });
    const fetched = await world.api.callAs(guest, 'getSkuBook', {
      params: { id: mine.itemId },
      query: { skuId: mine.skuId },
    });
    expect(SkuBook.parse((event as { book: unknown }).book)).toEqual(fetched.answer());
  });

  test('ops B.2.3: a stream without sizes hears of no book', async () => {
    const { api } = world;
    const stream = await look([]);
    await listAsk(world, {});
    const { userId } = (await api.callAs(guest, 'getUser')).answer();
    api.dependencies.events.send({ kind: 'message', id: 'msg_0123456789', audience: [userId] });
    expect(await stream.next('trade')).toEqual({ kind: 'message', id: 'msg_0123456789' });
  });

  test('ops B.2.14: a changed book is read once for all who look at it', async () => {
    const size = await insertTestSku(world.pool);
    const viewers = await Promise.all(Array.from({ length: 5 }, () => look([size.skuId])));
    for (const viewer of viewers) await viewer.next('trade');
    const { pool } = world.api.dependencies;
    const sent: string[] = [];
    const query = pool.query.bind(pool) as (...values: readonly { readonly name?: string }[]) => unknown;
    pool.query = ((...values: readonly { readonly name?: string }[]) => {
      sent.push(values[0]?.name ?? '');
      return query(...values);
    }) as typeof pool.query;
    await world.pool.query(`select tell_trade('book', $1, '{}')`, [size.skuId]);
    for (const viewer of viewers) expect(await viewer.next('trade')).toMatchObject({ kind: 'book' });
    expect(sent.filter((name) => name === 'shown-books.of-skus')).toHaveLength(1);
  });

  test('of a size that does not exist are not sent, and more than twenty sizes are refused', async () => {
    const stream = await look(['sku_0000000000' as SkuId]);
    await world.api.callAs(guest, 'getUser');
    const many = Array.from({ length: 21 }, (_, index) => `sku_${String(index).padStart(10, '0')}` as SkuId);
    await expect(look(many)).rejects.toThrow('400');
    stream.close();
  });
});
