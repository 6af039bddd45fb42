import { historyOf } from '@suki/db/queries/history';
import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import {
  financeStaff,
  reason,
  reportLoss,
  waitingFor,
  warehouseColleague,
} from '../../../../test/support/second-person.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import type { TestPerson } from '../../../../test/support/test-token.ts';
import { inspector, supportStaff, warehouseStaff } from '../../../../test/support/trade-people.ts';
import { type Deal, dealAt, listAsk, passBody } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

/** Money out at our cost needs two persons (docs/lifecycle.md#second-persons), on the real database. */

const world = tradeWorld({ isCrowd: true });
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const everyRole = ['warehouse', 'finance', 'support', 'inspector', 'admin'] as const;
const approveAs = async (person: TestPerson, deal: Pick<Deal, 'orderId'>) =>
  approveIt(person, await waitingFor(world, deal.orderId));
const approveIt = (person: TestPerson, id: Awaited<ReturnType<typeof waitingFor>>) =>
  world.api.callAs(person, 'approveRequest', { params: { id } });
const refuseIt = (person: TestPerson, id: Awaited<ReturnType<typeof waitingFor>>, note?: string) =>
  world.api.callAs(person, 'refuseRequest', { params: { id }, body: note === undefined ? {} : { note } });
const seenBy = async (person: TestPerson, { orderId }: Deal) =>
  (await world.api.callAs(person, 'getStaffOrder', { params: { id: orderId } })).answer();
const paidTo = async ({ seller, buyer }: Deal) => [
  await world.balance(`wallet:${seller.userId}`),
  await world.balance(`wallet:${buyer.userId}`),
];
const statusesOf = async ({ orderId }: Deal): Promise<string[]> =>
  (
    await world.pool.query('select status from approvals where order_id = $1 order by created_at, id', [orderId])
  ).rows.map(({ status }) => status);

