import type { AttemptId, OrderId, TrackingId, UserId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Posting } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import {
  creditTestWallet,
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
  type TestAsk,
} from '../testing/test-trade.ts';
import { insertAttempt, moveAttempt, storeGatewayAnswer } from './queries/attempts.ts';
import { post, releaseIncome } from './queries/ledger.ts';
import { moveDeposit } from './queries/money-transitions.ts';
import { patchOrder } from './queries/orders.ts';
import { beginPayoutTry, insertPayout, notePayout } from './queries/payouts.ts';
import { moveRefund, refundsOfOrder, requestRefunds } from './queries/refunds.ts';
import { changeTimers } from './queries/timers.ts';
import { followParcel, storeCourierReport, trackingsOfOrder } from './queries/trackings.ts';
import { eventsSinceStatement } from './queries/trade-events.ts';
import { setSuspended } from './queries/users.ts';
import { insertWithdrawalAccount } from './queries/withdrawal-accounts.ts';
import { exactlyOne } from './statement.ts';
import { type Tx, withTransaction } from './tx.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');

/** A sale whose buyer has begun to pay, with a parcel and a payout of the seller under way. */
type Sale = TestAsk & {
  readonly buyerId: UserId;
  readonly orderId: OrderId;
  readonly attemptId: AttemptId;
  readonly trackingId: TrackingId;
  readonly payoutId: ReturnType<typeof testId<'pyo'>>;
};

const event = { at, status: 'transit', detail: 'scan', place: 'Pasig' };
const report = { deliveryStatus: 'transit', substatus: null, events: [event] };
const history = { event: 'E00', actor: 'system', actorId: null, at: later, said: null } as const;

async function aSale(): Promise<Sale> {
  const { pool } = database;
  const [sellerId, buyerId, sku] = await Promise.all([
    insertTestUser(pool, at),
    insertTestUser(pool, at),
    insertTestSku(pool),
  ]);
  const ask = await insertListedAsk(pool, { sellerId, ...sku, price: pesos(5000), at });
  await creditTestWallet(pool, sellerId, pesos(900), at);
  const [attemptId, payoutId, accountId] = [testId('att'), testId('pyo'), testId('wac')];
  return withTransaction(pool, async (tx) => {
    const orderId = await reserveTestAsk(tx, ask, buyerId, at);
    await insertAttempt(tx, attemptId, { ...attempt(buyerId), subject: { entity: 'order', id: orderId } }, at);
    await patchOrder(tx, orderId, { inboundCourier: 'lbcexpress', inboundTrackingNumber: testId('trk') }, at);
    await followParcel(tx, { orderId, leg: 'inbound' }, at);
    const trackingId = (await trackingsOfOrder(tx, orderId))[0]?.id as TrackingId;
    const account = { channelCode: 'PH_GCASH', accountHolderName: 'Sam', accountNumber: '0917' };
    await insertWithdrawalAccount(
      tx,
      { id: accountId, userId: sellerId },
      { ...account, accountMark: '2.mark', isNew: true },
      at,
    );
    const payout = { userId: sellerId, account: { id: accountId, ...account }, amount: pesos(500), fee: pesos(0) };
    await insertPayout(tx, payoutId, { ...payout, expectedAt: null }, history);
    return { ...ask, buyerId, orderId, attemptId, trackingId, payoutId };
  });
}

const attempt = (userId: UserId) =>
  ({
    userId,
    amount: pesos(5120),
    channel: 'GCASH',
    checkoutMethod: 'ONE_TIME_PAYMENT',
    returnPath: '/order',
  }) as const;

const refund = ({ attemptId, buyerId }: Sale) =>
  ({ attemptId, userId: buyerId, amount: pesos(5120), kind: 'item_refund', key: attemptId }) as const;

const compensation = ({ sellerId }: Sale): Posting => ({
  code: 'item_compensated',
  key: sellerId,
  entries: [
    { account: 'platform:platform_expense', amount: pesos(-10), line: 'test' },
    { account: `wallet:${sellerId}`, amount: pesos(10), line: 'test' },
  ],
  shown: [{ userId: sellerId, kind: 'compensation', amount: pesos(10), availableAt: null }],
});

