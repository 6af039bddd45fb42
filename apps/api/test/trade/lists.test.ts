import type { OperationId } from '@suki/contract/routes';
import { parcelLink } from '@suki/domain/delivery/couriers';
import type { TrackingId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { askTabs, orderTabs } from '@suki/domain/trade/facts/tabs';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shows } from '../support/evidence.ts';
import { quickListing } from '../support/quick-listing.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { courierSays, type Deal, dealAt, postAsk, type Stage, ship, stages } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** Tabs, cursors and visible fields of lists (specification, sections 5 and 6). */

const world = tradeWorld();
let buyer: Trader;
let seller: Trader;
const deals = new Map<Stage, Deal>();

beforeAll(async () => {
  buyer = await newTrader(world.api.dependencies, { region: 'MINDANAO' });
  seller = await newTrader(world.api.dependencies);
  // The unpaid order is made last, because two may wait at a time.
  for (const stage of stages.toReversed()) {
    world.api.clock.advance(1000);
    deals.set(stage, await dealAt(world, stage, { seller }, buyer));
  }
  await world.settle();
}, 60_000);

const page = z.object({
  items: z.array(z.looseObject({ id: z.string(), createdAt: z.string() })),
  hasMore: z.boolean(),
  lastItemId: z.string().nullable(),
});

async function list(person: Trader, operationId: OperationId, query: Record<string, string | number | undefined> = {}) {
  const result = await world.api.callAs(person, operationId, { query });
  expect(result.status).toBe(200);
  return page.parse(result.body);
}

async function all(person: Trader, operationId: OperationId, query: Record<string, string | number> = {}) {
  const seen: string[] = [];
  let lastItemId: string | undefined;
  for (;;) {
    const { items, hasMore, lastItemId: next } = await list(person, operationId, { ...query, lastItemId });
    seen.push(...items.map(({ id }) => id));
    if (!hasMore) return seen;
    lastItemId = next ?? undefined;
  }
}

describe('the tabs', () => {
  test.each(Object.entries(orderTabs))(
    '"%s" of the buyer holds its statuses, newest first',
    async (tabId, statuses) => {
      const wanted = [...deals]
        .filter(([stage]) => (statuses as readonly string[]).includes(stage))
        .map(([, deal]) => deal.orderId);
      expect((await all(buyer, 'listOrders', { tabId })).toSorted()).toEqual(wanted.toSorted());
      const { items } = await list(buyer, 'listOrders', { tabId });
      const created = items.map(({ createdAt }) => createdAt);
      expect(created).toEqual(created.toSorted().toReversed());
    },
  );

  test.each(Object.entries(askTabs))('"%s" of the seller holds its statuses', async (tabId, statuses) => {
    const items = (await world.api.callAs(seller, 'listAsks', { query: { tabId, limit: 20 } })).answer().items;
    expect(items.every(({ status }) => (statuses as readonly string[]).includes(status))).toBe(true);
  });

  test('together hold every order and ask exactly once', async () => {
    const orders = await Promise.all(Object.keys(orderTabs).map((tabId) => all(buyer, 'listOrders', { tabId })));
    expect(orders.flat().toSorted()).toEqual([...deals.values()].map(({ orderId }) => orderId).toSorted());
    expect((await all(buyer, 'listOrders')).toSorted()).toEqual(orders.flat().toSorted());
    const asks = await Promise.all(Object.keys(askTabs).map((tabId) => all(seller, 'listAsks', { tabId })));
    expect(asks.flat().toSorted()).toEqual([...deals.values()].map(({ askId }) => askId).toSorted());
  });

  test('of what was sold leave out orders that nobody has paid', async () => {
    const sold = await all(seller, 'listOrders', { role: 'seller' });
    expect(sold).not.toContain(deals.get('to_pay')?.orderId);
    expect(sold).toHaveLength(stages.length - 1);
    expect(await all(seller, 'listOrders', { role: 'buyer' })).toEqual([]);
  });

  test('show who owes the next step, and until when', async () => {
    const { items } = (
      await world.api.callAs(seller, 'listAsks', { query: { tabId: 'in_progress', limit: 20 } })
    ).answer();
    const next = new Map(items.map((ask) => [ask.status, ask.next]));
    expect(next.get('confirming_buyer_order')).toMatchObject({ nextActor: 'seller', deadline: expect.any(String) });
    expect(next.get('to_ship')).toMatchObject({ nextActor: 'seller', deadline: expect.any(String) });
    expect(next.get('platform_received')).toMatchObject({ nextActor: 'platform', deadline: expect.any(String) });
  });
});

