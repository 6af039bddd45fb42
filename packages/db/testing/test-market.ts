import { sellerFees } from '@suki/domain/config/fees';
import { income } from '@suki/domain/fees/income';
import type { AskId, BidId, ItemId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import type {
  AcceptingSellerFacts,
  BidderFacts,
  BuyerFacts,
  ItemFacts,
  SellerFacts,
} from '@suki/domain/trade/facts/command-facts';
import type { CommandName, CommandOf, FactsOf } from '@suki/domain/trade/facts/commands';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { type ApplyContext, applyDecision } from '../src/apply-decision.ts';
import { checkInvariants } from '../src/invariants.ts';
import { lockAsk } from '../src/queries/ask-snapshot.ts';
import { attemptsOf, lockAttempt } from '../src/queries/attempts.ts';
import { lockBid } from '../src/queries/bid-snapshot.ts';
import { lockBook } from '../src/queries/books.ts';
import { lockOrder } from '../src/queries/order-snapshot.ts';
import { type Tx, withTransaction } from '../src/tx.ts';
import { testId } from './test-ids.ts';
import { testOrderNumber } from './test-order-number.ts';
import { insertTestSku, insertTestUser, testAddress } from './test-trade.ts';

/*
 * A market on a real database for tests of packages/db: the rules decide, `applyDecision` carries out, and the
 * invariants are checked after every step. Matching is the API's; here a test says when the book is to be matched.
 */

const feeRules = sellerFees;
const item: ItemFacts = { status: 'listed', hasSku: true };
const NCR = 'NCR' as const;
const person = { isRegistered: true, isSuspended: false, isPhoneVerified: true } as const;

export const sellerFacts = (userId: UserId): SellerFacts & AcceptingSellerFacts => ({
  ...person,
  userId,
  hasReturnAddress: true,
  unpaidAskCount: 0,
  liveAskCountOnSku: 0,
  unpaidAcceptances: 0,
  depositDefaults: 0,
});
const bidderFacts = (userId: UserId): BidderFacts => ({ ...person, userId, hasAddress: true, liveBidsOnSku: 0 });
const buyerFacts = (userId: UserId): BuyerFacts => ({
  ...person,
  userId,
  hasAddress: true,
  region: 'NCR',
  unpaidOrderCount: 0,
  lapsesInADay: 0,
  lapsesOnSku: 0,
});

export const orderContext = {
  newOrder: {
    get orderNumber() {
      return testOrderNumber();
    },
    buyerAddress: testAddress,
    buyerRegion: 'NCR',
    askRegion: 'NCR',
    arrivalMin: null,
    arrivalMax: null,
  },
} as const satisfies Partial<ApplyContext>;

const newAsk = (price: Centavos) => ({ ...income(price, feeRules), returnAddress: testAddress, region: 'NCR' });

export async function existing<Fact>(fact: Promise<Fact | undefined>): Promise<Fact> {
  const found = await fact;
  if (found === undefined) throw new Error('Expected the row to exist.');
  return found;
}

/** One size with its book; `poolOf` gives the database when a test runs. */
export function testMarket(poolOf: () => Pool) {
  let now = new Date('2026-11-18T02:00:00Z');
  let sku: { itemId: ItemId; skuId: SkuId } | undefined;
  const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => withTransaction(poolOf(), run);
  const skuOf = async () => {
    sku ??= await insertTestSku(poolOf());
    return sku;
  };

  async function act<Name extends CommandName>(
    command: CommandOf<Name>,
    factsOf: (tx: Tx) => Promise<FactsOf<Name>>,
    context: Omit<ApplyContext, 'at' | 'actorId'> = {},
  ): Promise<Approval> {
    const { skuId } = await skuOf();
    const approval = await inTx(async (tx) => {
      await lockBook(tx, skuId);
      const decision = decide(command, await factsOf(tx), now);
      if (!decision.ok) throw new Error(`Refused ${command.name}: ${decision.reason}`);
      await applyDecision(tx, decision, { ...context, at: now, actorId: null });
      return decision;
    });
    await expectSound();
    return approval;
  }

  let isResting = true;

  async function expectSound(): Promise<void> {
    if (!isResting) return;
    const violations = await checkInvariants(poolOf(), now);
    // No worker and no sweeper run here: rules 8 and the first two of 9 would report the waiting jobs and timers.
    const waits = (rule: string): boolean => /^8|^9 no (?:timer|warning) is past/.test(rule);
    expect(violations.filter(({ rule }) => !waits(rule))).toEqual([]);
  }

  /** Pays the amount due for an ask or bid (its deposit, or the rest after a raise) and returns the decision. */
  async function payDeposit(subject: { entity: 'ask'; id: AskId } | { entity: 'bid'; id: BidId }): Promise<Approval> {
    const isBid = subject.entity === 'bid';
    const owner = async (tx: Tx): Promise<AskSnapshot | BidSnapshot> =>
      isBid ? await existing(lockBid(tx, subject.id)) : await existing(lockAsk(tx, subject.id));
    const { deposit } = await inTx(owner);
    const amount = deposit.status === 'due' ? deposit.amount : (deposit.raise?.amount ?? deposit.amount);
    const attemptId = testId('att');
    const newAttempt = { ...attempt, subject, userId: deposit.userId, amount };
    const pay = { attemptId, channel: 'GCASH' } as const;
    if (isBid) {
      await act(
        { name: 'pay_bid_deposit', ...pay },
        async (tx) => ({ bid: await existing(lockBid(tx, subject.id)), pendingAttempt: null }),
        { newAttempt },
      );
      return await act({ name: 'bid_deposit_succeeded', amount }, async (tx) => ({
        bid: await existing(lockBid(tx, subject.id)),
        attempt: await existing(lockAttempt(tx, attemptId)),
      }));
    }
    const { origin } = await inTx((tx) => existing(lockAsk(tx, subject.id)));
    await act(
      { name: origin === 'listing' ? 'pay_deposit' : 'pay_accepted_bid', ...pay },
      async (tx) => ({ ask: await existing(lockAsk(tx, subject.id)), pendingAttempt: null }),
      { newAttempt },
    );
    return await act(
      { name: 'deposit_succeeded', amount },
      async (tx) => ({
        ask: await existing(lockAsk(tx, subject.id)),
        bid: await bidOfAsk(tx, subject.id),
        attempt: await existing(lockAttempt(tx, attemptId)),
        newOrder: { orderId: testId('ord'), feeRules, buyerRegion: NCR },
      }),
      { ...orderContext, feeRules },
    );
  }

  async function bidOfAsk(tx: Tx, askId: AskId) {
    const { rows } = await tx.query<{ bid_id: BidId | null }>('select bid_id from asks where id = $1', [askId]);
    const bidId = rows[0]?.bid_id ?? null;
    return bidId === null ? null : await existing(lockBid(tx, bidId));
  }

  return {
    get now() {
      return now;
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    sku: skuOf,
    feeRules,
    inTx,
    act,
    expectSound,
    payDeposit,
    /** Runs steps that are one transaction in the API: the invariants are checked only after the last. */
    asOne: async (steps: () => Promise<void>): Promise<void> => {
      isResting = false;
      await steps();
      isResting = true;
      await expectSound();
    },
    person: () => insertTestUser(poolOf(), now),
    postAsk: async (sellerId: UserId, price: Centavos): Promise<AskId> => {
      const askId = testId('ask');
      const ids = { askId, depositId: testId('dep'), ...(await skuOf()) };
      await act(
        { name: 'post_ask', ...ids, price, expiryDays: 30 },
        async () => ({ seller: sellerFacts(sellerId), item }),
        { newAsk: newAsk(price) },
      );
      return askId;
    },
    postBid: async (buyerId: UserId, price: Centavos): Promise<BidId> => {
      const bidId = testId('bid');
      const ids = { bidId, depositId: testId('dep'), ...(await skuOf()) };
      const newBid = { buyerAddress: testAddress, buyerRegion: 'NCR' };
      await act(
        { name: 'post_bid', ...ids, price, expiryDays: 14 },
        async () => ({ bidder: bidderFacts(buyerId), item, lowestAsk: null }),
        { newBid },
      );
      return bidId;
    },
    /** E31. */
    buy: async (buyerId: UserId, askId: AskId, maxTotal: Centavos): Promise<OrderId> => {
      const orderId = testId('ord');
      const { skuId } = await skuOf();
      await act(
        { name: 'buy_at_lowest_ask', orderId, skuId, lane: 'standard', maxTotal },
        async (tx) => ({
          ask: await existing(lockAsk(tx, askId)),
          hasLinkedAsk: false,
          buyer: buyerFacts(buyerId),
          item,
          feeRules,
        }),
        orderContext,
      );
      return orderId;
    },
    /** E32 and E37. */
    pay: async (orderId: OrderId): Promise<Approval> => {
      const order = await inTx((tx) => existing(lockOrder(tx, orderId)));
      const attemptId = testId('att');
      const newAttempt = {
        ...attempt,
        subject: { entity: 'order', id: orderId } as const,
        userId: order.buyerId,
        amount: order.total,
      };
      await act(
        { name: 'pay_order', attemptId, channel: 'GCASH' },
        async (tx) => ({ order: await existing(lockOrder(tx, orderId)), pendingAttempt: null }),
        { newAttempt },
      );
      return await act({ name: 'payment_succeeded', amount: order.total }, async (tx) => ({
        ...(await trade(tx, orderId)),
        attempt: await existing(lockAttempt(tx, attemptId)),
      }));
    },
    /** E22a, E22b, E23: `askId` is an own live ask; without it a new ask is made. */
    accept: async (
      sellerId: UserId,
      bidId: BidId,
      options: { askId?: AskId; isPayingNow?: boolean } = {},
    ): Promise<AskId> => {
      const askId = options.askId ?? testId('ask');
      const name =
        options.isPayingNow === true || options.askId !== undefined ? 'accept_bid' : 'accept_bid_without_pay';
      const { price } = await inTx((tx) => existing(lockBid(tx, bidId)));
      await act(
        { name, askId, depositId: testId('dep'), floorPrice: null },
        async (tx) => ({
          bid: await existing(lockBid(tx, bidId)),
          hasLinkedBid: false,
          ask: options.askId === undefined ? null : await existing(lockAsk(tx, options.askId)),
          seller: sellerFacts(sellerId),
          item,
          newOrder: { orderId: testId('ord'), feeRules, buyerRegion: NCR },
        }),
        { ...orderContext, newAsk: newAsk(price) },
      );
      return askId;
    },
    match: async (askId: AskId, bidId: BidId, incoming: 'ask' | 'bid'): Promise<void> => {
      await act(
        { name: 'match_book', incoming },
        async (tx) => ({
          ask: await existing(lockAsk(tx, askId)),
          bid: await existing(lockBid(tx, bidId)),
          newOrder: { orderId: testId('ord'), feeRules, buyerRegion: NCR },
        }),
        orderContext,
      );
    },
    trade,
    attemptsOf: (subject: Parameters<typeof attemptsOf>[1]) => attemptsOf(poolOf(), subject),
    orderOfBid: async (bidId: BidId): Promise<OrderId> => {
      const { rows } = await poolOf().query<{ id: OrderId }>(
        'select id from orders where bid_id = $1 order by created_at desc',
        [bidId],
      );
      return await existing(Promise.resolve(rows[0]?.id));
    },
  };
}

const attempt = { channel: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: '/' } as const;

/** The facts of an order, locked, with its bid. */
export async function trade(tx: Tx, orderId: OrderId) {
  const { rows } = await tx.query<{ ask_id: AskId; bid_id: BidId | null }>(
    'select ask_id, bid_id from orders where id = $1',
    [orderId],
  );
  const refs = await existing(Promise.resolve(rows[0]));
  return {
    ask: await existing(lockAsk(tx, refs.ask_id)),
    bid: refs.bid_id === null ? null : await existing(lockBid(tx, refs.bid_id)),
    order: await existing(lockOrder(tx, orderId)),
  };
}
