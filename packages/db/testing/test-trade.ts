import type { AskId, DepositId, ItemId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import { add, type Centavos, negate, pesos, subtract } from '@suki/domain/money/centavos';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { AskSnapshot, OrderSnapshot } from '@suki/domain/trade/facts/snapshot';
import { askExtras, depositExtras, orderExtras } from '@suki/domain/trade/facts/snapshot-extras';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { holdDeposit } from '@suki/domain/trade/money/deposit-postings';
import type { Pool } from 'pg';
import { applyDecision } from '../src/apply-decision.ts';
import { lockBook } from '../src/queries/books.ts';
import { ensureUser } from '../src/queries/users.ts';
import type { AddressCopy } from '../src/schema/addresses.ts';
import { type Tx, withTransaction } from '../src/tx.ts';
import { testId } from './test-ids.ts';
import { testOrderNumber } from './test-order-number.ts';

/*
 * Rows to start a test from, made through the queries that the API uses. For tests of packages/db; the API's tests
 * start from its own use cases.
 */

/** An approval that does nothing; tests add the part under test. */
export const emptyApproval: Approval = {
  ok: true,
  event: 'E00',
  actor: 'system',
  creations: [],
  moves: [],
  notes: [],
  audit: null,
  patches: [],
  attempts: [],
  deposits: [],
  postings: [],
  refunds: [],
  releases: [],
  timers: [],
  messages: [],
  coupons: [],
  standings: [],
  announcements: [],
  alerts: [],
};

export const testAddress: AddressCopy = {
  id: testId('adr'),
  recipient: 'Bea Santos',
  phoneNumber: '+639171234567',
  psgc: '1380600001',
  street: '1 Test Street',
  place: 'Poblacion, City of Makati, NCR',
  postalCode: null,
  landmark: null,
  region: 'NCR',
};

export async function insertTestUser(pool: Pool, at: Date): Promise<UserId> {
  const id = testId('usr');
  await withTransaction(pool, (tx) =>
    ensureUser(
      tx,
      { id, firebaseUid: `uid-${id}`, isAnonymous: false, name: null, avatar: 1, locale: 'en', signedInAt: at },
      at,
    ),
  );
  return id;
}

/** An item in one size with an empty book. */
export async function insertTestSku(pool: Pool): Promise<{ itemId: ItemId; skuId: SkuId }> {
  const itemId = testId('itm');
  const skuId = testId('sku');
  const templateId = testId('szt');
  await withTransaction(pool, async (tx) => {
    await tx.query(
      `insert into size_templates (id, name, base_system, systems, rows) values ($1, 'Test', 'us_m', '{us_m}', '[{"us_m":"9"}]')`,
      [templateId],
    );
    await tx.query(
      `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, retail_price, description, details, genders, tabs,
         size_template_id, sold_count, art, rank)
       values ($1, 'Test item', '{}', 'Model', 'Colour', $1, 'shoes', 'new', 'listed', 500000, '', '[]', '{men}', '{forYou}', $2, 0,
         '{"silhouette":"court-low"}', 1)`,
      [itemId, templateId],
    );
    await tx.query(`insert into skus (id, item_id, position, sizes) values ($1, $2, 1, '{"us_m":"9"}')`, [
      skuId,
      itemId,
    ]);
    await tx.query(
      `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) values ($1, $2, 0, 0, 0, '')`,
      [skuId, itemId],
    );
  });
  return { itemId, skuId };
}

export type TestAsk = {
  askId: AskId;
  depositId: DepositId;
  sellerId: UserId;
  itemId: ItemId;
  skuId: SkuId;
  price: Centavos;
};

export type ListedAsk = { sellerId: UserId; itemId: ItemId; skuId: SkuId; price: Centavos; lane?: Lane; at: Date };

/** An ask that is live: its deposit is held and it stands in its book. */
export async function insertListedAsk(pool: Pool, { at, lane = 'standard', ...rest }: ListedAsk): Promise<TestAsk> {
  const id = testId('ask');
  const amount = pesos(500);
  const deposit = {
    id: testId('dep'),
    userId: rest.sellerId,
    amount,
    status: 'due',
    deductedAmount: pesos(0),
    paidByAttemptId: null,
    ...depositExtras,
  } as const;
  const row: AskSnapshot = {
    ...rest,
    id,
    lane,
    origin: 'listing',
    status: 'to_pay',
    liveAt: null,
    expiryDays: 30,
    listingRemainingMs: null,
    closure: null,
    ...askExtras,
    deposit,
  };
  const posted: Approval = {
    ...emptyApproval,
    event: 'E01',
    actor: 'seller',
    creations: [{ entity: 'ask', row }],
    moves: [{ entity: 'ask', id, from: null, to: 'to_pay', event: 'E01' }],
  };
  const listed: Approval = {
    ...emptyApproval,
    event: 'E03',
    actor: 'gateway',
    moves: [{ entity: 'ask', id, from: 'to_pay', to: 'listed', event: 'E03' }],
    deposits: [{ id: deposit.id, from: 'due', to: 'under_hold' }],
    postings: [holdDeposit(deposit, deposit.amount, undefined)],
    timers: [
      {
        change: 'start',
        subject: { entity: 'ask', id },
        kind: 'listing',
        fireAt: new Date(at.getTime() + 30 * 86_400_000),
      },
    ],
  };
  const newAsk = { ...fees, income: subtract(rest.price, pesos(65)), region: 'NCR', returnAddress: testAddress };
  await withTransaction(pool, async (tx) => {
    await lockBook(tx, rest.skuId);
    await applyDecision(tx, posted, { at, actorId: rest.sellerId, newAsk });
    await applyDecision(tx, listed, { at, actorId: null });
  });
  return { ...rest, askId: id, depositId: deposit.id };
}

const fees = { techServiceFee: pesos(50), paymentFee: pesos(15), operationalFee: pesos(0) };

/** Reserves an ask for a buyer with a new order (E31), inside the given transaction. Locking the book is optional. */
export async function reserveTestAsk(tx: Tx, ask: TestAsk, buyerId: UserId, at: Date): Promise<OrderId> {
  const id = testId('ord');
  const { askId, depositId: _depositId, price, ...rest } = ask;
  const row: OrderSnapshot = {
    ...orderExtras,
    ...rest,
    ...fees,
    id,
    askId,
    buyerId,
    lane: 'standard',
    origin: 'buy_now',
    status: 'to_pay',
    price,
    total: add(price, pesos(120)),
    shippingFee: pesos(120),
    flashFee: pesos(0),
    processingFee: pesos(0),
    couponAmount: pesos(0),
    income: subtract(price, pesos(65)),
    createdAt: at,
    paidByAttemptId: null,
    cancelRequested: false,
    deliveryAt: null,
    inboundCourier: null,
    inboundTrackingNumber: null,
    inboundScannedAt: null,
    outboundTrackingNumber: null,
    closure: null,
  };
  const quoteLines = [
    { id: 'price', amount: price, rule: 'quote.price' },
    { id: 'shipping', amount: row.shippingFee, rule: 'quote.shipping' },
  ] as const;
  const bought: Approval = {
    ...emptyApproval,
    event: 'E31',
    actor: 'buyer',
    creations: [{ entity: 'order', row, quoteLines }],
    moves: [
      { entity: 'ask', id: askId, from: 'listed', to: 'buyer_to_pay', event: 'E31' },
      { entity: 'order', id, from: null, to: 'to_pay', event: 'E31' },
    ],
    timers: [
      { change: 'stop', subject: { entity: 'ask', id: askId }, kind: 'listing' },
      {
        change: 'start',
        subject: { entity: 'order', id },
        kind: 'payment_window',
        fireAt: new Date(at.getTime() + 15 * 60_000),
      },
    ],
  };
  const newOrder = {
    orderNumber: testOrderNumber(),
    buyerAddress: testAddress,
    buyerRegion: 'NCR',
    askRegion: 'NCR',
    arrivalMin: null,
    arrivalMax: null,
  };
  await applyDecision(tx, bought, { at, actorId: buyerId, newOrder });
  return id;
}

/** Puts money into a wallet, as an income would. */
export async function creditTestWallet(
  pool: Pool,
  userId: UserId,
  amount: Centavos,
  at: Date,
  availableAt: Date | null = null,
): Promise<void> {
  const posting = {
    code: 'item_compensated',
    key: testId('jrn'),
    entries: [
      { account: 'platform:platform_expense', amount: negate(amount), line: 'test' },
      { account: `wallet:${userId}`, amount, line: 'test' },
    ],
    shown: [{ userId, kind: 'compensation', amount, availableAt }],
  } as const;
  await withTransaction(pool, (tx) =>
    applyDecision(tx, { ...emptyApproval, postings: [posting] }, { at, actorId: null }),
  );
}

/** Makes every withdrawal account a day older, so that payouts to it start: for tests about what follows. */
export async function letAccountsRest(pool: Pool): Promise<void> {
  await pool.query(
    `update withdrawal_accounts set destination_changed_at = destination_changed_at - interval '1 day' where destination_changed_at > created_at - interval '1 day'`,
  );
}
