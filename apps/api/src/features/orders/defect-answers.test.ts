import { returnLegById } from '@suki/db/queries/returns';
import { sellerFees } from '@suki/domain/config/fees';
import { income } from '@suki/domain/fees/income';
import { centavos, pesos } from '@suki/domain/money/centavos';
import { returnShippingFee } from '@suki/domain/quote/shipping-fee';
import { afterEach, describe, expect, test } from 'vitest';
import { carriesOut, shows } from '../../../test/support/evidence.ts';
import { loseItem } from '../../../test/support/second-person.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import {
  confirmReceived,
  type Deal,
  dealAt,
  lapse,
  listAsk,
  noteDefect,
  ship,
} from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

/** The buyer's and the seller's answers about a small defect (`docs/lifecycle.md#small-defects`: E59d, E61 to E63). */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const price = pesos(5000);
const deposit = pesos(500);
const returnCost = returnShippingFee('NCR');

async function withDefect(): Promise<Deal> {
  const deal = await dealAt(world, 'under_inspection', await listAsk(world, { price }));
  await noteDefect(world, deal);
  return deal;
}
const answer = (who: Trader, { orderId }: Pick<Deal, 'orderId'>, result: 'accept' | 'reject') =>
  world.api.callAs(who, 'confirmVerifications', { params: { orderId }, query: { result } });
const offer = (who: Trader, { orderId }: Pick<Deal, 'orderId'>, discount: number) =>
  world.api.callAs(who, 'offerDiscount', { params: { orderId }, body: { discount } });
const orderOf = async (person: Trader, { orderId }: Deal) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
const walletOf = async (person: Trader) => (await world.api.callAs(person, 'getUser')).answer().balance;
const transactionsOf = async (person: Trader) =>
  (await world.api.callAs(person, 'listTransactions', { query: { limit: 20 } })).answer().items;

