import { insertTestSku } from '@suki/db/testing/test-trade';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { CERTIFICATES_TRIED_PER_MINUTE } from '@suki/domain/config/inspection';
import { recentSales } from '@suki/domain/config/lists';
import { certificateNumberText } from '@suki/domain/inspection/certificate-number';
import { pesos } from '@suki/domain/money/centavos';
import { addDays, manilaDate } from '@suki/domain/time/manila';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { buy, dealAt, pass } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };

const itemOf = (id: string, query: Record<string, string> = {}) =>
  world.api.callAs(guest, 'getItem', { params: { id }, query });

describe('drops', () => {
  const ofDay = async (releaseDate: string) => {
    const { itemId, skuId } = await insertTestSku(world.pool);
    await world.pool.query('update items set release_date = $2 where id = $1', [itemId, releaseDate]);
    return { itemId, skuId };
  };
  const drops = async (query: Record<string, string | number> = {}) =>
    (await world.api.callAs(guest, 'listDrops', { query })).answer();

  test('are the listed items of today and later, the next first, with the people who wait for any size', async () => {
    shows('listDrops success');
    const today = manilaDate(world.api.clock.now());
    const [later, now, past] = [await ofDay(addDays(today, 9)), await ofDay(today), await ofDay(addDays(today, -1))];
    const hidden = await ofDay(addDays(today, 3));
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [hidden.itemId]);
    const waiting = { uid: 'waits-for-a-drop', name: 'Wena Cruz' };
    await world.api.callAs(waiting, 'setArrivalNotice', { body: { skuId: later.skuId } });
    const { items } = await drops();
    const of = (itemId: string) => items.findIndex(({ id }) => id === itemId);
    expect(of(now.itemId)).toBeLessThan(of(later.itemId));
    expect([of(past.itemId), of(hidden.itemId)]).toEqual([-1, -1]);
    expect(items[of(later.itemId)]).toMatchObject({ releaseDate: addDays(today, 9), waitingCount: 1 });
    expect(items[of(now.itemId)]).toMatchObject({ waitingCount: 0, item: { id: now.itemId } });
  });

  test('come page by page, several of one day too', async () => {
    const day = addDays(manilaDate(world.api.clock.now()), 20);
    for (let count = 0; count < 12; count += 1) await ofDay(day);
    const all = (await drops({ limit: 180 })).items.map(({ id }) => id);
    const first = await drops({ limit: 10 });
    const second = await drops({ limit: 10, lastItemId: first.lastItemId ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.slice(0, 20));
    expect(first.hasMore).toBe(true);
  });
});

describe('what was just sold', () => {
  const recent = async () => (await world.api.callAs(guest, 'listRecentSales')).answer().sales;
  let orders = 0;
  const sold = async (
    { itemId, skuId }: { readonly itemId: string; readonly skuId: string },
    minutesAgo: number,
    price = 5_000,
  ) => {
    orders += 1;
    const at = new Date(world.api.clock.now().getTime() - minutesAgo * MINUTE_MS).toISOString();
    await world.pool.query(`set session_replication_role = replica; insert into sales (order_id, item_id, sku_id, lane, price, created_at)
      values ('ord_recent${String(orders).padStart(4, '0')}', '${itemId}', '${skuId}', 'standard', ${price * 100}, '${at}');
      set session_replication_role = origin`);
  };

  test('is nothing before the first sale', async () => {
    expect(await recent()).toEqual([]);
  });

  test('are the newest sales, the last of each item, and neither of an unlisted one (S4) nor of a person', async () => {
    shows('listRecentSales success');
    const [first, second, hidden] = [
      await insertTestSku(world.pool),
      await insertTestSku(world.pool),
      await insertTestSku(world.pool),
    ];
    await sold(first, 30, 4_000);
    await sold(second, 20);
    await sold(hidden, 15);
    await sold(first, 10, 4_500);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [hidden.itemId]);
    const sales = await recent();
    expect(sales.map(({ itemId, price }) => [itemId, price])).toEqual([
      [first.itemId, pesos(4_500)],
      [second.itemId, pesos(5_000)],
    ]);
    expect(Object.keys(sales[0] ?? {}).sort()).toEqual(
      ['createdAt', 'itemId', 'lane', 'name', 'price', 'sizes', 'skuId'].sort(),
    );
    expect(JSON.stringify(sales)).not.toMatch(/usr_|ord_/);
  });

  test('are at most ten', async () => {
    for (let place = 0; place < recentSales.shown + 1; place += 1) await sold(await insertTestSku(world.pool), 1);
    expect(await recent()).toHaveLength(recentSales.shown);
  });
});

