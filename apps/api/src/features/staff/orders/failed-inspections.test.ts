import { returnLegById } from '@suki/db/queries/returns';
import { HOUR_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { returnShippingFee } from '@suki/domain/quote/shipping-fee';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../../test/support/evidence.ts';
import { approve, reason } from '../../../../test/support/second-person.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { storedRows } from '../../../../test/support/stored-rows.ts';
import {
  inspector,
  secondInspector,
  supportStaff,
  type Trader,
  warehouseStaff,
} from '../../../../test/support/trade-people.ts';
import { type Deal, dealAt, defectBody, passBody } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** Consequences of an inspection that a pair does not pass (`docs/lifecycle.md#inspection`: E59, E60a to E60c). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const deposit = pesos(500);
const returnCost = returnShippingFee('NCR');

type Who = typeof inspector;
const outcomes = ['noteDefect', 'failInspection', 'reportTransitDamage'] as const;
type Outcome = (typeof outcomes)[number];
const extras: Readonly<Record<Outcome, object>> = {
  noteDefect: {},
  failInspection: { finding: 'used', passesAsNew: false },
  reportTransitDamage: { lossInValue: pesos(1000), reason },
};
const bodyOf = async (outcome: Outcome) => ({ ...(await defectBody(world)), ...extras[outcome] });
const end = (who: Who, outcome: Outcome, { orderId: id }: Pick<Deal, 'orderId'>, body: object) =>
  world.api.callAs(who, outcome, { params: { id }, body });
const fail = async (who: Who, deal: Deal, change: object = {}) =>
  end(who, 'failInspection', deal, { ...(await bodyOf('failInspection')), ...change });

const orderOf = async (person: Trader, { orderId }: Deal) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
const staffOrder = async (who: Who, { orderId }: Deal) =>
  (await world.api.callAs(who, 'getStaffOrder', { params: { id: orderId } })).answer();
const transactionsOf = async (person: Trader) =>
  (await world.api.callAs(person, 'listTransactions', { query: { limit: 20 } })).answer().items;
const messagesOf = async (person: Trader) => {
  const order = (await world.api.callAs(person, 'listOrderMessages')).answer().items;
  const payment = (await world.api.callAs(person, 'listPaymentMessages')).answer().items;
  return [...order, ...payment].map(({ kind }) => kind);
};
const depositIdOf = async ({ askId }: Deal) => {
  const { rows } = await world.pool.query<{ id: `dep_${string}` }>('select id from deposits where ask_id = $1', [
    askId,
  ]);
  return rows[0]?.id as never;
};

describe.each(outcomes)('%s', (outcome) => {
  test.each([
    {
      what: 'without a photo',
      change: { photos: [] },
      status: 400,
      reason: 'PHOTO_MISSING',
    },
    {
      what: 'with a photo that was never uploaded',
      change: { photos: [{ fileId: 'fil_0000000000', alt: 'A photo' }] },
      status: 404,
      reason: 'FILE_NOT_FOUND',
    },
    { what: 'without a single point', change: { points: [] }, status: 400, reason: 'VALIDATION' },
    {
      what: 'with a point that the checklist has not',
      change: { points: [{ id: 'zzz', verdict: 'noted', note: 'A mark' }] },
      status: 400,
      reason: 'REPORT_POINTS',
    },
    {
      what: 'with a point twice',
      change: {
        points: [
          { id: 'sole', verdict: 'pass', note: null },
          { id: 'sole', verdict: 'noted', note: 'A mark' },
        ],
      },
      status: 400,
      reason: 'REPORT_POINTS',
    },
  ] as const)('$what is refused and changes nothing', async ({ change, status, reason }) => {
    if (reason !== 'VALIDATION') shows(`${outcome} ${reason}`);
    const deal = await dealAt(world, 'under_inspection');
    const body = { ...(await bodyOf(outcome)), ...change };
    const before = await storedRows(world.pool);
    const result = await end(inspector, outcome, deal, body);
    expect([result.status, refusalIn(result).reason]).toEqual([status, reason]);
    expect(await storedRows(world.pool)).toEqual(before);
  });

  test.each(['platform_received', 'platform_to_ship'] as const)('in %s is refused', async (stage) => {
    shows(`${outcome} NOT_ALLOWED_NOW`);
    const deal = await dealAt(world, stage);
    const result = await end(inspector, outcome, deal, await bodyOf(outcome));
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('of an order that does not exist says so', async () => {
    shows(`${outcome} ORDER_NOT_FOUND`);
    const result = await end(inspector, outcome, { orderId: 'ord_0000000000' as never }, await bodyOf(outcome));
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  test('is an inspector’s: the warehouse and the two sides are shut out', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const body = await bodyOf(outcome);
    for (const who of [warehouseStaff, deal.buyer, deal.seller]) {
      const result = await end(who, outcome, deal, body);
      expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
    }
  });
});

test('a small defect that no point shows is refused: the buyer would have nothing to decide about', async () => {
  const deal = await dealAt(world, 'under_inspection');
  const result = await end(inspector, 'noteDefect', deal, await passBody(world));
  expect([result.status, refusalIn(result).reason]).toEqual([400, 'REPORT_POINTS']);
  expect((await staffOrder(inspector, deal)).status).toBe('under_inspection');
});

test('a small defect is shown to both sides with its photo, and the buyer has 36 hours (E59)', async () => {
  shows('listPaymentMessages success');
  carriesOut('E59');
  const deal = await dealAt(world, 'under_inspection');
  const body = await bodyOf('noteDefect');
  const results = await Promise.all(Array.from({ length: 3 }, () => end(inspector, 'noteDefect', deal, body)));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await world.settle();
  for (const [person, role, action] of [
    [deal.buyer, 'buyer', 'answer_defect'],
    [deal.seller, 'seller', 'offer_discount'],
  ] as const) {
    const order = await orderOf(person, deal);
    expect(order).toMatchObject({
      status: 'pending_buyer_confirmation',
      verification: {
        result: 'minor_defect',
        certificateId: null,
        photos: body.photos.map(({ fileId, alt }) => ({ fileId, alt })),
      },
      next: { nextActor: 'buyer', lapse: `lapse.buyer_inspection_timeout.${role}` },
      discountOffer: 0,
    });
    expect(order.next.actions).toContain(action);
    expect(Date.parse(order.next.deadline ?? '')).toBe(world.api.clock.now().getTime() + 36 * HOUR_MS);
  }
  expect(await messagesOf(deal.buyer)).toContain('order-defect');
  expect(await messagesOf(deal.seller)).toContain('ask-defect');
});

describe('a finding of one inspector', () => {
  test('is kept for the next one, moves nothing, and is not told to either side', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const found = await fail(inspector, deal);
    expect(found.answer()).toMatchObject({ status: 'under_inspection', finding: { finding: 'used', isOwn: true } });
    expect((await staffOrder(secondInspector, deal)).finding).toMatchObject({ finding: null, isOwn: false });
    for (const person of [deal.buyer, deal.seller]) {
      expect(await orderOf(person, deal)).toMatchObject({ finding: null, verification: null });
    }
    expect((await world.eventsOf(deal.orderId)).at(-1)).toBe('E57');
  });

  test('ops A.2 A8: is not sent to the second inspector before they have decided: verdict, photos or remarks', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const body = { ...(await bodyOf('failInspection')), finding: 'major_defect' };
    (await end(inspector, 'failInspection', deal, body)).answer();
    const photo = String(body.photos[0]?.fileId);
    const { finding, ...order } = await staffOrder(secondInspector, deal);
    expect(finding).toMatchObject({ isOwn: false, finding: null, inspectorNumber: null, points: [], photos: [] });
    for (const secret of ['major_defect', 'A mark of 6 mm', photo]) {
      expect(JSON.stringify({ finding, order })).not.toContain(secret);
    }
    expect((await staffOrder(supportStaff, deal)).finding).toMatchObject({ finding: 'major_defect' });
    const own = (await fail(secondInspector, deal, { finding: 'used' })).answer();
    expect(own.finding).toMatchObject({ isOwn: true, finding: 'used' });
  });

  test('ops A.2 A8: lists tell who has an item and what waits for a second finding, not what was found', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const rowFor = async (who: Who) => {
      const query = { status: 'under_inspection', limit: 180 };
      const { items } = (await world.api.callAs(who, 'listStaffOrders', { query })).answer();
      return items.find(({ id }) => id === deal.orderId)?.inspection;
    };
    expect(await rowFor(inspector)).toMatchObject({ isOwn: true, waitsForSecond: false });
    expect(await rowFor(secondInspector)).toMatchObject({ isOwn: false, waitsForSecond: false });
    await fail(inspector, deal);
    expect(await rowFor(inspector)).toMatchObject({ isOwn: true, waitsForSecond: true, isOwnFinding: true });
    expect(await rowFor(secondInspector)).toMatchObject({ isOwn: false, waitsForSecond: true, isOwnFinding: false });
    expect(JSON.stringify(await rowFor(secondInspector))).not.toContain('used');
  });

  test('is not confirmed by the same inspector, however often', async () => {
    shows('failInspection TWO_INSPECTORS');
    const deal = await dealAt(world, 'under_inspection');
    await fail(inspector, deal);
    for (let count = 0; count < 3; count += 1) {
      const result = await fail(inspector, deal);
      expect([result.status, refusalIn(result).reason]).toEqual([409, 'TWO_INSPECTORS']);
    }
    expect((await staffOrder(inspector, deal)).status).toBe('under_inspection');
  });

  test('gives way to what a second one finds instead, which the first may then agree with', async () => {
    const deal = await dealAt(world, 'under_inspection');
    await fail(inspector, deal);
    const other = await fail(secondInspector, deal, { finding: 'incomplete' });
    expect(other.answer()).toMatchObject({
      status: 'under_inspection',
      finding: { finding: 'incomplete', isOwn: true },
    });
    const agreed = await fail(inspector, deal, { finding: 'incomplete' });
    expect(agreed.answer()).toMatchObject({ closure: { detail: 'incomplete' }, finding: null });
  });

  test('binds nobody: a second one may pass the pair', async () => {
    shows('failInspection success');
    const deal = await dealAt(world, 'under_inspection');
    await fail(inspector, deal);
    const params = { id: deal.orderId };
    const passed = await world.api.callAs(secondInspector, 'passInspection', { params, body: await passBody(world) });
    expect(passed.answer()).toMatchObject({
      status: 'platform_to_ship',
      finding: null,
      verification: { result: 'pass' },
    });
  });

  test('of both at the same moment closes the order once', async () => {
    const deal = await dealAt(world, 'under_inspection');
    const people = [inspector, secondInspector, inspector, secondInspector];
    const results = await Promise.all(people.map((who) => fail(who, deal)));
    expect(results.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect((await world.eventsOf(deal.orderId)).filter((event) => event === 'E60b')).toHaveLength(1);
  });
});

describe.each(['wrong_item', 'used', 'incomplete', 'major_defect'] as const)(
  'two inspectors who find it %s (E60b)',
  (finding) => {
    test('close the order: the buyer has every peso back, the deposit pays the way back and is shared out', async () => {
      carriesOut('E60b');
      const deal = await dealAt(world, 'under_inspection');
      const { amount } = await orderOf(deal.buyer, deal);
      const change = { finding, passesAsNew: true };
      await fail(inspector, deal, change);
      const closed = (await fail(secondInspector, deal, change)).answer();
      expect(closed).toMatchObject({
        status: 'transaction_closed',
        closure: { reason: 'platform_inspection_failed', detail: finding },
        verification: { result: 'fail', certificateId: null },
      });
      await world.settle();
      const buyers = await orderOf(deal.buyer, deal);
      expect(buyers).toMatchObject({ verification: { result: 'fail' }, refunds: [{ amount, status: 'SUCCEEDED' }] });
      expect(await orderOf(deal.seller, deal)).toMatchObject({
        verification: { result: 'fail' },
        deposit: { status: 'deducted', deductedAmount: deposit },
      });
      expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
      expect(await world.balance(`penalty:${await depositIdOf(deal)}`)).toBe(deposit);
      expect(await transactionsOf(deal.seller)).toMatchObject([{ kind: 'fine', amount: -deposit }]);
      expect(await returnLegById(world.pool, deal.askId)).toMatchObject({
        status: 'return_pending',
        payer: 'deposit',
        cost: returnCost,
        // Only an incomplete pair can still be new.
        passesAsNew: finding === 'incomplete',
      });
      expect(await messagesOf(deal.buyer)).toContain('order-failed');
      expect(await messagesOf(deal.seller)).toContain('ask-failed');
      world.api.clock.advance(72 * HOUR_MS);
      await world.catchUp();
      const share = Math.floor(((deposit - returnCost) * 70) / 100);
      expect(await transactionsOf(deal.buyer)).toContainEqual(
        expect.objectContaining({ kind: 'compensation', amount: share }),
      );
      expect(await world.balance(`penalty:${await depositIdOf(deal)}`)).toBe(0);
    });
  },
);

test('two inspectors who find a counterfeit hold the pair, suspend the seller and tell compliance (E60a)', async () => {
  carriesOut('E60a');
  const deal = await dealAt(world, 'under_inspection');
  const { amount } = await orderOf(deal.buyer, deal);
  const change = { finding: 'counterfeit', passesAsNew: true };
  await fail(inspector, deal, change);
  expect((await fail(secondInspector, deal, change)).answer().closure).toMatchObject({ detail: 'counterfeit' });
  await world.settle();
  expect((await orderOf(deal.buyer, deal)).refunds).toMatchObject([{ amount, status: 'SUCCEEDED' }]);
  expect(await world.balance(`penalty:${await depositIdOf(deal)}`)).toBe(deposit);
  expect(await returnLegById(world.pool, deal.askId)).toMatchObject({ status: 'held', passesAsNew: false });
  const standings = await world.pool.query('select change from standings where user_id = $1', [deal.seller.userId]);
  expect(standings.rows).toEqual([{ change: 'selling_suspended' }]);
  const alerts = await world.pool.query('select queue from staff_alerts where entity_id = $1', [deal.orderId]);
  expect(alerts.rows).toEqual([{ queue: 'compliance' }]);
});

describe('damage in transit (E60c)', () => {
  test.each([
    { what: 'a part of what the seller would have had', loss: pesos(1000), isCapped: false },
    { what: 'more than the seller would have had', loss: pesos(90_000), isCapped: true },
  ])('that took off $what costs neither side anything', async ({ loss, isCapped }) => {
    shows('reportTransitDamage success');
    carriesOut('E60c');
    const deal = await dealAt(world, 'under_inspection');
    const { amount } = await orderOf(deal.buyer, deal);
    const income = (await orderOf(deal.seller, deal)).payout?.income;
    const body = { ...(await bodyOf('reportTransitDamage')), lossInValue: loss };
    (await end(inspector, 'reportTransitDamage', deal, body)).answer();
    await approve(world, deal);
    const closed = await orderOf(deal.buyer, deal);
    expect(closed).toMatchObject({ closure: { detail: 'transit_damage' }, verification: { result: 'fail' } });
    await world.settle();
    expect((await orderOf(deal.buyer, deal)).refunds).toMatchObject([{ amount, status: 'SUCCEEDED' }]);
    expect((await orderOf(deal.seller, deal)).deposit).toMatchObject({ status: 'returned', deductedAmount: 0 });
    expect(await transactionsOf(deal.seller)).toMatchObject([{ kind: 'deposit_refund', amount: deposit }]);
    expect(await returnLegById(world.pool, deal.askId)).toMatchObject({
      payer: 'platform',
      value: income,
      lossInValue: isCapped ? income : loss,
    });
  });

  test.each([0, -100])('of %i centavos is none', async (lossInValue) => {
    const deal = await dealAt(world, 'under_inspection');
    const body = { ...(await bodyOf('reportTransitDamage')), lossInValue };
    const result = await end(inspector, 'reportTransitDamage', deal, body);
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
  });
});
