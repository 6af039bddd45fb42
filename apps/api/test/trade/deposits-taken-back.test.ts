import { timersOf } from '@suki/db/queries/timers';
import { DAY_MS } from '@suki/domain/config/durations';
import type { AskId, BidId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptCall, acceptLaterCall, bidOf, liveBid, payBid } from '../support/bid-steps.ts';
import type { Listing } from '../support/quick-listing.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader } from '../support/trade-people.ts';
import { buy, dealAt, lapse, listAsk, startDeposit } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { decideOnAsk, decideOnBid, reversalFacts } from './rows/decide-in.ts';

/** A deposit that the bank takes back while a trade runs (E11b), and the ask or bid when that trade ends without it. */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const reverseDeposit = ({ askId }: Pick<Listing, 'askId'>) =>
  decideOnAsk(world, askId, async ({ ask, bid, owed }, { tx, now }) => {
    const found = await reversalFacts(tx, ask.deposit.paidByAttemptId);
    return decide({ name: 'deposit_reversed' }, { ask, bid, owed, ...found }, now);
  });
const reverseBidDeposit = (bidId: BidId) =>
  decideOnBid(world, bidId, async ({ bid, owed }, { tx, now }) => {
    const found = await reversalFacts(tx, bid.deposit.paidByAttemptId);
    return decide({ name: 'bid_deposit_reversed' }, { bid, owed, ...found }, now);
  });
const askOf = async ({ seller, askId }: Pick<Listing, 'seller' | 'askId'>) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
const deadlinesOf = async (entity: 'ask' | 'bid', id: AskId | BidId) =>
  (await timersOf(world.pool, entity, [id])).map(({ kind, fireAt }) => [
    kind,
    fireAt.getTime() - world.api.clock.now().getTime(),
  ]);

describe('an ask whose deposit the bank took back while a buyer had reserved it', () => {
  test('is paid again within a day before it is on sale again, at what is left of its days (E35, E03)', async () => {
    const listing = await listAsk(world);
    const days = await deadlinesOf('ask', listing.askId);
    const { buyer, orderId } = await buy(world, listing);
    await reverseDeposit(listing);
    (await world.api.callAs(buyer, 'cancelOrder', { params: { orderId }, body: { isSeller: false } })).answer();
    await world.settle();
    expect(await askOf(listing)).toMatchObject({
      status: 'to_pay',
      needToRepay: true,
      deposit: { status: 'due' },
      next: { nextActor: 'seller' },
    });
    expect(await deadlinesOf('ask', listing.askId)).toEqual([['ask_deposit', DAY_MS]]);
    const attempt = await startDeposit(world, listing);
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
    await world.settle();
    expect(await askOf(listing)).toMatchObject({ status: 'listed', deposit: { status: 'under_hold' } });
    expect(await deadlinesOf('ask', listing.askId)).toEqual(days);
  });

  test('takes no bid in between, and closes when the day is over (E22a, E05)', async () => {
    const listing = await listAsk(world);
    const deal = await dealAt(world, 'confirming_buyer_order', listing);
    await reverseDeposit(listing);
    const call = { params: { orderId: deal.orderId }, body: { isSeller: false } };
    (await world.api.callAs(deal.buyer, 'cancelOrder', call)).answer();
    await world.settle();
    const { itemId, skuId, seller, askId } = listing;
    await liveBid(world, { bidder: await newTrader(world.api.dependencies), itemId, skuId, price: pesos(4000) });
    const accepted = await acceptCall(world, seller, { skuId, askId }, false);
    expect([accepted.status, refusalIn(accepted).reason]).toEqual([409, 'NOT_ALLOWED_NOW']);
    await lapse(world, 'ask_deposit', askId);
    expect(await askOf(listing)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'deposit_timeout' },
    });
  });
});

test('a bid whose deposit the bank took back while a seller had accepted it is paid again before it is in the queue (E27, E15)', async () => {
  const listing = await listAsk(world, { price: pesos(9000) });
  const bidder = await newTrader(world.api.dependencies);
  const { itemId, skuId } = listing;
  const bidId = await liveBid(world, { bidder, itemId, skuId, price: pesos(4000) });
  const accepted = (await acceptLaterCall(world, await newTrader(world.api.dependencies), { skuId })).answer();
  await reverseBidDeposit(bidId);
  await lapse(world, 'acceptance_deposit', accepted.askId);
  expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'to_pay', deposit: { needToRepay: true } });
  expect((await deadlinesOf('bid', bidId)).map(([kind]) => kind)).toEqual(['bid_deposit']);
  await payBid(world, bidder, bidId);
  expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
});

describe('a price that is raised again while the first raise is being paid', () => {
  const edit = ({ seller, askId }: Listing, price: number) =>
    world.api.callAs(seller, 'editAsk', { params: { askId }, body: { price, expiryDays: 30 } });
  const statusesOf = async ({ askId }: Listing) => {
    const { rows } = await world.pool.query<{ status: string }>(
      'select status from payment_attempts where ask_id = $1 order by created_at, id',
      [askId],
    );
    return rows.map(({ status }) => status);
  };

  const atGateway = async (attemptId: string) => {
    const { rows } = await world.pool.query<{ id: string }>(
      'select gateway_request_id as id from payment_attempts where id = $1',
      [attemptId],
    );
    return (await world.api.dependencies.gateway.getPayment(rows[0]?.id ?? 'none')).status;
  };

  test('is paid by a payment of its own, and the first one is ended (E02)', async () => {
    const listing = await listAsk(world, { price: pesos(5000) });
    (await edit(listing, pesos(8000))).answer();
    const first = await startDeposit(world, listing);
    const same = await startDeposit(world, listing);
    expect(same.id).toBe(first.id);
    (await edit(listing, pesos(10_000))).answer();
    const second = await startDeposit(world, listing);
    expect([second.id === first.id, second.amount - first.amount]).toEqual([false, pesos(200)]);
    expect(await statusesOf(listing)).toEqual(['SUCCEEDED', 'FAILED', 'PENDING']);
    expect(await atGateway(first.id)).not.toBe('PENDING');
    await world.api.sandbox.control(`/payments/${second.id}/approve`);
    await world.settle();
    expect(await askOf(listing)).toMatchObject({ price: pesos(10_000), raise: null, deposit: { amount: pesos(1000) } });
    expect(await statusesOf(listing)).toEqual(['SUCCEEDED', 'FAILED', 'SUCCEEDED']);
  });
});
