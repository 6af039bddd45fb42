import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { inspector, supportStaff, warehouseStaff } from '../../../../test/support/trade-people.ts';
import {
  type Deal,
  dealAt,
  deliver,
  listAsk,
  newTrackingNumber,
  passBody,
  type Stage,
} from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const receive = (code: string, handedOverBy?: string) =>
  world.api.callAs(warehouseStaff, 'receiveAtWarehouse', {
    body: { code, ...(handedOverBy === undefined ? {} : { handedOverBy }) },
  });
const begin = ({ orderId: id }: Deal) => world.api.callAs(inspector, 'beginInspection', { params: { id } });
const pass = ({ orderId: id }: Deal, body: object) =>
  world.api.callAs(inspector, 'passInspection', { params: { id }, body });
const ship = ({ orderId: id }: Deal, trackingNumber = newTrackingNumber()) =>
  world.api.callAs(warehouseStaff, 'handToCourier', {
    params: { id },
    body: { courier: 'ninjavan-ph', trackingNumber },
  });
const statusOf = async ({ orderId }: Deal) =>
  (await world.api.callAs(inspector, 'getStaffOrder', { params: { id: orderId } })).answer().status;

describe('a scan at the door', () => {
  test.each([
    { what: 'as the courier prints it', written: (number: string) => number },
    {
      what: 'in lower case with spaces',
      written: (number: string) => ` ${number.slice(0, 4).toLowerCase()} ${number.slice(4)} `,
    },
    { what: 'with hyphens', written: (number: string) => `${number.slice(0, 4)}-${number.slice(4)}` },
  ])('finds the parcel by its number $what', async ({ written }) => {
    const deal = await dealAt(world, 'seller_to_ship');
    const number = await deliver(world, deal);
    expect((await receive(written(number))).answer()).toMatchObject({ id: deal.orderId, status: 'platform_received' });
    // A second receipt is no second arrival.
    expect((await receive(written(number))).status).toBe(200);
    expect((await world.eventsOf(deal.orderId)).filter((event) => event === 'E56')).toHaveLength(1);
  });

  test.each([
    { what: 'as it stands on the page', written: (id: string) => id },
    { what: 'in capitals', written: (id: string) => ` ${id.toUpperCase()} ` },
  ])(
    'security 2: takes in what a seller brings, by the order typed $what, with who handed it over',
    async ({ written }) => {
      shows('receiveAtWarehouse HANDOVER_UNNAMED');
      const deal = await dealAt(world, 'seller_to_ship');
      const code = written(deal.orderId);
      expect(refusalIn(await receive(code)).reason).toBe('HANDOVER_UNNAMED');
      expect(refusalIn(await receive(code, ' ')).reason).toBe('HANDOVER_UNNAMED');
      expect((await receive(code, 'Maria Lim, driver’s license')).answer().status).toBe('platform_received');
      const { history } = (
        await world.api.callAs(supportStaff, 'getStaffOrder', { params: { id: deal.orderId } })
      ).answer();
      const line = history.find(({ event }) => event === 'E56');
      expect(line?.said).toEqual({ handedOverBy: 'Maria Lim, driver’s license' });
      const seen = (await world.api.callAs(deal.buyer, 'getOrder', { params: { id: deal.orderId } })).answer();
      expect(JSON.stringify(seen)).not.toContain('Maria Lim');
    },
  );

  test.each(['confirming_buyer_order', 'on_way_to_warehouse'] as const)(
    'security 2: of an order’s number receives nothing in %s, whoever is said to have brought it',
    async (stage) => {
      const deal = await dealAt(world, stage);
      const refusal = refusalIn(await receive(deal.orderId, 'The seller'));
      expect([refusal.reason, refusal.details]).toMatchObject(['NOT_ALLOWED_NOW', { status: stage }]);
      expect(await statusOf(deal)).toBe(stage);
    },
  );

  test('of a parcel that nobody expects says so', async () => {
    shows('receiveAtWarehouse PARCEL_UNKNOWN');
    const result = await receive('JT000000000');
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'PARCEL_UNKNOWN']);
  });

  test.each(['to_pay', 'platform_to_ship', 'transaction_successful'] as const)(
    'in %s is refused, and says which order it is and how it stands',
    async (stage) => {
      shows('receiveAtWarehouse NOT_ALLOWED_NOW');
      const deal = await dealAt(world, stage);
      const result = await receive(deal.orderId);
      expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
      expect(refusalIn(result).details).toMatchObject({ orderId: deal.orderId, status: stage });
      expect(await statusOf(deal)).toBe(stage);
    },
  );
});