describe('security 2: one worker does not pay both sides', () => {
  test('a loss above the sum waits: nothing moves, finance is alerted with the reason, and every desk sees it', async () => {
    shows('reportLostItem success', 'listApprovals success');
    const deal = await dealAt(world, 'platform_received');
    const before = await paidTo(deal);
    const answer = (await reportLoss(world, deal)).answer();
    expect(answer).toMatchObject({
      status: 'platform_received',
      approval: { kind: 'report_loss', reason, requestedBy: { name: null }, amount: expect.any(Number) },
    });
    expect(await paidTo(deal)).toEqual(before);
    const { items } = (await world.api.callAs(financeStaff, 'listStaffAlerts', { query: { limit: 180 } })).answer();
    expect(items.find(({ orderId }) => orderId === deal.orderId)).toMatchObject({
      queue: 'finance',
      event: 'approval_waits',
      reason,
      page: 'approvals',
    });
    expect((await seenBy(supportStaff, deal)).approval?.reason).toBe(reason);
    const seen = (await world.api.callAs(deal.buyer, 'getOrder', { params: { id: deal.orderId } })).answer();
    expect(seen.approval).toBeUndefined();
    const own = (await world.api.callAs(warehouseColleague, 'listApprovals')).answer().items[0];
    expect(own).toMatchObject({ orderId: deal.orderId, status: 'waiting', can: 'withdraw' });
    const theirs = (await world.api.callAs(financeStaff, 'listApprovals')).answer().items[0];
    expect(theirs).toMatchObject({ orderId: deal.orderId, can: 'decide' });
  });

  test('approved by finance, it is done with the reason and both people in the history, and the alert is handled', async () => {
    shows('approveRequest success');
    const deal = await dealAt(world, 'platform_received');
    (await reportLoss(world, deal)).answer();
    expect((await approveAs(financeStaff, deal)).answer()).toMatchObject({ status: 'approved', can: 'nothing' });
    const order = await seenBy(supportStaff, deal);
    expect(order).toMatchObject({ status: 'transaction_closed', closure: { detail: 'platform_loss' } });
    expect(order.approval).toBeUndefined();
    expect(order.history.filter(({ event }) => event === 'E60d')).toMatchObject([
      { said: { reason, askedBy: expect.any(String) } },
    ]);
    const side = (await world.api.callAs(deal.seller, 'getOrder', { params: { id: deal.orderId } })).answer();
    expect(JSON.stringify(side.history)).not.toContain(reason);
    const { rows } = await world.pool.query(
      `select done_at is not null as done from staff_alerts where entity_id = $1 and event = 'approval_waits'`,
      [deal.orderId],
    );
    expect(rows).toEqual([{ done: true }]);
  });

  test('the one who asked approves nothing, with whatever roles; nor does a colleague of the same desk', async () => {
    shows('approveRequest SECOND_PERSON', 'refuseRequest SECOND_PERSON');
    const deal = await dealAt(world, 'platform_received');
    // One person with the roles of all desks.
    const asker = { uid: 'olga', roles: everyRole };
    const call = { params: { id: deal.orderId }, body: { reason } };
    (await world.api.callAs(asker, 'reportLostItem', call)).answer();
    const id = await waitingFor(world, deal.orderId);
    expect(refusalIn(await approveIt(asker, id)).reason).toBe('SECOND_PERSON');
    expect(refusalIn(await approveIt(supportStaff, id)).reason).toBe('SECOND_PERSON');
    expect(refusalIn(await approveIt(warehouseStaff, id)).reason).toBe('NOT_ALLOWED');
    expect(refusalIn(await refuseIt(warehouseStaff, id)).reason).toBe('SECOND_PERSON');
    expect(await statusesOf(deal)).toEqual(['waiting']);
  });

  test('nobody reports as lost what they scanned in themselves', async () => {
    shows('reportLostItem SCANNED_IT_IN');
    const deal = await dealAt(world, 'platform_received');
    const call = { params: { id: deal.orderId }, body: { reason } };
    expect(refusalIn(await world.api.callAs(warehouseStaff, 'reportLostItem', call)).reason).toBe('SCANNED_IT_IN');
    expect(await statusesOf(deal)).toEqual([]);
  });

  test('up to the sum one person is enough, and the reason stands in the history all the same', async () => {
    const listing = await listAsk(world, { price: pesos(500) });
    const deal = await dealAt(world, 'platform_received', listing);
    expect((await reportLoss(world, deal)).answer()).toMatchObject({ status: 'transaction_closed' });
    expect((await seenBy(supportStaff, deal)).history.find(({ event }) => event === 'E60d')?.said).toMatchObject({
      reason,
    });
    expect(await statusesOf(deal)).toEqual([]);
  });

  test.each(['', 'too short', `  ${'x'.repeat(9)}  `, 'x'.repeat(501)])(
    'a reason of another length is refused',
    async (text) => {
      const deal = await dealAt(world, 'platform_received');
      const call = { params: { id: deal.orderId }, body: { reason: text } };
      expect(refusalIn(await world.api.callAs(warehouseColleague, 'reportLostItem', call)).reason).toBe('VALIDATION');
    },
  );

  test('a new seller is paid for a lost item no sooner than for one that passed: 72 hours later', async () => {
    const deal = await dealAt(world, 'platform_received');
    const asked = (await reportLoss(world, deal)).answer().approval?.amount;
    (await approveAs(financeStaff, deal)).answer();
    const wallet = (await world.api.callAs(deal.seller, 'getUser')).answer();
    // The deposit is back at once, what is paid for the item waits.
    expect(wallet.balance - wallet.withdrawable).toBe(asked);
    world.api.clock.set(new Date(world.api.clock.now().getTime() + 72 * HOUR_MS));
    expect((await world.api.callAs(deal.seller, 'getUser')).answer().withdrawable).toBe(wallet.balance);
  });
});