describe('pages', () => {
  const rich = async (count: number) => {
    const person = await newTrader(world.api.dependencies);
    for (let made = 0; made < count; made += 1) {
      // Several orders share a moment: the cursor must neither skip nor repeat them.
      if (made % 3 === 0) world.api.clock.advance(1000);
      const listing = await quickListing(world, { seller: person, price: pesos(5000) });
      await world.api.callAs(person, 'cancelAsk', { params: { id: listing.askId } });
    }
    await world.settle();
    return person;
  };

  test('of asks and transactions go on where they ended, in both directions, and begin anew with isRefetch', async () => {
    const person = await rich(23);
    for (const [operationId, query] of [
      ['listAsks', { tabId: 'done' }],
      ['listTransactions', {}],
      ['listPaymentMessages', {}],
    ] as const) {
      const newest = await all(person, operationId, { ...query, limit: 10 });
      const oldest = await all(person, operationId, { ...query, limit: 10, order: 'asc' });
      expect(new Set(newest).size).toBe(newest.length);
      expect(newest.length).toBeGreaterThanOrEqual(23);
      expect(oldest).toEqual(newest.toReversed());
      const first = await list(person, operationId, { ...query, limit: 10 });
      expect(first.items).toHaveLength(10);
      const lastItemId = first.lastItemId ?? '';
      const fresh = await list(person, operationId, { ...query, limit: 10, lastItemId, isRefetch: 'true' });
      expect(fresh).toEqual(first);
    }
  });

  test('by "updatedAt" put first what changed last', async () => {
    const person = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await quickListing(world);
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      world.api.clock.advance(1000);
      ids.push(await postAsk(world, { seller: person, itemId, skuId, price }));
    }
    world.api.clock.advance(1000);
    const [first = '', second = '', third = ''] = ids;
    await world.api.callAs(person, 'cancelAsk', { params: { id: second } });
    expect(await all(person, 'listAsks', { tabId: 'done', orderBy: 'updatedAt' })).toEqual([second]);
    expect(await all(person, 'listAsks', { orderBy: 'updatedAt' })).toEqual([third, first]);
  });

  test.each([
    { limit: 11 },
    { limit: 0 },
    { limit: 1000 },
    { tabId: 'all' },
    { orderBy: 'price' },
    { order: 'random()' },
  ])('with %o are refused', async (query) => {
    expect((await world.api.callAs(buyer, 'listOrders', { query })).status).toBe(400);
  });

  test('after a row that does not exist are empty, not an error', async () => {
    const { items, hasMore } = await list(buyer, 'listOrders', { lastItemId: 'ord_0000000000' });
    expect([items, hasMore]).toEqual([[], false]);
  });
});