describe('an inspection', () => {
  test('is begun once: by the first inspector who takes the pair', async () => {
    const deal = await dealAt(world, 'platform_received');
    const results = await Promise.all([begin(deal), begin(deal)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    { what: 'without one of its points', change: (body: Report) => ({ ...body, points: body.points.slice(1) }) },
    {
      what: 'with a point that failed',
      change: (body: Report) => ({ ...body, points: body.points.map((point) => ({ ...point, verdict: 'fail' })) }),
    },
    {
      what: 'with a point that passed and failed',
      change: (body: Report) => ({ ...body, points: [...body.points, { ...body.points[0], verdict: 'fail' }] }),
    },
  ])('does not pass $what', async ({ change }) => {
    shows('getStaffOrder success', 'passInspection CHECKLIST_INCOMPLETE');
    const deal = await dealAt(world, 'under_inspection');
    const result = await pass(deal, change(await passBody(world)));
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'CHECKLIST_INCOMPLETE']);
    expect(await statusOf(deal)).toBe('under_inspection');
  });

  test('does not pass with a point that the checklist has not, or with one twice', async () => {
    shows('passInspection REPORT_POINTS');
    const deal = await dealAt(world, 'under_inspection');
    const body = await passBody(world);
    for (const extra of [{ id: 'zzz', verdict: 'pass', note: null }, body.points[0]]) {
      const result = await pass(deal, { ...body, points: [...body.points, extra] } as typeof body);
      expect([result.status, refusalIn(result).reason]).toEqual([400, 'REPORT_POINTS']);
    }
    expect(await statusOf(deal)).toBe('under_inspection');
  });
  type Report = Awaited<ReturnType<typeof passBody>>;

  test('ops A.2 A8: does not pass without a photo of each required angle, and says which are missing', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const body = await passBody(world);
    const two = body.photos.filter(({ angle }) => angle === 'side' || angle === 'tag');
    const result = await pass(deal, { ...body, photos: two });
    expect([result.status, refusalIn(result)]).toMatchObject([
      400,
      { reason: 'CHECKLIST_INCOMPLETE', details: { missingAngles: [{ id: 'sole' }, { id: 'box' }], photoCount: 2 } },
    ]);
    expect(await statusOf(deal)).toBe('under_inspection');
  });

  test('does not pass without a photo, nor with one that was never uploaded', async () => {
    shows('passInspection FILE_NOT_FOUND');
    const deal = await dealAt(world, 'under_inspection');
    const body = await passBody(world);
    expect((await pass(deal, { ...body, photos: [] })).status).toBe(400);
    const result = await pass(deal, { ...body, photos: [{ fileId: 'fil_0000000000', alt: 'A photo' }] });
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  test('passes once, and the seller is paid once, however often the button is pressed', async () => {
    const deal = await dealAt(world, 'under_inspection', await listAsk(world));
    const body = await passBody(world);
    const results = await Promise.all(Array.from({ length: 5 }, () => pass(deal, body)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const seller = (await world.api.callAs(deal.seller, 'getUser')).answer();
    const order = (await world.api.callAs(deal.seller, 'getOrder', { params: { id: deal.orderId } })).answer();
    expect(seller.balance).toBe(order.payout?.income);
  });

  test('keeps remarks, and shows the inspector by a number only', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const body = await passBody(world);
    const points = body.points.map((point, index) =>
      index === 0 ? { ...point, verdict: 'noted', note: 'A crease' } : point,
    );
    const { verification } = (await pass(deal, { ...body, points })).answer();
    expect(verification?.points[0]).toMatchObject({ verdict: 'noted', note: 'A crease' });
    expect(verification?.inspectorNumber).toMatch(/^\d{3}$/);
    expect(JSON.stringify(verification)).not.toContain('usr_');
  });
});

describe('handing a parcel to the courier', () => {
  test.each(['under_inspection', 'to_receive'] as const)('in %s is refused', async (stage) => {
    shows('handToCourier NOT_ALLOWED_NOW');
    const deal = await dealAt(world, stage);
    const result = await ship(deal);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('under a number that was used before is refused, the number of its own way in as well', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const inbound = await deliver(world, deal);
    await receive(inbound);
    await begin(deal);
    await pass(deal, await passBody(world));
    const own = await ship(deal, inbound);
    expect([own.status, refusalIn(own).reason]).toEqual([400, 'TRACKING_NUMBER_INVALID']);
    const other = await dealAt(world, 'platform_to_ship');
    const number = newTrackingNumber();
    const results = await Promise.all([ship(deal, number), ship(other, number)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the work lists', () => {
  test('count every status and show each order in its own, the earliest deadline first', async () => {
    shows('listStaffOrders success', 'countStaffOrders success');
    const stages: readonly Stage[] = [
      'to_pay',
      'confirming_buyer_order',
      'confirming_buyer_order',
      'platform_received',
    ];
    const before = (await world.api.callAs(inspector, 'countStaffOrders')).answer().counts;
    const deals: Deal[] = [];
    for (const stage of stages) {
      world.api.clock.advance(60_000);
      deals.push(await dealAt(world, stage));
    }
    const after = (await world.api.callAs(inspector, 'countStaffOrders')).answer().counts;
    expect(Object.keys(after).sort()).toEqual([...orderStatuses].sort());
    expect(after.confirming_buyer_order - before.confirming_buyer_order).toBe(2);
    const query = { status: 'confirming_buyer_order' };
    const { items } = (await world.api.callAs(warehouseStaff, 'listStaffOrders', { query })).answer();
    const deadlines = items.map(({ next }) => next.deadline ?? '');
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([deals[1]?.orderId, deals[2]?.orderId]));
    expect(items.every(({ role, status }) => role === 'operator' && status === 'confirming_buyer_order')).toBe(true);
  });

  test('go on where they ended, over all statuses', async () => {
    for (let count = 0; count < 11; count += 1) await dealAt(world, 'to_pay');
    const seen: string[] = [];
    let lastItemId: string | undefined;
    for (;;) {
      const page = (
        await world.api.callAs(inspector, 'listStaffOrders', { query: { limit: 10, lastItemId } })
      ).answer();
      seen.push(...page.items.map(({ id }) => id));
      if (!page.hasMore) break;
      lastItemId = page.lastItemId ?? undefined;
    }
    const { rows } = await world.pool.query<{ count: number }>('select count(*)::int as count from orders');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(rows[0]?.count);
  }, 20_000);
});
