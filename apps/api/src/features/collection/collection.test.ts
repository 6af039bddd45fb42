import { insertTestSku } from '@suki/db/testing/test-trade';
import { collectionLimits, ownedItemInput } from '@suki/domain/config/collection';
import { type Centavos, pesos, subtract } from '@suki/domain/money/centavos';
import { manilaDate } from '@suki/domain/time/manila';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { type Deal, dealAt, listAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
type Person = { readonly uid: string };
const somebody = () => newTrader(world.api.dependencies);
const today = () => manilaDate(world.api.clock.now());
const add = (who: Person, body: { skuId: string; paid?: number | null; boughtOn?: string | null }) =>
  world.api.callAs(who, 'addToCollection', { body });
const list = async (who: Person, query: Record<string, string | number> = {}) =>
  (await world.api.callAs(who, 'listCollection', { query })).answer();
const totals = async (who: Person) => (await world.api.callAs(who, 'getCollectionTotals')).answer();
const remove = (who: Person, id: string) => world.api.callAs(who, 'removeFromCollection', { params: { id } });
async function paidFor({ orderId }: Deal): Promise<Centavos> {
  const { rows } = await world.pool.query<{ total: Centavos }>('select total from orders where id = $1', [orderId]);
  return rows[0]?.total ?? pesos(0);
}
/** A second size of an item, which nobody has sold. */
async function anotherSize(itemId: string): Promise<string> {
  const skuId = `sku_second${itemId.slice(-10)}`;
  await world.pool.query(`insert into skus (id, item_id, position, sizes) values ($1, $2, 2, '{"us_m":"10"}')`, [
    skuId,
    itemId,
  ]);
  await world.pool.query(
    `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) values ($1, $2, 0, 0, 0, '')`,
    [skuId, itemId],
  );
  return skuId;
}

describe('an entry made by hand', () => {
  test('is worth the last sale of its size, else of its item, and gains what that is above the price', async () => {
    shows('addToCollection success', 'listCollection success');
    const me = await somebody();
    const { itemId, skuId, price } = await dealAt(world, 'transaction_successful');
    const paid = subtract(price, pesos(1_500));
    const added = (await add(me, { skuId, paid, boughtOn: today() })).answer();
    expect(added).toMatchObject({
      item: { id: itemId },
      sku: { id: skuId },
      orderId: null,
      paid,
      boughtOn: today(),
      worth: price,
      worthBy: 'size',
      gain: pesos(1_500),
    });
    world.api.clock.advance(1000);
    const other = (await add(me, { skuId: await anotherSize(itemId), paid: price })).answer();
    expect(other).toMatchObject({ worth: price, worthBy: 'item', gain: 0, boughtOn: null });
    expect((await list(me)).items).toEqual([other, added]);
  });

  test('has no worth while nobody has sold the item, and no gain without a price', async () => {
    const me = await somebody();
    const { skuId } = await insertTestSku(world.pool);
    const unknown = { worth: null, worthBy: null, gain: null };
    expect((await add(me, { skuId, paid: pesos(5_000) })).answer()).toMatchObject(unknown);
    expect((await add(me, { skuId })).answer()).toMatchObject({ ...unknown, paid: null });
  });

  test('is there twice for two pairs, and is removed one by one', async () => {
    shows('removeFromCollection success');
    const me = await somebody();
    const { skuId } = await insertTestSku(world.pool);
    const first = (await add(me, { skuId })).answer();
    world.api.clock.advance(1000);
    const second = (await add(me, { skuId })).answer();
    expect((await remove(me, first.id)).answer()).toEqual({ done: true });
    expect((await list(me)).items.map(({ id }) => id)).toEqual([second.id]);
  });

  test('of an item that is discontinued is taken', async () => {
    const { itemId, skuId } = await insertTestSku(world.pool);
    await world.pool.query(`update items set status = 'discontinued' where id = $1`, [itemId]);
    expect((await add(await somebody(), { skuId })).status).toBe(201);
  });

  test('S4: of an unlisted item is refused, and leaves the list and the sums while its item is unlisted', async () => {
    shows('addToCollection SKU_NOT_FOUND');
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await add(me, { skuId });
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    expect((await list(me)).items).toEqual([]);
    expect((await totals(me)).count).toBe(0);
    expect(refusalIn(await add(me, { skuId })).reason).toBe('SKU_NOT_FOUND');
    expect(refusalIn(await add(me, { skuId: 'sku_0000000000' })).reason).toBe('SKU_NOT_FOUND');
  });

  test.each([
    ['below nothing', { paid: -1 }, 'body.paid'],
    ['above the limit', { paid: ownedItemInput.paidMax + 1 }, 'body.paid'],
    ['bought tomorrow', { boughtOn: '2999-01-01' }, 'body.boughtOn'],
    ['bought long ago', { boughtOn: '1899-12-31' }, 'body.boughtOn'],
  ])('that is %s is refused, and the field is named', async (_, wrong, field) => {
    const { skuId } = await insertTestSku(world.pool);
    const refusal = refusalIn(await add(await somebody(), { skuId, ...wrong }));
    expect(refusal).toMatchObject({ reason: 'VALIDATION', details: { fields: [{ field }] } });
  });

  test('is refused beyond the limit', async () => {
    shows('addToCollection TOO_MANY_KEPT');
    const me = await somebody();
    const { skuId } = await insertTestSku(world.pool);
    await world.pool.query(
      `insert into collection_entries (id, user_id, sku_id, created_at)
       select new_id('kpt'), $1, $2, $3 from generate_series(1, $4::int)`,
      [me.userId, skuId, world.api.clock.now(), collectionLimits.byHand],
    );
    expect(refusalIn(await add(me, { skuId })).reason).toBe('TOO_MANY_KEPT');
  });
});

describe('a purchase', () => {
  test('is in the collection of its buyer once the order is done, with the total that they paid', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    const paid = await paidFor(deal);
    expect((await list(deal.buyer)).items).toMatchObject([
      {
        item: { id: deal.itemId },
        sku: { id: deal.skuId },
        orderId: deal.orderId,
        paid,
        boughtOn: today(),
        worth: deal.price,
        gain: subtract(deal.price, paid),
        passesAsNew: true,
      },
    ]);
    expect((await list(deal.seller)).items).toEqual([]);
  });

  test('that is still on its way is not there', async () => {
    const { buyer } = await dealAt(world, 'to_receive');
    expect((await list(buyer)).items).toEqual([]);
  });

  test('counts without what was refunded of it', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    const paid = await paidFor(deal);
    await world.pool.query('update orders set refunded_amount = $2 where id = $1', [deal.orderId, pesos(300)]);
    expect((await list(deal.buyer)).items[0]?.paid).toBe(subtract(paid, pesos(300)));
  });

  test('that was kept with a defect does not pass as new', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    await world.pool.query(`update verifications set result = 'minor_defect' where order_id = $1`, [deal.orderId]);
    expect((await list(deal.buyer)).items[0]?.passesAsNew).toBe(false);
  });

  test('that went back on a claim has left', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    await world.pool.query(
      `insert into claims (id, order_id, buyer_id, kind, status, is_overdue, version, created_at, updated_at)
       values (new_id('clm'), $1, $2, 'authenticity', 'open', false, 0, $3, $3)`,
      [deal.orderId, deal.buyer.userId, world.api.clock.now()],
    );
    expect((await list(deal.buyer)).items).toHaveLength(1);
    for (const status of ['to_send_back', 'upheld']) {
      await world.pool.query('update claims set status = $2 where order_id = $1', [deal.orderId, status]);
    }
    expect((await list(deal.buyer)).items).toEqual([]);
  });

  test('leaves when its buyer takes it out, once, and the order stays', async () => {
    shows('removeFromCollection NOT_IN_COLLECTION');
    const deal = await dealAt(world, 'transaction_successful');
    const [entry] = (await list(deal.buyer)).items;
    const id = entry?.id ?? '';
    expect(refusalIn(await remove(deal.seller, id)).reason).toBe('NOT_IN_COLLECTION');
    expect((await remove(deal.buyer, id)).answer()).toEqual({ done: true });
    expect((await list(deal.buyer)).items).toEqual([]);
    expect((await totals(deal.buyer)).count).toBe(0);
    expect(refusalIn(await remove(deal.buyer, id)).reason).toBe('NOT_IN_COLLECTION');
    const order = await world.api.callAs(deal.buyer, 'getOrder', { params: { id: deal.orderId } });
    expect(order.answer().status).toBe('transaction_successful');
  });

  test('of an open order cannot be taken out before it is there', async () => {
    const { buyer, orderId } = await dealAt(world, 'to_receive');
    expect(refusalIn(await remove(buyer, orderId.replace('ord_', 'kpt_'))).reason).toBe('NOT_IN_COLLECTION');
  });
});

