import { insertTestSku } from '@suki/db/testing/test-trade';
import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { beforeAll, describe, expect, test } from 'vitest';
import { tradeWorld } from '../support/trade-world.ts';

/** Pages of lists that have an order of their own: shelves of the shop and the sales of an item. */

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };
const COUNT = 23;
let sold: { readonly itemId: string };

beforeAll(async () => {
  // Several items share a day and a number of sales; several sales share a moment.
  const skus = [];
  for (let made = 0; made < COUNT; made += 1) skus.push(await insertTestSku(world.pool));
  const [first] = skus;
  if (first === undefined) throw new Error('Expected a size.');
  sold = first;
  await world.pool.query(
    `update items set release_date = date '2020-01-01' + (position % 5)::int, sold_count = position % 4
from (select id, row_number() over (order by id) as position from items) numbered where numbered.id = items.id`,
  );
  await world.pool.query('alter table sales disable trigger all');
  for (let made = 0; made < COUNT; made += 1) {
    await world.pool.query(
      `insert into sales (order_id, item_id, sku_id, lane, price, created_at)
values ($1, $2, $3, 'standard', $4, timestamptz '2026-11-01T00:00:00Z' + make_interval(secs => $5))`,
      [
        `ord_00000000${String(made).padStart(2, '0')}`,
        first.itemId,
        first.skuId,
        pesos(100 + made),
        Math.floor(made / 3),
      ],
    );
  }
  await world.pool.query('alter table sales enable trigger all');
}, 60_000);

type Page<Row> = { readonly items: readonly Row[]; readonly hasMore: boolean; readonly lastItemId: string | null };

async function pagesOf<Row>(
  read: (query: { limit: number; lastItemId?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let lastItemId: string | null = null; ; ) {
    const page: Page<Row> = await read({ limit: 10, ...(lastItemId === null ? {} : { lastItemId }) });
    rows.push(...page.items);
    if (!page.hasMore) return rows;
    expect(page.items).toHaveLength(10);
    lastItemId = page.lastItemId;
  }
}

describe.each(['listRecentlyReleasedItems', 'recommendItemsToSell'] as const)('coverage 7: %s', (call) => {
  const read = async (query: Record<string, string | number>) =>
    (await world.api.callAs(guest, call, { query })).answer();

  test('goes on behind lastItemId until hasMore is false, and skips or repeats nothing', async () => {
    const whole = await read({ limit: 180 });
    const ids = (await pagesOf(read)).map(({ id }) => id);
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(ids).toHaveLength(COUNT);
    expect(whole).toMatchObject({ hasMore: false, lastItemId: ids.at(-1) });
  });

  test('is empty behind an item that does not exist, and begins anew with isRefetch', async () => {
    const lastItemId = 'itm_0000000000';
    expect(await read({ lastItemId })).toEqual({ items: [], hasMore: false, lastItemId: null });
    expect((await read({ lastItemId, isRefetch: 'true', limit: 10 })).items).toHaveLength(10);
  });

  test.each([{ limit: 11 }, { limit: 0 }, { limit: 181 }])('refuses %o', async (query) => {
    expect((await world.api.callAs(guest, call, { query })).status).toBe(400);
  });
});

describe('coverage 7: the sales of an item', () => {
  const read = async (query: Record<string, string | number>) =>
    (await world.api.callAs(guest, 'listPurchaseHistory', { params: { id: sold.itemId }, query })).answer();

  test('go on behind lastItemId until hasMore is false, newest first, and name no order', async () => {
    const prices = (await pagesOf(read)).map(({ price }) => price);
    expect(prices).toEqual(Array.from({ length: COUNT }, (_, made) => pesos(100 + made)).toReversed());
    const first = await read({ limit: 10 });
    expect(JSON.stringify(first)).not.toContain('ord_');
  });

  test.each(['itm_0000000000', 'x', '1.000000000000', `${'9'.repeat(15)}.000000000000`])(
    'are none behind "%s"',
    async (lastItemId) => {
      expect(await read({ lastItemId })).toEqual({ items: [], hasMore: false, lastItemId: null });
    },
  );

  test.each([{ limit: 11 }, { limit: 5 }])('refuse %o', async (query) => {
    const params = { id: toId('itm', sold.itemId) };
    expect((await world.api.callAs(guest, 'listPurchaseHistory', { params, query })).status).toBe(400);
  });
});