describe('an item', () => {
  test('shows its sizes with what they cost now', async () => {
    const { itemId, skuId } = await quickListing(world, { price: pesos(5000) });
    const item = (await itemOf(itemId)).answer();
    expect(item).toMatchObject({ id: itemId, lowestAsk: pesos(5000), skus: [{ id: skuId, lowestAsk: pesos(5000) }] });
    await quickListing(world, { itemId, skuId, price: pesos(4000) });
    expect((await itemOf(itemId)).answer().lowestAsk).toBe(pesos(4000));
  });

  test('ux 14: card, size and book say the same price and where its ask is sent from', async () => {
    const { itemId, skuId } = await quickListing(world, { price: pesos(5000) });
    const book = (await world.api.callAs(guest, 'getSkuBook', { params: { id: itemId }, query: { skuId } })).answer();
    const { skus, lowestAsk, lowestAskRegion } = (await itemOf(itemId)).answer();
    const told = { lowestAsk: pesos(5000), lowestAskRegion: 'NCR' };
    expect({ lowestAsk, lowestAskRegion }).toEqual(told);
    expect([skus[0], book]).toMatchObject([told, told]);
  });

  test('leaves sizes and related items out on request, and adds the size chart on request', async () => {
    const { itemId } = await insertTestSku(world.pool);
    const bare = (await itemOf(itemId, { noSub: 'true' })).answer();
    expect([bare.skus, bare.related, bare.sizeTemplate.rows]).toEqual([[], [], []]);
    expect((await itemOf(itemId, { sizeTemplateDetail: 'true' })).answer().sizeTemplate.rows).toHaveLength(1);
  });

  test('that is unlisted does not exist, in any call (S4)', async () => {
    shows(
      'recommendItems success',
      'listRecentlyReleasedItems success',
      'recommendItemsToSell success',
      'listSitemapParts success',
      'getSitemapPart success',
      'getItem ITEM_NOT_FOUND',
      'getSkuBook SKU_NOT_FOUND',
      'listPurchaseHistory ITEM_NOT_FOUND',
    );
    const { itemId, skuId } = await quickListing(world);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    const params = { id: itemId };
    const sitemap = (await world.api.callAs(guest, 'getSitemapPart', { params: { firstItemId: itemId } })).answer();
    expect(sitemap.itemIds).not.toContain(itemId);
    const { parts } = (await world.api.callAs(guest, 'listSitemapParts')).answer();
    expect(parts.map(({ firstItemId }) => firstItemId)).not.toContain(itemId);
    const answers = [
      await itemOf(itemId),
      await world.api.callAs(guest, 'getSkuBook', { params, query: { skuId } }),
      await world.api.callAs(guest, 'listPurchaseHistory', { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const lists = [
      (await world.api.callAs(guest, 'listRecentlyReleasedItems')).answer().items,
      (await world.api.callAs(guest, 'recommendItemsToSell')).answer().items,
      (await world.api.callAs(guest, 'recommendItems')).answer().sections.flatMap(({ items }) => items),
    ];
    expect(lists.flat().map(({ id }) => id)).not.toContain(itemId);
  });

  test('that was discontinued can still be looked at', async () => {
    const { itemId } = await insertTestSku(world.pool);
    await world.pool.query(`update items set status = 'discontinued' where id = $1`, [itemId]);
    expect((await itemOf(itemId)).answer().status).toBe('discontinued');
  });

  test.each([
    {
      call: 'getItem',
      reason: 'ITEM_NOT_FOUND',
      shown: 'getItem ITEM_NOT_FOUND',
      params: { id: 'itm_0000000000' },
      query: {},
    },
    {
      call: 'listPurchaseHistory',
      reason: 'ITEM_NOT_FOUND',
      shown: 'listPurchaseHistory ITEM_NOT_FOUND',
      params: { id: 'itm_0000000000' },
      query: {},
    },
    {
      call: 'getSkuBook',
      reason: 'SKU_NOT_FOUND',
      shown: 'getSkuBook SKU_NOT_FOUND',
      params: { id: 'itm_0000000000' },
      query: { skuId: 'sku_0000000000' },
    },
    {
      call: 'getSizeTemplate',
      reason: 'SIZE_TEMPLATE_NOT_FOUND',
      shown: 'getSizeTemplate SIZE_TEMPLATE_NOT_FOUND',
      params: { id: 'szt_0000000000' },
      query: {},
    },
    {
      call: 'getCertificate',
      reason: 'CERTIFICATE_NOT_FOUND',
      shown: 'getCertificate CERTIFICATE_NOT_FOUND',
      params: { id: 'crt_0000000000' },
      query: {},
    },
    {
      call: 'findCertificate',
      reason: 'CERTIFICATE_NOT_FOUND',
      shown: 'findCertificate CERTIFICATE_NOT_FOUND',
      params: { number: certificateNumberText(482_913_057) },
      query: {},
    },
  ] as const)(
    '$call of something that is not there answers 404 $reason',
    async ({ call, reason, shown, params, query }) => {
      // The first call of a visitor stores the visitor, so that only the answer is left to look at.
      await world.api.callAs(guest, 'getUser');
      shows(shown);
      const result = await world.api.callAs(guest, call, { params, query });
      expect([result.status, refusalIn(result).reason]).toEqual([404, reason]);
    },
  );
});

test('ux 16: a visitor who tries numbers of certificates is stopped after ten a minute', async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried <= CERTIFICATES_TRIED_PER_MINUTE; tried += 1) {
    const params = { number: certificateNumberText(500_000_000 + tried) };
    statuses.push(
      (await world.api.callAs({ uid: `guest-${tried}`, isAnonymous: true }, 'findCertificate', { params })).status,
    );
  }
  expect(statuses.at(-1)).toBe(429);
});

describe('the book of a size', () => {
  test('shows its depth by price, and a reserved pair leaves it at once', async () => {
    const first = await quickListing(world, { price: pesos(5000) });
    const { itemId, skuId } = first;
    await quickListing(world, { itemId, skuId, price: pesos(5000) });
    await quickListing(world, { itemId, skuId, price: pesos(6000) });
    const book = async () =>
      (await world.api.callAs(guest, 'getSkuBook', { params: { id: itemId }, query: { skuId } })).answer();
    expect(await book()).toMatchObject({
      lowestAsk: pesos(5000),
      asks: [
        { price: pesos(5000), count: 2 },
        { price: pesos(6000), count: 1 },
      ],
    });
    const { version } = await book();
    await buy(world, first);
    expect(await book()).toMatchObject({ version: version + 1, asks: [{ count: 1 }, { price: pesos(6000) }] });
  });

  test('says where its lowest ask is sent from, as the order of it will', async () => {
    const first = await quickListing(world, { price: pesos(5000) });
    const book = async () =>
      (
        await world.api.callAs(guest, 'getSkuBook', { params: { id: first.itemId }, query: { skuId: first.skuId } })
      ).answer();
    const { lowestAskRegion } = await book();
    const { buyer, orderId } = await buy(world, first);
    const order = (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
    expect([lowestAskRegion, order.askRegion, (await book()).lowestAskRegion]).toEqual(['NCR', 'NCR', null]);
  });

  test('of another item’s size is not answered', async () => {
    const [one, other] = [await insertTestSku(world.pool), await insertTestSku(world.pool)];
    const result = await world.api.callAs(guest, 'getSkuBook', {
      params: { id: one.itemId },
      query: { skuId: other.skuId },
    });
    expect(result.status).toBe(404);
  });
});

test('a price is in the history of purchases when the pair has passed its inspection, never before (rule 14)', async () => {
  shows('getItem success');
  const deal = await dealAt(world, 'under_inspection');
  const history = async () =>
    (await world.api.callAs(guest, 'listPurchaseHistory', { params: { id: deal.itemId } })).answer().items;
  expect(await history()).toEqual([]);
  await pass(world, deal);
  expect(await history()).toMatchObject([{ price: deal.price, skuId: deal.skuId }]);
  expect((await itemOf(deal.itemId)).answer()).toMatchObject({ lastSale: deal.price, lowestAsk: null });
});
