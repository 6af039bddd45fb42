import { sellerFees } from '@suki/domain/config/fees';
import type { UserId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import { decide } from '@suki/domain/trade/decide/decide';
import { decidePayout } from '@suki/domain/trade/decide/decide-payout';
import { decideRefund } from '@suki/domain/trade/decide/decide-refund';
import type { BuyerFacts, ItemFacts, SellerFacts } from '@suki/domain/trade/facts/command-facts';
import type { CommandName, CommandOf, FactsOf } from '@suki/domain/trade/facts/commands';
import type { Approval } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import { testOrderNumber } from '../testing/test-order-number.ts';
import { insertTestSku, insertTestUser, testAddress } from '../testing/test-trade.ts';
import { type ApplyContext, applyDecision } from './apply-decision.ts';
import { applyPayoutDecision } from './apply-payout-decision.ts';
import { applyRefundDecision } from './apply-refund-decision.ts';
import { checkInvariants } from './invariants.ts';
import { lockAsk } from './queries/ask-snapshot.ts';
import { askById } from './queries/asks.ts';
import { lockAttempt } from './queries/attempts.ts';
import { lockBook, lowestListedAsk } from './queries/books.ts';
import { historyOf } from './queries/history.ts';
import { listMessages, unreadCounts } from './queries/inbox.ts';
import { balanceOf, lockWallets } from './queries/ledger.ts';
import { lockOrder } from './queries/order-snapshot.ts';
import { orderById } from './queries/orders.ts';
import { listPayouts, lockPayout } from './queries/payouts.ts';
import { refundById, refundsOfOrder } from './queries/refunds.ts';
import { salesOf } from './queries/sales.ts';
import { dueTimers, finishTimer, lockTimer, type Timer } from './queries/timers.ts';
import { listWalletTransactions, walletBalance } from './queries/wallet.ts';
import { insertWithdrawalAccount } from './queries/withdrawal-accounts.ts';
import { type Tx, withTransaction } from './tx.ts';

/*
 * Tests the rules of the domain together with this package: every decision of a sale is applied to a real database, and
 * the invariants are checked after each.
 */

const database = testDatabase();
let now = new Date('2026-11-18T02:00:00Z');
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const price = pesos(5000);
const feeRules = sellerFees;
const item: ItemFacts = { status: 'listed', hasSku: true };
const sellerFacts = (userId: UserId): SellerFacts => ({
  userId,
  isRegistered: true,
  isSuspended: false,
  isPhoneVerified: true,
  hasReturnAddress: true,
  unpaidAskCount: 0,
  liveAskCountOnSku: 0,
});
const buyerFacts = (userId: UserId): BuyerFacts => ({
  userId,
  isRegistered: true,
  isSuspended: false,
  hasAddress: true,
  region: 'NCR',
  unpaidOrderCount: 0,
  lapsesInADay: 0,
  lapsesOnSku: 0,
});
const aNumber = () => `LBC${Math.random().toString().slice(2, 11)}`;

/** Decides and applies in one transaction, as a use case does. */
async function act<Name extends CommandName>(
  command: CommandOf<Name>,
  factsOf: (tx: Tx) => Promise<FactsOf<Name>>,
  context: Omit<ApplyContext, 'at' | 'actorId'> = {},
): Promise<Approval> {
  const approval = await withTransaction(database.pool, async (tx) => {
    const decision = decide(command, await factsOf(tx), now);
    if (!decision.ok)
      throw new Error(`Refused ${command.name}: ${decision.reason} ${JSON.stringify(decision.details)}`);
    await applyDecision(tx, decision, { ...context, at: now, actorId: null });
    return decision;
  });
  await expectInvariants();
  return approval;
}

/** Fires the one timer that is due, as the sweeper does. */
async function fire<Name extends CommandName>(
  command: CommandOf<Name>,
  factsOf: (tx: Tx, timer: Timer) => Promise<FactsOf<Name>>,
): Promise<void> {
  const [due, ...others] = await dueTimers(database.pool, now, 10);
  if (due === undefined) throw new Error('Expected a timer to be due.');
  expect(others).toEqual([]);
  await withTransaction(database.pool, async (tx) => {
    const facts = await factsOf(tx, due);
    await known(lockTimer(tx, due));
    const decision = decide(command, facts, now);
    if (!decision.ok) throw new Error(`Refused ${command.name}: ${decision.reason}`);
    await applyDecision(tx, decision, { at: now, actorId: null });
    await finishTimer(tx, due);
  });
  await expectInvariants();
}

async function expectInvariants(): Promise<void> {
  const violations = await checkInvariants(database.pool, now);
  // No worker runs here: waiting jobs are expected, and rule 8 would report them.
  expect(violations.filter((violation) => !violation.rule.startsWith('8'))).toEqual([]);
}

async function known<Fact>(fact: Promise<Fact | undefined>): Promise<Fact> {
  const found = await fact;
  if (found === undefined) throw new Error('Expected the row to exist.');
  return found;
}

const newAttempt = (userId: UserId, amount: typeof price) =>
  ({ userId, amount, channel: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: '/' }) as const;

async function aSale() {
  const [sellerId, buyerId, sku] = await Promise.all([
    insertTestUser(database.pool, now),
    insertTestUser(database.pool, now),
    insertTestSku(database.pool),
  ]);
  const askId = testId('ask');
  const orderId = testId('ord');
  const trade = async (tx: Tx) => {
    await lockBook(tx, sku.skuId);
    return { ask: await known(lockAsk(tx, askId)), order: await known(lockOrder(tx, orderId)) };
  };
  const ask = async (tx: Tx) => ({ ask: await known(lockAsk(tx, askId)) });

  const list = async () => {
    const { techServiceFee, paymentFee, operationalFee, income } = sellerQuote({ price, feeRules });
    await act(
      { name: 'post_ask', askId, depositId: testId('dep'), ...sku, price, expiryDays: 30 },
      async () => ({ seller: sellerFacts(sellerId), item }),
      { newAsk: { techServiceFee, paymentFee, operationalFee, income, region: 'NCR', returnAddress: testAddress } },
    );
    const attemptId = testId('att');
    const { depositAmount } = await known(askById(database.pool, askId));
    await act(
      { name: 'pay_deposit', attemptId, channel: 'GCASH' },
      async (tx) => ({ ...(await ask(tx)), pendingAttempt: null }),
      {
        newAttempt: { ...newAttempt(sellerId, depositAmount), subject: { entity: 'ask', id: askId } },
      },
    );
    await act({ name: 'deposit_succeeded', amount: depositAmount }, async (tx) => ({
      ...(await ask(tx)),
      attempt: await known(lockAttempt(tx, attemptId)),
    }));
  };

  const buy = async (coupon?: FactsOf<'buy_at_lowest_ask'>['coupon']) => {
    const { total } = buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR', couponAmount: coupon?.amount });
    await act(
      { name: 'buy_at_lowest_ask', orderId, skuId: sku.skuId, lane: 'standard', maxTotal: total },
      async (tx) => {
        await lockBook(tx, sku.skuId);
        return {
          ask: (await lowestListedAsk(tx, sku.skuId, 'standard', { excludeSellerId: buyerId })) ?? null,
          hasLinkedAsk: false,
          buyer: buyerFacts(buyerId),
          item,
          feeRules,
          coupon,
        };
      },
      {
        newOrder: {
          orderNumber: testOrderNumber(),
          buyerAddress: testAddress,
          buyerRegion: 'NCR',
          askRegion: 'NCR',
          arrivalMin: '2026-11-24',
          arrivalMax: '2026-11-26',
        },
      },
    );
    return total;
  };

  const startPayment = async (total: typeof price) => {
    const attemptId = testId('att');
    await act(
      { name: 'pay_order', attemptId, channel: 'GCASH' },
      async (tx) => ({ order: await known(lockOrder(tx, orderId)), pendingAttempt: null }),
      {
        newAttempt: { ...newAttempt(buyerId, total), subject: { entity: 'order', id: orderId } },
      },
    );
    return attemptId;
  };
  const paid = (attemptId: Awaited<ReturnType<typeof startPayment>>, amount: typeof price) =>
    act({ name: 'payment_succeeded', amount }, async (tx) => ({
      ...(await trade(tx)),
      attempt: await known(lockAttempt(tx, attemptId)),
    }));
  return { sellerId, buyerId, ...sku, askId, orderId, trade, list, buy, startPayment, paid };
}

test('a sale from the listing to the received parcel, and the seller’s payout', async () => {
  const sale = await aSale();
  await sale.list();
  const total = await sale.buy();
  pass(5);
  await sale.paid(await sale.startPayment(total), total);
  await act({ name: 'confirm_order', callerId: sale.sellerId }, sale.trade);
  await act(
    { name: 'seller_deliver', callerId: sale.sellerId, courier: 'lbcexpress', trackingNumber: aNumber() },
    async (tx) => ({ ...(await sale.trade(tx)), isTrackingNumberUsed: false, wasRestarted: false }),
  );
  await act({ name: 'courier_scanned', scannedAt: now }, sale.trade);
  await act({ name: 'receive_at_warehouse', isByOrderNumber: false }, sale.trade);
  await act({ name: 'begin_inspection' }, sale.trade);
  await act({ name: 'pass_inspection', points: [{ id: 'a', verdict: 'pass' }], photoCount: 1 }, async (tx) => ({
    ...(await sale.trade(tx)),
    checklist: ['a'],
    sellerFinishedSales: 0,
  }));
  expect((await salesOf(database.pool, sale.itemId, { limit: 5 })).items).toMatchObject([
    { orderId: sale.orderId, price },
  ]);
  const { income } = await known(orderById(database.pool, sale.orderId));
  expect(await walletBalance(database.pool, sale.sellerId, now)).toEqual({ balance: income, withdrawable: 0 });
  await act({ name: 'hand_to_courier', courier: 'lbcexpress', trackingNumber: aNumber() }, async (tx) => ({
    ...(await sale.trade(tx)),
    isTrackingNumberUsed: false,
  }));
  pass(24 * 60);
  await act({ name: 'courier_delivered', deliveredAt: now }, sale.trade);
  await act({ name: 'confirm_received', callerId: sale.buyerId }, sale.trade);
  expect(await balanceOf(database.pool, `escrow:${sale.orderId}`)).toBe(0);
  expect((await historyOf(database.pool, 'order', sale.orderId)).map(({ event, to }) => `${event} ${to}`)).toEqual([
    'E31 to_pay',
    'E32 to_pay',
    'E37a confirming_buyer_order',
    'E41 seller_to_ship',
    'E46 on_way_to_warehouse',
    'E46s on_way_to_warehouse',
    'E56 platform_received',
    'E57 under_inspection',
    'E58 platform_to_ship',
    'E67 to_receive',
    'E69 to_receive',
    'E70 transaction_successful',
  ]);
  expect((await listMessages(database.pool, sale.sellerId, 'order', { limit: 20 })).items.length).toBeGreaterThan(2);
  expect((await unreadCounts(database.pool, sale.buyerId)).order).toBeGreaterThan(2);

  pass(4 * 24 * 60);
  const { withdrawable } = await walletBalance(database.pool, sale.sellerId, now);
  expect(withdrawable).toBe(income);
  const payoutId = testId('pyo');
  const accountId = testId('wac');
  await withTransaction(database.pool, async (tx) => {
    const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam', accountNumber: '001234567890' };
    await insertWithdrawalAccount(
      tx,
      { id: accountId, userId: sale.sellerId },
      { ...account, accountMark: '2.mark', isNew: true },
      now,
    );
    await lockWallets(tx, [sale.sellerId]);
    const decision = decidePayout(
      {
        name: 'request_payout',
        payoutId,
        amount: income,
        facts: {
          userId: sale.sellerId,
          isSuspended: false,
          withdrawable,
          receivable: pesos(0),
          isAccountValid: true,
          destinationChangedAt: new Date(0),
        },
      },
      now,
    );
    if (!decision.ok) throw new Error(decision.reason);
    await applyPayoutDecision(tx, decision, {
      at: now,
      actorId: sale.sellerId,
      newPayout: {
        userId: sale.sellerId,
        account: { id: accountId, ...account },
        amount: income,
        fee: pesos(0),
        expectedAt: null,
      },
    });
  });
  await expectInvariants();
  expect(await walletBalance(database.pool, sale.sellerId, now)).toEqual({ balance: 0, withdrawable: 0 });
  const report = (name: 'payout_accepted' | 'payout_succeeded' | 'payout_reversed') =>
    withTransaction(database.pool, async (tx) => {
      const decision = decidePayout({ name, payout: await known(lockPayout(tx, payoutId)) }, now);
      if (!decision.ok) throw new Error(decision.reason);
      await applyPayoutDecision(tx, decision, {
        at: now,
        actorId: null,
        answer: { gatewayPayoutId: `disb-${payoutId}` },
      });
    });
  for (const name of ['payout_accepted', 'payout_succeeded', 'payout_succeeded'] as const) {
    await report(name);
    await expectInvariants();
  }
  expect((await listWalletTransactions(database.pool, sale.sellerId, { limit: 10 })).items[0]).toMatchObject({
    kind: 'payout',
    status: 'succeeded',
    amount: -income,
  });
  await report('payout_reversed');
  await expectInvariants();
  expect(await walletBalance(database.pool, sale.sellerId, now)).toEqual({ balance: income, withdrawable: income });
  expect((await listPayouts(database.pool, sale.sellerId, { limit: 10 })).items).toMatchObject([
    { status: 'REVERSED' },
  ]);
});

test('an order with a coupon keeps the lines of its decision: the coupon is one of them, and they sum to the total', async () => {
  const sale = await aSale();
  await sale.list();
  const coupon = { id: testId('cpn'), amount: pesos(100) };
  await database.pool.query(
    `insert into claimed_coupons (id, user_id, source, scope, scope_values, promotion_type, amount, min_spend, is_disabled, claimed_at)
     values ($1, $2, 'all', 'all', '{}', 'fixed', $3, 0, false, $4)`,
    [coupon.id, sale.buyerId, coupon.amount, now],
  );
  const total = await sale.buy(coupon);
  const order = await known(orderById(database.pool, sale.orderId));
  expect(order).toMatchObject({ total, couponAmount: coupon.amount, couponId: coupon.id });
  expect(order.quoteLines.map(({ id, amount }) => [id, amount])).toEqual([
    ['price', price],
    ['shipping', pesos(120)],
    ['coupon', -pesos(100)],
  ]);
  expect(order.quoteLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  pass(16);
  await fire({ name: 'payment_time_over' }, async (tx, timer) => ({
    ...(await sale.trade(tx)),
    pendingAttempt: null,
    wasExtended: timer.isExtended,
  }));
});

test('a payment that arrives after the order lapsed goes back in full, once, and the ask is on sale again', async () => {
  const sale = await aSale();
  await sale.list();
  const total = await sale.buy();
  const attemptId = await sale.startPayment(total);
  pass(16);
  await fire({ name: 'payment_time_over' }, async (tx, timer) => ({
    ...(await sale.trade(tx)),
    pendingAttempt: null,
    wasExtended: timer.isExtended,
  }));
  expect(await known(askById(database.pool, sale.askId))).toMatchObject({ status: 'listed', orderId: null });
  await sale.paid(attemptId, total);
  await sale.paid(attemptId, total);
  const refunds = await refundsOfOrder(database.pool, sale.orderId);
  expect(refunds).toMatchObject([{ amount: total, status: 'PENDING', kind: 'item_refund' }]);
  const { rows: jobs } = await database.pool.query(
    `select key from graphile_worker.jobs where task_identifier = 'send-refund' and key like '%' || $1`,
    [refunds[0]?.id],
  );
  expect(jobs).toHaveLength(1);
  expect((await listWalletTransactions(database.pool, sale.buyerId, { limit: 10 })).items).toMatchObject([
    {
      kind: 'item_refund',
      status: 'accepted',
      through: 'original_method',
      orderId: sale.orderId,
      itemName: 'Test item',
    },
  ]);
  for (const report of ['requested', 'failed_for_good', 'failed_for_good'] as const) {
    await withTransaction(database.pool, async (tx) => {
      const refund = await known(refundById(tx, refunds[0]?.id ?? testId('ref')));
      await applyRefundDecision(tx, decideRefund(refund, report), { at: now });
    });
    await expectInvariants();
  }
  expect(await walletBalance(database.pool, sale.buyerId, now)).toEqual({ balance: total, withdrawable: total });
  expect((await listWalletTransactions(database.pool, sale.buyerId, { limit: 10 })).items).toMatchObject([
    { status: 'succeeded', through: 'wallet' },
  ]);
  const history = await historyOf(database.pool, 'order', sale.orderId);
  expect(history.map(({ event }) => event)).toEqual(['E31', 'E32', 'E34', 'E38', 'refund-to-wallet']);
  expect(history.at(-1)).toMatchObject({
    from: 'transaction_closed',
    to: 'transaction_closed',
    said: { refund: total },
  });
});

test('a seller who does not answer loses the deposit, the buyer gets the money back, and the suspense is released', async () => {
  const sale = await aSale();
  await sale.list();
  const total = await sale.buy();
  await sale.paid(await sale.startPayment(total), total);
  pass(4 * 24 * 60);
  await fire({ name: 'confirm_time_over' }, sale.trade);
  const { depositId, depositAmount, depositStatus } = await known(askById(database.pool, sale.askId));
  expect(depositStatus).toBe('deducted');
  expect(await balanceOf(database.pool, `penalty:${depositId}`)).toBe(depositAmount);
  pass(3 * 24 * 60);
  await fire({ name: 'release_penalty' }, async (tx) => ({
    ...(await sale.trade(tx)),
    isReleased: false,
    wasDepositPaidByCard: false,
  }));
  expect(await balanceOf(database.pool, `penalty:${depositId}`)).toBe(0);
  expect(
    (await listWalletTransactions(database.pool, sale.sellerId, { limit: 10 })).items.map((line) => line.kind),
  ).toContain('fine');
});

test('the check finds a payment, a refund and a payout that the clearing account knows otherwise', async () => {
  const sale = await aSale();
  await sale.list();
  const total = await sale.buy();
  const attemptId = await sale.startPayment(total);
  await sale.paid(attemptId, total);
  await expectInvariants();
  const cleared = async () =>
    (await checkInvariants(database.pool, now))
      .filter(({ rule }) => rule.includes('clearing account'))
      .map(({ id, detail }) => `${id} ${detail}`);
  expect(await cleared()).toEqual([]);
  const tamper = (text: string) => database.pool.query(text);
  await tamper(`update payment_attempts set amount = amount + 1 where id = '${attemptId}'`);
  expect(await cleared()).toEqual([`${attemptId} paid: clearing ${-total}, said ${-total - 1}`]);
  await tamper(`update payment_attempts set amount = amount - 1 where id = '${attemptId}'`);
  await tamper(`update orders set is_payment_reversed = true where id = '${sale.orderId}'`);
  expect(await cleared()).toEqual([`${attemptId} reversed: clearing 0, said ${total}`]);
  await tamper(`update orders set is_payment_reversed = false where id = '${sale.orderId}'`);
  await tamper(`insert into refunds (id, key, attempt_id, user_id, amount, kind, status, tries, created_at, updated_at)
    select 'ref_clearing01', 'x', id, user_id, 5, 'item_refund', 'SUCCEEDED', 1, now(), now() from payment_attempts where id = '${attemptId}'`);
  expect(await cleared()).toEqual(['ref_clearing01 refunded: clearing 0, said 5']);
  await tamper(`delete from refunds where id = 'ref_clearing01'`);
  expect(await cleared()).toEqual([]);
});

test('the check finds a book, a wallet and a status that somebody changed behind its back', async () => {
  const sale = await aSale();
  await sale.list();
  await database.pool.query('update books set lowest_ask = 1 where sku_id = $1', [sale.skuId]);
  await database.pool.query('update wallets set balance = 7 where user_id = $1', [sale.sellerId]);
  await database.pool.query(`update asks set status = 'buyer_to_pay' where id = $1`, [sale.askId]);
  const broken = (await checkInvariants(database.pool, now)).map((violation) => [
    violation.rule.slice(0, 2).trim(),
    violation.id,
  ]);
  expect(broken).toEqual(
    expect.arrayContaining([
      ['2', sale.sellerId],
      ['4', sale.askId],
      ['10', sale.skuId],
      ['10', sale.askId],
    ]),
  );
});