describe('a collection', () => {
  test('comes in pages over purchases and entries by hand, each once', async () => {
    const deal = await dealAt(world, 'transaction_successful');
    const { buyer, skuId } = deal;
    for (const second of [1, 2, 3]) {
      world.api.clock.advance(second * 1000);
      await add(buyer, { skuId });
    }
    await dealAt(world, 'transaction_successful', await listAsk(world), buyer);
    for (let more = 0; more < 8; more += 1) {
      world.api.clock.advance(1000);
      await add(buyer, { skuId });
    }
    const whole = (await list(buyer, { limit: 180 })).items.map(({ id }) => id);
    expect(whole).toHaveLength(13);
    const first = await list(buyer, { limit: 10 });
    expect(first.hasMore).toBe(true);
    const second = await list(buyer, { limit: 10, lastItemId: first.lastItemId ?? '' });
    expect(second.hasMore).toBe(false);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole);
    // Behind an entry of a purchase too.
    const before = whole.findIndex((id) => id === deal.orderId.replace('ord_', 'kpt_'));
    expect((await list(buyer, { limit: 10, lastItemId: whole[before - 1] ?? '' })).items[0]?.id).toBe(whole[before]);
    const behind = await list(buyer, { limit: 10, lastItemId: whole[8] ?? '' });
    expect(behind.items.map(({ id }) => id)).toEqual(whole.slice(9));
  });

  test('is summed over the entries whose worth and price are both known', async () => {
    shows('getCollectionTotals success');
    const deal = await dealAt(world, 'transaction_successful');
    const { buyer, skuId, price } = deal;
    const paid = await paidFor(deal);
    await add(buyer, { skuId });
    await add(buyer, { skuId: (await insertTestSku(world.pool)).skuId, paid: pesos(9_000) });
    await add(buyer, { skuId, paid: pesos(0) });
    expect(await totals(buyer)).toEqual({
      count: 4,
      compared: 2,
      worth: 2 * price,
      paid,
      gain: 2 * price - paid,
      isWhole: true,
    });
  });

  test('of somebody else does not exist', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { id } = (await add(me, { skuId: (await insertTestSku(world.pool)).skuId })).answer();
    expect(refusalIn(await remove(other, id)).reason).toBe('NOT_IN_COLLECTION');
    expect((await list(other)).items).toEqual([]);
  });
});