describe('security 2: what else is paid at our cost', () => {
  test('damage in transit waits for finance; the report is the inspector’s who found it', async () => {
    shows('reportTransitDamage success');
    const deal = await dealAt(world, 'under_inspection');
    const { photos } = await passBody(world);
    const points = [{ id: 'upper', verdict: 'fail' as const, note: 'Crushed' }];
    const body = { lossInValue: pesos(900), reason, points, photos };
    const asked = (
      await world.api.callAs(inspector, 'reportTransitDamage', { params: { id: deal.orderId }, body })
    ).answer();
    expect(asked).toMatchObject({
      status: 'under_inspection',
      verification: null,
      approval: { kind: 'transit_damage' },
    });
    (await approveAs(financeStaff, deal)).answer();
    const { userId } = (await world.api.callAs(inspector, 'getUser')).answer();
    expect(await seenBy(supportStaff, deal)).toMatchObject({
      status: 'transaction_closed',
      verification: { result: 'fail' },
    });
    const { rows } = await world.pool.query('select inspector_id from verifications where order_id = $1', [
      deal.orderId,
    ]);
    expect(rows).toEqual([{ inspector_id: userId }]);
  });

  test('a deposit that is kept for fraud waits whatever its amount; an end without fraud does not', async () => {
    shows('cancelForPlatform success');
    const deal = await dealAt(world, 'seller_to_ship', await listAsk(world, { price: pesos(500) }));
    const body = { fault: 'seller', isFraud: true, reason } as const;
    const asked = (
      await world.api.callAs(supportStaff, 'cancelForPlatform', { params: { id: deal.orderId }, body })
    ).answer();
    expect(asked).toMatchObject({ status: 'seller_to_ship', approval: { kind: 'keep_deposit', amount: pesos(100) } });
    (await approveAs(financeStaff, deal)).answer();
    expect(await seenBy(supportStaff, deal)).toMatchObject({
      status: 'transaction_closed',
      deposit: { status: 'deducted' },
    });
    const other = await dealAt(world, 'seller_to_ship');
    const honest = { params: { id: other.orderId }, body: { ...body, isFraud: false } };
    expect((await world.api.callAs(supportStaff, 'cancelForPlatform', honest)).answer().status).toBe(
      'transaction_closed',
    );
  });
});

describe('security 2: the deposit of a suspended seller', () => {
  const suspendedAsk = async () => {
    const { askId, seller } = await listAsk(world);
    const call = { params: { id: askId }, body: { why: 'suspended' } };
    (await world.api.callAs(supportStaff, 'delistAsk', call)).answer();
    return { askId, seller };
  };
  const review = (person: TestPerson, id: string, outcome: 'return' | 'keep') =>
    world.api.callAs(person, 'reviewSuspension', { params: { id }, body: { outcome, reason } });
  const depositOf = async (askId: string) =>
    (await world.pool.query('select status from deposits where ask_id = $1', [askId])).rows[0]?.status;

  test('is kept by two people alone: until finance approves nothing moves', async () => {
    const { askId, seller } = await suspendedAsk();
    expect((await review(supportStaff, askId, 'keep')).answer().deposit.status).toBe('under_hold');
    expect(await depositOf(askId)).toBe('under_hold');
    const id = await waitingFor(world, askId);
    const waiting = (await world.api.callAs(financeStaff, 'listApprovals')).answer().items[0];
    expect(waiting).toMatchObject({ id, kind: 'keep_deposit', askId, ownerId: seller.userId, reason, can: 'decide' });
    const { items } = (
      await world.api.callAs(supportStaff, 'listAsksOfPerson', { params: { id: seller.userId } })
    ).answer();
    expect(items.find((ask) => ask.id === askId)?.approval).toMatchObject({ id, reason });
    expect(refusalIn(await approveIt(supportStaff, id)).reason).toBe('SECOND_PERSON');
    expect(refusalIn(await approveIt({ ...seller, roles: ['finance'] }, id)).reason).toBe('OWN_TRADE');
    expect((await approveIt(financeStaff, id)).answer().status).toBe('approved');
    expect(await depositOf(askId)).toBe('deducted');
    const lines = (await historyOf(world.pool, 'ask', askId)).filter(({ event }) => event === 'E12-kept');
    expect(lines).toMatchObject([{ said: { outcome: 'keep', reason, askedBy: expect.any(String) } }]);
    const { rows } = await world.pool.query(
      `select queue, done_at is not null as done from staff_alerts where entity_id = $1 and event = 'approval_waits'`,
      [askId],
    );
    expect(rows).toEqual([{ queue: 'finance', done: true }]);
  });

  test('goes back by one person, with a reason, unless the wish to keep it waits', async () => {
    shows('reviewSuspension APPROVAL_WAITING');
    const { askId } = await suspendedAsk();
    (await review(supportStaff, askId, 'keep')).answer();
    for (const outcome of ['keep', 'return'] as const)
      expect(refusalIn(await review(supportStaff, askId, outcome)).reason).toBe('APPROVAL_WAITING');
    (await refuseIt(financeStaff, await waitingFor(world, askId), 'Nothing proves it.')).answer();
    (await review(supportStaff, askId, 'return')).answer();
    expect(await depositOf(askId)).toBe('returned');
    await world.settle();
    const lines = (await historyOf(world.pool, 'ask', askId)).filter(({ event }) => event === 'E12-returned');
    expect(lines).toMatchObject([{ said: { outcome: 'return', reason } }]);
  });

  test('is kept once, whoever of finance approves at once', async () => {
    const { askId } = await suspendedAsk();
    (await review(supportStaff, askId, 'keep')).answer();
    const id = await waitingFor(world, askId);
    const results = await Promise.all(['ada', 'abe', 'ana'].map((uid) => approveIt({ uid, roles: ['admin'] }, id)));
    expect(results.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await depositOf(askId)).toBe('deducted');
  });
});