describe('a buyer who keeps a pair with its defect (E61)', () => {
  test('has it sent, and the seller is paid and has the deposit back', async () => {
    carriesOut('E61');
    const deal = await withDefect();
    const accepted = (await answer(deal.buyer, deal, 'accept')).answer();
    expect(accepted).toMatchObject({
      status: 'platform_to_ship',
      refunds: [],
      verification: { result: 'minor_defect' },
    });
    await world.settle();
    expect(await walletOf(deal.seller)).toBe(income(price, sellerFees).income);
    expect((await orderOf(deal.seller, deal)).deposit).toMatchObject({ status: 'returned' });
    await ship(world, deal);
    await confirmReceived(world, deal);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });

  test('has the discount back, and the seller is paid by the lower price', async () => {
    const deal = await withDefect();
    const discount = pesos(500);
    const offered = (await offer(deal.seller, deal, discount)).answer();
    const reduced = income(centavos(price - discount), sellerFees);
    expect(offered).toMatchObject({ discountOffer: discount, payout: { income: reduced.income } });
    expect(await orderOf(deal.buyer, deal)).toMatchObject({ discountOffer: discount });
    (await answer(deal.buyer, deal, 'accept')).answer();
    await world.settle();
    expect((await orderOf(deal.buyer, deal)).refunds).toMatchObject([{ amount: discount, status: 'SUCCEEDED' }]);
    expect(await transactionsOf(deal.buyer)).toMatchObject([{ kind: 'item_partial_refund', amount: discount }]);
    expect(await walletOf(deal.seller)).toBe(reduced.income);
    await ship(world, deal);
    await confirmReceived(world, deal);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });

  test('with a discount leaves the ask with the price, the fees and the income of the order', async () => {
    const deal = await withDefect();
    const discount = pesos(500);
    (await offer(deal.seller, deal, discount)).answer();
    (await answer(deal.buyer, deal, 'accept')).answer();
    await world.settle();
    const { availableAt: _availableAt, ...payout } = (await orderOf(deal.seller, deal)).payout ?? { availableAt: null };
    const reduced = income(centavos(price - discount), sellerFees);
    const ask = (await world.api.callAs(deal.seller, 'getAsk', { params: { id: deal.askId } })).answer();
    expect(ask).toMatchObject({ ...payout, ...reduced, price, discount });
    const listed = (await world.api.callAs(deal.seller, 'listAsks', { query: { tabId: 'done' } })).answer().items;
    expect(listed).toMatchObject([{ id: deal.askId, price, income: reduced.income }]);
  });

  test('ux 28: has a certificate, which names the defect, and from then on reads the total without the discount', async () => {
    const deal = await withDefect();
    const { amount, verification } = await orderOf(deal.buyer, deal);
    expect(verification).toMatchObject({ certificateId: null, certificateNumber: null });
    (await offer(deal.seller, deal, pesos(300))).answer();
    expect(await orderOf(deal.buyer, deal)).toMatchObject({ amount });
    const kept = (await answer(deal.buyer, deal, 'accept')).answer();
    expect(kept.amount).toBe(amount - pesos(300));
    const [listed] = (
      await world.api.callAs(deal.buyer, 'listOrders', { query: { role: 'buyer', tabId: 'in_progress' } })
    ).answer().items;
    expect(listed).toMatchObject({ id: deal.orderId, amount: amount - pesos(300) });
    const guest = { uid: 'guest', isAnonymous: true };
    const { certificateId, certificateNumber } = kept.verification ?? {};
    const shown = await world.api.callAs(guest, 'getCertificate', { params: { id: certificateId ?? '' } });
    expect(shown.answer()).toMatchObject({ certificateNumber, verification: { result: 'minor_defect' } });
  });

  test('is heard once, however often the button is pressed', async () => {
    const deal = await withDefect();
    const results = await Promise.all(Array.from({ length: 5 }, () => answer(deal.buyer, deal, 'accept')));
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await world.eventsOf(deal.orderId)).filter((event) => event === 'E61')).toHaveLength(1);
    const { rows } = await world.pool.query('select id from certificates where order_id = $1', [deal.orderId]);
    expect(rows).toHaveLength(1);
    const changed = await answer(deal.buyer, deal, 'reject');
    expect([changed.status, refusalIn(changed).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('cannot while the order is on hold', async () => {
    shows('confirmVerifications ON_HOLD');
    const deal = await withDefect();
    const hold = JSON.stringify({ why: 'review', timers: [] });
    await world.pool.query('update orders set hold = $2::jsonb where id = $1', [deal.orderId, hold]);
    const result = await answer(deal.buyer, deal, 'accept');
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'ON_HOLD']);
    await world.pool.query('update orders set hold = null where id = $1', [deal.orderId]);
  });
});

describe('a buyer who does not keep it', () => {
  test('has every peso back, and the deposit pays no more than the way back (E62)', async () => {
    carriesOut('E59d', 'E62');
    const deal = await withDefect();
    const { amount } = await orderOf(deal.buyer, deal);
    await offer(deal.seller, deal, pesos(500));
    const rejected = (await answer(deal.buyer, deal, 'reject')).answer();
    expect(rejected.closure).toEqual({ reason: 'buyer_inspection_failed', detail: 'defect_refused' });
    expect((await answer(deal.buyer, deal, 'reject')).status).toBe(200);
    await world.settle();
    expect((await orderOf(deal.buyer, deal)).refunds).toMatchObject([{ amount, status: 'SUCCEEDED' }]);
    expect((await orderOf(deal.seller, deal)).deposit).toMatchObject({
      status: 'deducted',
      deductedAmount: returnCost,
    });
    expect(await transactionsOf(deal.seller)).toMatchObject([
      { kind: 'partial_deposit_refund', amount: deposit - returnCost },
      { kind: 'fine', amount: -returnCost },
    ]);
    // Nobody took the discount that was offered, so the seller's payout is the one of the full price again.
    const whole = income(price, sellerFees).income;
    expect((await orderOf(deal.seller, deal)).payout).toMatchObject({ income: whole });
    expect(await returnLegById(world.pool, deal.askId)).toMatchObject({
      status: 'return_pending',
      payer: 'deposit',
      value: whole,
    });
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });

  test('because we lost it has every peso back, and the seller what it would have brought without the discount (E60d)', async () => {
    const deal = await withDefect();
    (await offer(deal.seller, deal, pesos(500))).answer();
    await loseItem(world, deal);
    await world.settle();
    expect(await walletOf(deal.seller)).toBe(income(price, sellerFees).income);
    expect(await world.balance(`escrow:${deal.orderId}`)).toBe(0);
  });

  test('by silence has every peso back too, at our cost (E63)', async () => {
    carriesOut('E63');
    const deal = await withDefect();
    const { amount } = await orderOf(deal.buyer, deal);
    await lapse(world, 'buyer_inspection_timeout', deal.orderId);
    const closed = await orderOf(deal.buyer, deal);
    expect(closed).toMatchObject({
      closure: { reason: 'buyer_inspection_timeout', detail: 'silent_buyer' },
      refunds: [{ amount, status: 'SUCCEEDED' }],
    });
    expect((await orderOf(deal.seller, deal)).deposit).toMatchObject({ status: 'returned', deductedAmount: 0 });
    expect(await returnLegById(world.pool, deal.askId)).toMatchObject({ status: 'return_pending', payer: 'platform' });
    const late = await answer(deal.buyer, deal, 'accept');
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });
});