const income = ({ orderId, sellerId }: Sale): Posting => ({
  code: 'seller_paid',
  key: orderId,
  entries: [
    { account: 'platform:platform_expense', amount: pesos(-10), line: 'test' },
    { account: `escrow:${orderId}`, amount: pesos(0), line: 'test' },
    { account: `wallet:${sellerId}`, amount: pesos(10), line: 'test' },
  ],
  shown: [{ userId: sellerId, kind: 'sell_income', amount: pesos(10), availableAt: later }],
});

/** Returns the events that the writes of one transaction leave for browsers. */
async function eventsOf(write: (tx: Tx) => Promise<unknown>): Promise<readonly unknown[]> {
  const { snapshot, readAt } = await exactlyOne(database.pool, eventsSinceStatement, [null, null]);
  await withTransaction(database.pool, write);
  return (await exactlyOne(database.pool, eventsSinceStatement, [snapshot, readAt])).events;
}

/** Returns the payloads that listeners of the channel `user` receive for the writes of one transaction. */
async function heard(write: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> {
  const listener = await database.pool.connect();
  const payloads: string[] = [];
  try {
    const end = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload = '' }) => (payload === 'end' ? resolve() : payloads.push(payload)));
    });
    await listener.query('listen "user"');
    await withTransaction(database.pool, write);
    await database.pool.query(`select pg_notify('user', 'end')`);
    await end;
  } finally {
    listener.release(true);
  }
  return payloads;
}

type Told = { readonly entity: string; readonly id: string; readonly userIds: readonly string[] };
const toBoth = ({ orderId, buyerId, sellerId }: Sale): Told => ({
  entity: 'order',
  id: orderId,
  userIds: [buyerId, sellerId],
});
const toBuyer = ({ orderId, buyerId }: Sale): Told => ({ entity: 'order', id: orderId, userIds: [buyerId] });
const toSeller = ({ askId, sellerId }: Sale): Told => ({ entity: 'ask', id: askId, userIds: [sellerId] });
const wallet = (userId: UserId): Told => ({ entity: 'wallet', id: userId, userIds: [userId] });
const payout = ({ payoutId, sellerId }: Sale): Told => ({ entity: 'payout', id: payoutId, userIds: [sellerId] });

type Row = {
  readonly what: string;
  /** Earlier writes, in a transaction of their own. */
  readonly before?: (tx: Tx, sale: Sale) => Promise<unknown>;
  readonly write: (tx: Tx, sale: Sale) => Promise<unknown>;
  readonly told: (sale: Sale) => readonly Told[];
};

const nobody = (): readonly Told[] => [];
const refused = (tx: Tx, { attemptId }: Sale) => storeGatewayAnswer(tx, attemptId, { failureCode: 'NO_MONEY' }, later);
const scanned = (tx: Tx, { trackingId }: Sale) => storeCourierReport(tx, trackingId, report, later);
const note = (tx: Tx, { payoutId }: Sale) =>
  notePayout(tx, payoutId, { gatewayPayoutId: null, failureReason: 'BANK_DOWN', expectedAt: null }, later);
const refundId = async (tx: Tx, { orderId }: Sale) => (await refundsOfOrder(tx, orderId))[0]?.id ?? testId('ref');