describe('security 2: a request ends', () => {
  test('by a refusal with a note, by its own author, or by time; then it can be asked again', async () => {
    shows('refuseRequest success', 'approveRequest APPROVAL_OVER', 'refuseRequest APPROVAL_OVER');
    const deal = await dealAt(world, 'platform_received');
    (await reportLoss(world, deal)).answer();
    const first = await waitingFor(world, deal.orderId);
    expect((await refuseIt(financeStaff, first, 'It lies on shelf 4.')).answer()).toMatchObject({
      status: 'refused',
      decided: { note: 'It lies on shelf 4.' },
    });
    expect(refusalIn(await approveIt(financeStaff, first)).reason).toBe('APPROVAL_OVER');
    expect(refusalIn(await refuseIt(financeStaff, first)).reason).toBe('APPROVAL_OVER');
    (await reportLoss(world, deal)).answer();
    expect((await refuseIt(warehouseColleague, await waitingFor(world, deal.orderId))).answer().status).toBe(
      'withdrawn',
    );
    (await reportLoss(world, deal)).answer();
    const third = await waitingFor(world, deal.orderId);
    world.api.clock.set(new Date(world.api.clock.now().getTime() + DAY_MS));
    expect(refusalIn(await approveIt(financeStaff, third)).reason).toBe('APPROVAL_OVER');
    (await reportLoss(world, deal)).answer();
    expect(await statusesOf(deal)).toEqual(['refused', 'withdrawn', 'expired', 'waiting']);
  });

  test('of nobody is not found', async () => {
    shows('approveRequest APPROVAL_NOT_FOUND', 'refuseRequest APPROVAL_NOT_FOUND');
    const id = world.api.dependencies.ids.next('apv');
    expect(refusalIn(await approveIt(financeStaff, id)).reason).toBe('APPROVAL_NOT_FOUND');
    expect(refusalIn(await refuseIt(financeStaff, id)).reason).toBe('APPROVAL_NOT_FOUND');
  });
});