describe('what one side does not see of the other', () => {
  let deal: Deal;
  let outbound = '';

  beforeAll(async () => {
    deal = await dealAt(world, 'platform_to_ship', { seller }, buyer);
    outbound = await ship(world, deal);
    await courierSays(world, outbound, 'delivered');
  });

  const everythingOf = async (person: Trader, role: string) => {
    const calls = [
      await world.api.callAs(person, 'getOrder', { params: { id: deal.orderId } }),
      await world.api.callAs(person, 'listOrders', { query: { role, limit: 20 } }),
      await world.api.callAs(person, 'getVerification', { params: { id: deal.orderId } }),
      await world.api.callAs(person, 'listTransactions', { query: { limit: 20 } }),
      await world.api.callAs(person, 'listOrderMessages', { query: { limit: 180 } }),
      await world.api.callAs(person, 'listPaymentMessages', { query: { limit: 180 } }),
    ];
    return calls.map(({ body }) => JSON.stringify(body)).join('\n');
  };

  /** Returns the secrets that an answer contains. */
  const givenAway = (seen: string, secrets: readonly (string | number | undefined)[]) =>
    secrets.filter((secret) => secret === undefined || seen.includes(String(secret)));

  test('the seller: who the buyer is, where they live, what they pay and how, the parcel to them', async () => {
    const ask = await world.api.callAs(seller, 'getAsk', { params: { id: deal.askId } });
    const seen = `${await everythingOf(seller, 'seller')}\n${JSON.stringify(ask.body)}`;
    const { amount, attempt } = (await world.api.callAs(buyer, 'getOrder', { params: { id: deal.orderId } })).answer();
    const { userId, street, email, name } = buyer;
    const secrets = [userId, street, email, name, attempt?.id, outbound, `"amount":${amount}`];
    expect(givenAway(seen, secrets)).toEqual([]);
  });

  test('the buyer: who the seller is, where they live, what they receive and their deposit', async () => {
    const seen = await everythingOf(buyer, 'buyer');
    const { payout } = (await world.api.callAs(seller, 'getOrder', { params: { id: deal.orderId } })).answer();
    const { userId, street, email, name } = seller;
    expect(givenAway(seen, [userId, street, email, name, deal.askId, payout?.income, 'deducted'])).toEqual([]);
  });

  test('the parcel to the buyer is no parcel of the seller', async () => {
    shows('getTracking TRACKING_NOT_FOUND');
    const { trackings } = (await world.api.callAs(buyer, 'getOrder', { params: { id: deal.orderId } })).answer();
    const id = trackings.find(({ leg }) => leg === 'outbound')?.id ?? '';
    expect((await world.api.callAs(seller, 'getTracking', { params: { id } })).status).toBe(404);
    expect((await world.api.callAs(buyer, 'getTracking', { params: { id } })).status).toBe(200);
  });

  test('security 13: the buyer sees status and dates of the parcel to the warehouse, its seller all of it', async () => {
    const place = 'Cebu City, Barangay Lahug';
    const { rows } = await world.pool.query<{ id: TrackingId; number: string; at: Date }>(
      `with seen as (
        insert into tracking_events (tracking_id, at, status, detail, place)
        select id, created_at, 'transit', 'Picked up in Lahug', $2 from trackings where order_id = $1 and leg = 'inbound' returning *
      )
      update trackings t set tracking_url = 'https://courier.test/' || tracking_number from seen where t.id = seen.tracking_id
      returning t.id, t.tracking_number as number, seen.at`,
      [deal.orderId, place],
    );
    const [parcel] = rows;
    if (parcel === undefined) throw new Error('Expected a parcel to the warehouse.');
    const params = { id: parcel.id };
    const own = (await world.api.callAs(seller, 'getTracking', { params })).answer();
    expect(own).toMatchObject({
      trackingNumber: parcel.number,
      trackingUrl: parcelLink(own.courier, parcel.number) ?? `https://courier.test/${parcel.number}`,
    });
    expect(own.events).toContainEqual(expect.objectContaining({ detail: 'Picked up in Lahug', place }));
    const seen = (await world.api.callAs(buyer, 'getTracking', { params })).answer();
    expect(seen).toMatchObject({ trackingNumber: null, trackingUrl: null, deliveryStatus: own.deliveryStatus });
    expect(seen.events).toContainEqual({
      at: parcel.at.toISOString(),
      status: 'transit',
      detail: 'On its way',
      place: null,
    });
    expect(seen.events.map(({ at }) => at)).toEqual(own.events.map(({ at }) => at));
    const everything = await everythingOf(buyer, 'buyer');
    expect(givenAway(everything, [parcel.number, 'Lahug'])).toEqual([]);
  });
});
