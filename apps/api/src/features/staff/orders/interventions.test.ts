import { refundsOfOrder } from '@suki/db/queries/refunds';
import { timersOf } from '@suki/db/queries/timers';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { approve, loseItem, reason, reportLoss } from '../../../../test/support/second-person.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { supportStaff } from '../../../../test/support/trade-people.ts';
import { type Deal, dealAt, lapse, listAsk } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** The platform intervenes in an order: a loss (E60d, E68d), a hold (E40), an end (E45). Money by the ledger. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const askOf = async ({ seller, askId }: Deal) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
const hold = ({ orderId }: Deal) => world.api.callAs(supportStaff, 'holdOrder', { params: { id: orderId } });
const release = ({ orderId }: Deal) => world.api.callAs(supportStaff, 'releaseOrder', { params: { id: orderId } });
const cancel = ({ orderId }: Deal, fault: 'buyer' | 'seller' | 'unclear', isFraud = false) =>
  world.api.callAs(supportStaff, 'cancelForPlatform', { params: { id: orderId }, body: { fault, isFraud, reason } });
const postedTo = async (userId: string) => {
  const { rows } = await world.pool.query<{ code: string }>(
    `select code from postings join journal_entries on id = journal_entry_id where account = $1 and code <> 'deposit_returned' order by code`,
    [`wallet:${userId}`],
  );
  return rows.map(({ code }) => code);
};
/** The part of the ask's deposit that the platform kept. */
const penaltyOf = async ({ askId }: Deal) => {
  const { rows } = await world.pool.query<{ kept: string }>(
    `select coalesce(sum(postings.amount), 0) as kept from postings join journal_entries j on j.id = journal_entry_id join deposits d on d.id = j.key
      where account = 'platform:penalty_revenue' and d.ask_id = $1`,
    [askId],
  );
  return Number(rows[0]?.kept);
};
const isRefunded = async (deal: Deal) => {
  const amounts = (await refundsOfOrder(world.pool, deal.orderId)).map(({ amount }) => amount);
  expect(amounts).toEqual([(await orderOf(deal)).buyerQuote?.total]);
  expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
};

describe('an item that we lost', () => {
  test.each([
    { stage: 'platform_received', codes: ['item_compensated'], detail: 'platform_loss' },
    { stage: 'under_inspection', codes: ['item_compensated'], detail: 'platform_loss' },
    { stage: 'platform_to_ship', codes: ['seller_paid'], detail: 'platform_late' },
  ] as const)(
    'in $stage costs neither side anything, and its seller is paid once',
    async ({ stage, codes, detail }) => {
      const deal = await dealAt(world, stage);
      await loseItem(world, deal);
      expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', closure: { detail } });
      await isRefunded(deal);
      expect(await postedTo(deal.seller.userId)).toEqual(codes);
      expect((await askOf(deal)).deposit?.status).toBe('returned');
      expect(refusalIn(await reportLoss(world, deal)).reason).toBe('NOT_ALLOWED_NOW');
    },
  );
});

describe('an order that we look at', () => {
  test('stands still for both sides, and its deadline gets its time back', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    const [before] = await timersOf(world.pool, 'order', [deal.orderId]);
    (await hold(deal)).answer();
    const call = { params: { id: deal.orderId } };
    expect(refusalIn(await world.api.callAs(deal.seller, 'confirmOrder', call)).reason).toBe('ON_HOLD');
    expect((await timersOf(world.pool, 'order', [deal.orderId])).map(({ kind }) => kind)).toEqual(['hold']);
    world.api.clock.advance(3_600_000);
    (await release(deal)).answer();
    const [after] = await timersOf(world.pool, 'order', [deal.orderId]);
    expect([after?.kind, (after?.fireAt.getTime() ?? 0) - (before?.fireAt.getTime() ?? 0)]).toEqual([
      'confirmation',
      3_600_000,
    ]);
    expect(refusalIn(await release(deal)).reason).toBe('NOT_ALLOWED_NOW');
  });

  test.each(['on_way_to_warehouse', 'platform_received', 'under_inspection', 'platform_to_ship'] as const)(
    'ops A.2 A8b: stands still until its hand-over, also in %s, and goes on with the deadlines of that status',
    async (stage) => {
      const deal = await dealAt(world, stage);
      const before = (await timersOf(world.pool, 'order', [deal.orderId])).map(({ kind }) => kind);
      (await hold(deal)).answer();
      expect((await timersOf(world.pool, 'order', [deal.orderId])).map(({ kind }) => kind)).toEqual(['hold']);
      (await release(deal)).answer();
      const after = (await timersOf(world.pool, 'order', [deal.orderId])).map(({ kind }) => kind);
      expect(after.toSorted()).toEqual(before.toSorted());
    },
  );

  test('ops A.2 A8b: that the courier has can’t be stopped anymore', async () => {
    expect(refusalIn(await hold(await dealAt(world, 'to_receive'))).reason).toBe('NOT_ALLOWED_NOW');
  });

  test('goes on by itself after a day', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    (await hold(deal)).answer();
    expect(refusalIn(await hold(deal)).reason).toBe('NOT_ALLOWED_NOW');
    await lapse(world, 'hold', deal.orderId);
    expect((await timersOf(world.pool, 'order', [deal.orderId])).map(({ kind }) => kind)).toEqual(['shipment']);
  });
});

describe('an order that the platform ends (E45)', () => {
  test('at the buyer’s fault leaves the seller on sale, and every peso goes back', async () => {
    const deal = await dealAt(world, 'confirming_buyer_order');
    expect((await cancel(deal, 'buyer')).answer()).toMatchObject({ closure: { detail: 'platform_cancelled' } });
    await isRefunded(deal);
    expect([(await askOf(deal)).status, (await askOf(deal)).deposit?.status]).toEqual(['listed', 'under_hold']);
  });

  test.each([
    { isFraud: false, status: 'returned', revenue: 0 },
    { isFraud: true, status: 'deducted', revenue: pesos(500) },
  ])('at the seller’s fault, fraud $isFraud: the deposit is $status', async ({ isFraud, status, revenue }) => {
    const deal = await dealAt(world, 'seller_to_ship', await listAsk(world, { price: pesos(5000) }));
    (await cancel(deal, 'seller', isFraud)).answer();
    if (isFraud) await approve(world, deal);
    await isRefunded(deal);
    expect((await askOf(deal)).deposit?.status).toBe(status);
    world.api.clock.advance(72 * 3_600_000 + 1000);
    await world.catchUp();
    expect(await penaltyOf(deal)).toBe(revenue);
  });

  test('twice is ended once', async () => {
    const deal = await dealAt(world, 'platform_received');
    const results = await Promise.all([cancel(deal, 'unclear'), cancel(deal, 'seller')]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    await isRefunded(deal);
    expect((await world.eventsOf(deal.orderId)).filter((event) => event.startsWith('E45'))).toEqual(['E45-here']);
  });
});