describe('security 2: races about a request', () => {
  const admins = ['ada', 'abe', 'ana', 'art'].map((uid) => ({ uid, roles: ['admin'] }) as const);
  const asked = async (stage: 'platform_received' | 'under_inspection' = 'platform_received') => {
    const deal = await dealAt(world, stage);
    (await reportLoss(world, deal)).answer();
    return { deal, id: await waitingFor(world, deal.orderId) };
  };
  const reasonsOf = (results: readonly Parameters<typeof refusalIn>[0][]) =>
    results.map((result) => (result.status < 300 ? 'done' : refusalIn(result).reason)).sort();

  test('four approve at once: one does, and both sides are paid once', async () => {
    const { deal, id } = await asked();
    const results = await Promise.all(admins.map((person) => approveIt(person, id)));
    expect(reasonsOf(results)).toEqual(['APPROVAL_OVER', 'APPROVAL_OVER', 'APPROVAL_OVER', 'done']);
    const { rows } = await world.pool.query(
      `select count(*)::int as count from journal_entries where code = 'item_compensated' and key = $1`,
      [deal.askId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('approve against withdraw: one of them counts, and the money follows it', async () => {
    const { deal, id } = await asked();
    const results = await Promise.all([approveIt(financeStaff, id), refuseIt(warehouseColleague, id)]);
    expect(reasonsOf(results)).toEqual(['APPROVAL_OVER', 'done']);
    const [status] = await statusesOf(deal);
    const order = await seenBy(supportStaff, deal);
    expect([status, order.status]).toEqual(
      results[0].status < 300 ? ['approved', 'transaction_closed'] : ['withdrawn', 'platform_received'],
    );
  });

  test('approve against the item passing: a pass that came first is told as such, and nobody is paid twice', async () => {
    shows('approveRequest APPROVAL_OVERTAKEN');
    const { deal, id } = await asked('under_inspection');
    const pass = { params: { id: deal.orderId }, body: await passBody(world) };
    (await world.api.callAs(inspector, 'passInspection', pass)).answer();
    expect(refusalIn(await approveIt(financeStaff, id)).reason).toBe('APPROVAL_OVERTAKEN');
    expect(await statusesOf(deal)).toEqual(['waiting']);
  });

  test('approve against the pass at once: the order has one end', async () => {
    const { deal, id } = await asked('under_inspection');
    const pass = { params: { id: deal.orderId }, body: await passBody(world) };
    const [approved, passed] = await Promise.all([
      approveIt(financeStaff, id),
      world.api.callAs(inspector, 'passInspection', pass),
    ]);
    expect([approved.status < 300, passed.status < 300].filter(Boolean)).toHaveLength(1);
    const { rows } = await world.pool.query(
      `select count(*)::int as count from journal_entries where code in ('item_compensated', 'seller_paid') and key in ($1, $2)`,
      [deal.askId, deal.orderId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('the same request four times at once is one request', async () => {
    shows('reportLostItem APPROVAL_WAITING');
    const deal = await dealAt(world, 'platform_received');
    const results = await Promise.all(Array.from({ length: 4 }, () => reportLoss(world, deal)));
    expect(reasonsOf(results)).toEqual(['APPROVAL_WAITING', 'APPROVAL_WAITING', 'APPROVAL_WAITING', 'done']);
    expect(await statusesOf(deal)).toEqual(['waiting']);
    expect(refusalIn(await reportLoss(world, deal)).reason).toBe('APPROVAL_WAITING');
  });

  test('beside a request that waits, another about the same order is refused', async () => {
    shows('cancelForPlatform APPROVAL_WAITING', 'reportTransitDamage APPROVAL_WAITING');
    const { deal } = await asked('under_inspection');
    const params = { id: deal.orderId };
    const cancel = { params, body: { fault: 'seller', isFraud: true, reason } as const };
    expect(refusalIn(await world.api.callAs(supportStaff, 'cancelForPlatform', cancel)).reason).toBe(
      'APPROVAL_WAITING',
    );
    const { photos } = await passBody(world);
    const points = [{ id: 'upper', verdict: 'fail' as const, note: null }];
    const damage = { params, body: { lossInValue: pesos(900), reason, points, photos } };
    expect(refusalIn(await world.api.callAs(inspector, 'reportTransitDamage', damage)).reason).toBe('APPROVAL_WAITING');
  });
});