test.each<Row>([
  {
    what: 'a field of an order beside its status: both sides',
    write: (tx, { orderId }) => patchOrder(tx, orderId, { cancelRequested: true }, later),
    told: (sale) => [toBoth(sale)],
  },
  {
    what: 'the same order changed twice in one transaction: both sides once',
    write: async (tx, { orderId }) => {
      await patchOrder(tx, orderId, { cancelRequested: true }, later);
      await patchOrder(tx, orderId, { deliveryAt: later }, later);
    },
    told: (sale) => [toBoth(sale)],
  },
  { what: 'a scan of the courier: both sides', write: scanned, told: (sale) => [toBoth(sale)] },
  { what: 'the same scan again: nobody', before: scanned, write: scanned, told: nobody },
  {
    what: 'a status of the parcel without a scan: both sides',
    before: scanned,
    write: (tx, { trackingId }) =>
      storeCourierReport(tx, trackingId, { ...report, deliveryStatus: 'delivered' }, later),
    told: (sale) => [toBoth(sale)],
  },
  {
    what: 'an attempt to pay a deposit: the seller',
    write: (tx, { askId, sellerId }) =>
      insertAttempt(tx, testId('att'), { ...attempt(sellerId), subject: { entity: 'ask', id: askId } }, later),
    told: (sale) => [toSeller(sale)],
  },
  {
    what: 'an attempt to pay that failed: the buyer alone',
    write: (tx, { attemptId }) => moveAttempt(tx, { id: attemptId, from: 'PENDING', to: 'FAILED' }, later),
    told: (sale) => [toBuyer(sale)],
  },
  { what: 'why an attempt failed: the buyer alone', write: refused, told: (sale) => [toBuyer(sale)] },
  { what: 'the same answer of the gateway again: nobody', before: refused, write: refused, told: nobody },
  {
    what: 'a refund that is asked for: the buyer, and their wallet',
    write: (tx, sale) => requestRefunds(tx, [refund(sale)], later),
    told: (sale) => [toBuyer(sale), wallet(sale.buyerId)],
  },
  {
    what: 'a refund that arrived: the buyer, and their wallet',
    before: (tx, sale) => requestRefunds(tx, [refund(sale)], later),
    write: async (tx, sale) =>
      moveRefund(tx, { id: await refundId(tx, sale), from: ['PENDING'], to: 'SUCCEEDED' }, later),
    told: (sale) => [toBuyer(sale), wallet(sale.buyerId)],
  },
  {
    what: 'money that was booked: the owner of the wallet',
    write: (tx, sale) => post(tx, compensation(sale), later),
    told: ({ sellerId }) => [wallet(sellerId)],
  },
  {
    what: 'money that was booked before: nobody',
    before: (tx, sale) => post(tx, compensation(sale), later),
    write: (tx, sale) => post(tx, compensation(sale), later),
    told: nobody,
  },
  {
    what: 'an income that can be withdrawn earlier: the seller’s wallet',
    before: (tx, sale) => post(tx, income(sale), at),
    write: (tx, { orderId, sellerId }) => releaseIncome(tx, { orderId, userId: sellerId, availableAt: at }),
    told: ({ sellerId }) => [wallet(sellerId)],
  },
  {
    what: 'a payout that waits for another try: its owner',
    write: note,
    told: (sale) => [payout(sale)],
  },
  { what: 'a payout of which nothing new is known: nobody', before: note, write: note, told: nobody },
  {
    what: 'a payout that is tried again: its owner',
    before: note,
    write: (tx, { payoutId }) => beginPayoutTry(tx, payoutId, later),
    told: (sale) => [payout(sale)],
  },
  {
    what: 'the first try of a payout: nobody',
    write: (tx, { payoutId }) => beginPayoutTry(tx, payoutId, later),
    told: nobody,
  },
  {
    what: 'a deposit that is kept: its owner, on the ask',
    write: (tx, { depositId }) =>
      moveDeposit(tx, { id: depositId, from: 'under_hold', to: 'deducted', deductedAmount: pesos(500) }, history),
    told: (sale) => [toSeller(sale)],
  },
  {
    what: 'a deadline of an order that moves: both sides',
    write: (tx, { orderId }) =>
      changeTimers(
        tx,
        [{ change: 'start', subject: { entity: 'order', id: orderId }, kind: 'payment_window', fireAt: later }],
        {
          at,
        },
      ),
    told: (sale) => [toBoth(sale)],
  },
  {
    what: 'a deadline of an ask that moves: the seller',
    write: (tx, { askId }) =>
      changeTimers(
        tx,
        [{ change: 'start', subject: { entity: 'ask', id: askId }, kind: 'ask_deposit', fireAt: later }],
        { at },
      ),
    told: (sale) => [toSeller(sale)],
  },
])('browsers are told of $what', async ({ before, write, told }) => {
  const sale = await aSale();
  if (before !== undefined) await withTransaction(database.pool, (tx) => before(tx, sale));
  expect(await eventsOf((tx) => write(tx, sale))).toEqual(told(sale));
});

test('nothing is told of what is rolled back', async () => {
  const { orderId } = await aSale();
  const told = await eventsOf(async () => {
    const failing = withTransaction(database.pool, async (tx) => {
      await patchOrder(tx, orderId, { cancelRequested: true }, later);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
  });
  expect(told).toEqual([]);
});

test('a suspension and its end are told on the channel user, and answer the account alone', async () => {
  const userId = await insertTestUser(database.pool, at);
  for (const suspendedAt of [later, null]) {
    let changed: unknown;
    const told = await heard(async (tx) => {
      changed = await setSuspended(tx, userId, suspendedAt, later);
    });
    expect(told).toEqual([userId]);
    expect(changed).toMatchObject({ id: userId, suspendedAt });
    expect(changed).not.toHaveProperty('told');
  }
});