describe('an answer about a defect', () => {
  test('is the buyer’s alone', async () => {
    shows('confirmVerifications ORDER_NOT_FOUND', 'confirmVerifications NOT_YOUR_ROLE', 'noteDefect success');
    const deal = await withDefect();
    const result = await answer(deal.seller, deal, 'accept');
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_YOUR_ROLE']);
    const stranger = await answer(await newTrader(world.api.dependencies), deal, 'accept');
    expect([stranger.status, refusalIn(stranger).reason]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  test.each(['under_inspection', 'platform_to_ship'] as const)('in %s is refused', async (stage) => {
    shows('confirmVerifications NOT_ALLOWED_NOW');
    const deal = await dealAt(world, stage);
    const result = await answer(deal.buyer, deal, 'reject');
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  test('that is neither yes nor no is not understood', async () => {
    const deal = await withDefect();
    const result = await answer(deal.buyer, deal, 'maybe' as 'accept');
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
  });
});

describe('a discount', () => {
  test.each([
    { discount: pesos(50), status: 200 },
    { discount: pesos(1500), status: 200 },
    { discount: pesos(1550), status: 400 },
    { discount: pesos(75), status: 400 },
    { discount: 0, status: 400 },
    { discount: -pesos(50), status: 400 },
  ])('of $discount centavos on ₱5,000 answers $status', async ({ discount, status }) => {
    shows(status === 200 ? 'offerDiscount success' : 'offerDiscount DISCOUNT_RULE');
    const deal = await withDefect();
    const result = await offer(deal.seller, deal, discount);
    expect(result.status).toBe(status);
    if (status !== 200) expect(refusalIn(result).reason).toBe('DISCOUNT_RULE');
    expect((await orderOf(deal.buyer, deal)).discountOffer).toBe(status === 200 ? discount : 0);
  });

  test('is offered once', async () => {
    shows('offerDiscount ALREADY_DONE');
    const deal = await withDefect();
    const results = await Promise.all([offer(deal.seller, deal, pesos(500)), offer(deal.seller, deal, pesos(500))]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await offer(deal.seller, deal, pesos(600));
    expect([again.status, refusalIn(again).reason]).toEqual([409, 'ALREADY_DONE']);
  });

  test('is the seller’s alone, and only before the buyer has answered', async () => {
    shows(
      'confirmVerifications success',
      'offerDiscount ORDER_NOT_FOUND',
      'offerDiscount NOT_ALLOWED_NOW',
      'offerDiscount NOT_YOUR_ROLE',
    );
    const deal = await withDefect();
    const buyers = await offer(deal.buyer, deal, pesos(500));
    expect([buyers.status, refusalIn(buyers).reason]).toEqual([403, 'NOT_YOUR_ROLE']);
    const stranger = await offer(await newTrader(world.api.dependencies), deal, pesos(500));
    expect([stranger.status, refusalIn(stranger).reason]).toEqual([404, 'ORDER_NOT_FOUND']);
    await answer(deal.buyer, deal, 'accept');
    const late = await offer(deal.seller, deal, pesos(500));
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });
});
