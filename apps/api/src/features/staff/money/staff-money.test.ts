import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { warehouseStaff } from '../../../../test/support/trade-people.ts';
import { buy, type Deal, dealAt, listAsk, startPayment } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const finance = { uid: 'fe', roles: ['finance'] as const };
const nothing = { checked: 0, settled: 0, differs: 0, unanswered: 0 };
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const reconcile = async () => (await world.api.callAs(finance, 'reconcilePayments')).answer();

describe('reconciliation on demand', () => {
  test('brings a payment in whose webhook never came, at once', async () => {
    const deal = await buy(world, await listAsk(world));
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    world.api.clock.advance(1000);
    expect(await reconcile()).toEqual({
      at: world.api.clock.now().toISOString(),
      payments: { ...nothing, checked: 1, settled: 1 },
      refunds: nothing,
      paymentMethods: nothing,
      payouts: nothing,
    });
    expect((await orderOf(deal)).status).toBe('confirming_buyer_order');
    expect((await reconcile()).payments).toEqual(nothing);
  });

  test('counts what is still open there, and what the gateway does not tell', async () => {
    shows('reconcilePayments success');
    const [open, silent] = [await dealAt(world, 'to_pay'), await dealAt(world, 'to_pay')];
    await startPayment(world, open);
    const attempt = await startPayment(world, silent);
    world.api.clock.advance(1000);
    expect((await reconcile()).payments).toEqual({ ...nothing, checked: 2 });
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, { webhook: { drop: true } });
    await world.api.sandbox.control('/faults', {
      provider: 'xendit',
      path: '/payment_requests',
      status: 500,
      count: 1,
    });
    world.api.clock.advance(10_000);
    expect((await reconcile()).payments).toMatchObject({ settled: expect.any(Number), unanswered: 1 });
  });

  test('says when the gateway reports another amount, and books nothing', async () => {
    const deal = await dealAt(world, 'to_pay');
    const attempt = await startPayment(world, deal);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`, {
      amount: 1,
      lie: 'everywhere',
      webhook: { drop: true },
    });
    world.api.clock.advance(10_000);
    expect((await reconcile()).payments).toMatchObject({ differs: 1 });
    expect((await orderOf(deal)).status).toBe('to_pay');
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });
});

const reason = 'The gateway takes refunds again.';

describe('refunds', () => {
  const held = async () => {
    const fault = { provider: 'xendit', path: '/refunds', status: 401, code: 'INVALID_API_KEY', count: 4 };
    await world.api.sandbox.control('/faults', fault);
    const deal = await dealAt(world, 'confirming_buyer_order');
    const call = { params: { orderId: deal.orderId }, body: { isSeller: true } };
    (await world.api.callAs(deal.seller, 'cancelOrder', call)).answer();
    await world.settle();
    await world.api.sandbox.fetchControl(`/faults`, { method: 'DELETE' });
    return deal;
  };
  const refundsOf = async ({ orderId }: Deal, status?: string) => {
    const { items } = (await world.api.callAs(finance, 'listStaffRefunds', { query: { status } })).answer();
    return items.filter((refund) => refund.orderId === orderId);
  };

  test('are listed by status with whose they are, and one that hangs is sent again and arrives once', async () => {
    shows('listStaffRefunds success', 'retryRefund success', 'retryRefund NOT_ALLOWED_NOW');
    carriesOut('refund-sent-again');
    const deal = await held();
    const [refund] = await refundsOf(deal, 'PENDING');
    expect(refund).toMatchObject({ status: 'PENDING', kind: 'item_refund', userId: deal.buyer.userId, askId: null });
    const id = refund?.id ?? '';
    expect(
      (await world.api.callAs(finance, 'retryRefund', { params: { id }, body: { reason } })).answer(),
    ).toMatchObject({ id });
    expect((await world.api.callAs(finance, 'retryRefund', { params: { id }, body: { reason } })).status).toBe(200);
    await world.settle();
    expect(await refundsOf(deal, 'PENDING')).toEqual([]);
    expect(await refundsOf(deal, 'SUCCEEDED')).toMatchObject([{ id, amount: refund?.amount }]);
    const again = await world.api.callAs(finance, 'retryRefund', { params: { id }, body: { reason } });
    expect([again.status, refusalIn(again).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('security 2: are sent again with a reason, which stands in the history of the order for the staff alone', async () => {
    const deal = await held();
    const id = (await refundsOf(deal, 'PENDING'))[0]?.id ?? '';
    const without = await world.api.callAs(finance, 'retryRefund', { params: { id }, body: {} });
    expect(refusalIn(without).reason).toBe('VALIDATION');
    (await world.api.callAs(finance, 'retryRefund', { params: { id }, body: { reason } })).answer();
    expect((await refundsOf(deal))[0]?.sentAgain).toMatchObject({ reason });
    const call = { params: { id: deal.orderId } };
    const { history } = (await world.api.callAs(finance, 'getStaffOrder', call)).answer();
    expect(history.find(({ event }) => event === 'refund-sent-again')?.said).toMatchObject({ reason });
    const seen = (await world.api.callAs(deal.buyer, 'getOrder', call)).answer();
    expect(JSON.stringify(seen.history)).not.toContain('sent-again');
    await world.settle();
  });

  test('that are not there cannot be sent again', async () => {
    shows('retryRefund REFUND_NOT_FOUND');
    const result = await world.api.callAs(finance, 'retryRefund', {
      params: { id: 'ref_0000000000' },
      body: { reason },
    });
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'REFUND_NOT_FOUND']);
  });
});

test.each(['reconcilePayments', 'listStaffRefunds', 'retryRefund'] as const)(
  '%s is for finance, not for the warehouse',
  async (operationId) => {
    const params = { id: 'ref_0000000000' };
    const result = await world.api.callAs(warehouseStaff, operationId, { params });
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_ALLOWED']);
  },
);
