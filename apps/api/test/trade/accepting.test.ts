import { insertTestSku } from '@suki/db/testing/test-trade';
import { limits } from '@suki/domain/config/limits';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptCall, acceptLaterCall, bidOf, liveBid, orderOfBid, payAcceptance } from '../support/bid-steps.ts';
import { carriesOut, shows } from '../support/evidence.ts';
import { refusalIn } from '../support/start-test-api.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { lapse, listAsk, newKey, payBody, payFor, postAsk, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** A seller accepts the highest bid (E22 to E29), and the bidder pays (E36, E37): docs/lifecycle.md#acceptance. */

const world = tradeWorld();
afterEach(async () => {
  await world.catchUp();
  await world.expectSound();
});

const trader = () => newTrader(world.api.dependencies);
const askOf = async (seller: Trader, id: string) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id } })).answer();
const orderOf = async (person: Trader, id: string) =>
  (await world.api.callAs(person, 'getOrder', { params: { id } })).answer();

async function wantedSize() {
  const [sku, bidder, seller] = await Promise.all([insertTestSku(world.pool), trader(), trader()]);
  const bidId = await liveBid(world, { bidder, ...sku, price: pesos(4000) });
  return { ...sku, bidder, seller, bidId };
}

describe('a seller with a live ask of the own (E22a)', () => {
  test('sells it at once, at the bid’s price, without another deposit', async () => {
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const accepted = (await acceptCall(world, seller, sku, false)).answer();
    expect(accepted).toMatchObject({ askId, price: pesos(4000), depositDue: 0, payBefore: null, payment: null });
    expect(await orderOfBid(world, bidder, bidId)).toBe(accepted.orderId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'buyer_to_pay' });
    expect(await askOf(seller, askId)).toMatchObject({ status: 'buyer_to_pay' });
  });

  test('sees the order’s price and income at the ask, alone and in the list, until it is on sale again (E20, E22a)', async () => {
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const own = await askOf(seller, askId);
    const { orderId } = (await acceptCall(world, seller, sku, false)).answer();
    const { payout } = await orderOf(seller, orderId ?? 'ord_none');
    const { availableAt: _availableAt, ...sale } = payout ?? { availableAt: null };
    expect(sale).toMatchObject({ price: pesos(4000) });
    expect(await askOf(seller, askId)).toMatchObject({ ...sale, discount: 0 });
    const [listed] = (await world.api.callAs(seller, 'listAsks')).answer().items;
    expect(listed).toMatchObject({ id: askId, price: pesos(4000), income: payout?.income });
    (await world.api.callAs(bidder, 'cancelAcceptedBid', { params: { id: bidId } })).answer();
    const { price, income, techServiceFee } = own;
    expect(await askOf(seller, askId)).toMatchObject({ status: 'listed', price, income, techServiceFee });
  });

  test('has the ask back at its old price when the bidder does not pay, and most of the bidder’s deposit (E36)', async () => {
    carriesOut('E22a', 'E36');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const { orderId } = (await acceptCall(world, seller, sku, false)).answer();
    await lapse(world, 'accepted_payment_window', orderId ?? ('ord_none' as never));
    await world.settle();
    expect(await askOf(seller, askId)).toMatchObject({ status: 'listed', price: pesos(5000) });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({
      bidStatus: 'bid_closed',
      closure: { detail: 'bid_default' },
      deposit: { status: 'deducted' },
    });
  });

  test('has as many unpaid asks as anybody may, and sells the live one all the same', async () => {
    const { seller, bidder: _, bidId: __, ...sku } = await wantedSize();
    const { askId } = await listAsk(world, { seller, ...sku, price: pesos(5000) });
    for (let count = 0; count < limits.unpaidAsks; count += 1) {
      await postAsk(world, { seller, ...(await insertTestSku(world.pool)), price: pesos(5000) });
    }
    expect((await acceptCall(world, seller, sku, false)).answer()).toMatchObject({ askId, depositDue: 0 });
  });

  test('reads on the ended order what goes to them, and the bidder what they lost: each only their own (E36)', async () => {
    const { bidder, seller, bidId: _, ...sku } = await wantedSize();
    await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const { orderId } = (await acceptCall(world, seller, sku, false)).answer();
    const id = orderId ?? ('ord_none' as never);
    const seen = async (who: typeof seller) => (await world.api.callAs(who, 'getOrder', { params: { id } })).answer();
    expect(await seen(seller)).toMatchObject({ bidDeposit: null, compensation: null });
    await lapse(world, 'accepted_payment_window', id);
    await world.settle();
    // 10 % of ₱4,000, and 70 % of that.
    expect(await seen(seller)).toMatchObject({ bidDeposit: null, compensation: pesos(280) });
    const lost = { amount: pesos(400), status: 'deducted', deductedAmount: pesos(400) };
    const answer = await seen(bidder);
    expect(answer).toMatchObject({ bidDeposit: lost, statusInfo: 'closed.bid_default.buyer' });
    expect(answer.compensation).toBeNull();
  });

  test('sells the ask that they name', async () => {
    const { seller, bidder: _, bidId: __, ...sku } = await wantedSize();
    await listAsk(world, { seller, ...sku, price: pesos(5000) });
    const dearer = await listAsk(world, { seller, ...sku, price: pesos(6000) });
    const accepted = (await acceptCall(world, seller, { ...sku, askId: dearer.askId }, false)).answer();
    expect(accepted.askId).toBe(dearer.askId);
  });
});

describe('a seller without one', () => {
  test('pays the deposit in the same call, has a quarter of an hour, and the bidder owes the payment then (E22b, E25)', async () => {
    carriesOut('E22b', 'E37b');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const accepted = (await acceptCall(world, seller, sku)).answer();
    expect(accepted).toMatchObject({
      orderId: null,
      depositDue: pesos(400),
      payment: { redirectUrl: expect.any(String) },
    });
    expect(Date.parse(accepted.payBefore ?? '') - world.api.clock.now().getTime()).toBe(15 * 60_000);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({
      bidStatus: 'seller_to_pay_deposit',
      next: { nextActor: 'seller', deadline: accepted.payBefore, lapse: 'lapse.acceptance_deposit.buyer' },
    });
    await world.api.sandbox.control(`/payments/${accepted.payment?.attempt.id}/approve`);
    await world.settle();
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'buyer_to_pay' });
    const orderId = await orderOfBid(world, bidder, bidId);
    await payFor(world, { ...sku, seller, price: pesos(4000), askId: accepted.askId, buyer: bidder, orderId });
    // The seller confirmed by accepting the bid (E37b).
    expect(await orderOf(bidder, orderId)).toMatchObject({ status: 'seller_to_ship' });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_successful' });
  });

  test('may pay within the hour instead (E23, E24, E25); the same intent twice is one acceptance', async () => {
    carriesOut('E23', 'E24', 'E25');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const key = newKey();
    const accepted = (await acceptLaterCall(world, seller, sku, key)).answer();
    expect((await acceptLaterCall(world, seller, sku, key)).answer()).toEqual(accepted);
    expect(Date.parse(accepted.payBefore ?? '') - world.api.clock.now().getTime()).toBe(60 * 60_000);
    expect((await askOf(seller, accepted.askId)).next.actions).toContain('pay_accepted_bid');
    await payAcceptance(world, seller, accepted.askId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'buyer_to_pay' });
  });

  test('who does not pay loses the bid, which is back in its old place (E27)', async () => {
    carriesOut('E27');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const rival = await trader();
    world.api.clock.advance(1_000);
    await liveBid(world, { bidder: rival, ...sku, price: pesos(4000) });
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    await lapse(world, 'acceptance_deposit', askId);
    expect(await askOf(seller, askId)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'deposit_timeout' },
    });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active', queuePosition: 1 });
  });

  test('may withdraw before the deposit is paid (E28), and a late payment comes back (E29)', async () => {
    carriesOut('T5x', 'E29');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    const call = { params: { askId }, body: payBody('/asks'), idempotencyKey: newKey() };
    const { attempt } = (await world.api.callAs(seller, 'payAcceptedBid', call)).answer();
    await lapse(world, 'acceptance_deposit', askId);
    await world.catchUp();
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'seller_to_pay_deposit' });
    await lapse(world, 'acceptance_deposit', askId);
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
    await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
    await world.settle();
    expect(await askOf(seller, askId)).toMatchObject({ status: 'transaction_closed', deposit: { status: 'returned' } });
  });

  test('may take it back at the ask, and is offered that (E28)', async () => {
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    expect((await askOf(seller, askId)).next.actions).toEqual([
      'pay_deposit',
      'pay_accepted_bid',
      'cancel_ask',
      'change_return_address',
    ]);
    const cancelled = await world.api.callAs(seller, 'cancelAsk', { params: { id: askId } });
    expect(cancelled.answer()).toMatchObject({ status: 'transaction_closed', next: { actions: ['delete_ask'] } });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
  });

  test('who presses twice, at once or later, is answered the same, and has one default (E28)', async () => {
    for (const by of ['askId', 'bidId'] as const) {
      const { bidder, seller, bidId, ...sku } = await wantedSize();
      const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
      const press = () => world.api.callAs(seller, 'cancelAcceptedBid', { params: { id: { askId, bidId }[by] } });
      const answers = [...(await Promise.all([press(), press(), press()])), await press()];
      expect(answers.map((result) => result.answer())).toEqual(answers.map(() => ({ bidId, askId, orderId: null })));
      expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
      expect((await world.eventsOf(askId)).filter((event) => event === 'E28')).toEqual(['E28']);
    }
  });

  test('who presses twice is answered the same when another seller has the bid by then, and that one keeps it', async () => {
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    const press = () => world.api.callAs(seller, 'cancelAcceptedBid', { params: { id: bidId } });
    const first = (await press()).answer();
    const other = await trader();
    const next = (await acceptLaterCall(world, other, sku)).answer();
    expect((await press()).answer()).toEqual(first);
    expect(first.askId).toBe(askId);
    expect(await askOf(other, next.askId)).toMatchObject({ status: 'to_pay' });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'seller_to_pay_deposit' });
  });

  test('who cancels the acceptance gives the bid back (E28)', async () => {
    carriesOut('E28');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
    const cancelled = await world.api.callAs(seller, 'cancelAcceptedBid', { params: { id: askId } });
    expect(cancelled.answer()).toMatchObject({ bidId, askId });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
    expect(await askOf(seller, askId)).toMatchObject({ status: 'transaction_closed' });
  });
});

describe('an acceptance is refused', () => {
  test('below the floor that the seller set, with both prices', async () => {
    shows('acceptBidWithoutPay BELOW_FLOOR');
    const { seller, bidder: _, bidId: __, ...sku } = await wantedSize();
    const refused = await acceptLaterCall(world, seller, { ...sku, floorPrice: pesos(4050) });
    expect(refusalIn(refused)).toMatchObject({
      reason: 'BELOW_FLOOR',
      details: { highestBid: pesos(4000), floorPrice: pesos(4050) },
    });
  });

  test('where no bid stands, and where the only one is the seller’s own', async () => {
    shows('acceptBidWithoutPay BID_GONE', 'acceptBidWithoutPay OWN_ENTRY');
    const [sku, seller] = await Promise.all([insertTestSku(world.pool), trader()]);
    expect(refusalIn(await acceptLaterCall(world, seller, sku))).toMatchObject({ reason: 'BID_GONE' });
    await liveBid(world, { bidder: seller, ...sku, price: pesos(4000) });
    expect(refusalIn(await acceptLaterCall(world, seller, sku))).toMatchObject({ reason: 'OWN_ENTRY' });
  });

  test('while another one of the seller waits for its deposit', async () => {
    shows('acceptBidWithoutPay ACCEPTANCE_UNPAID');
    const [one, two] = [await wantedSize(), await wantedSize()];
    (await acceptLaterCall(world, one.seller, one)).answer();
    expect(refusalIn(await acceptLaterCall(world, one.seller, two))).toMatchObject({ reason: 'ACCEPTANCE_UNPAID' });
  });

  test('without a word on how the deposit is paid, and nothing is held then', async () => {
    shows('acceptBid PAYMENT_CHOICE_MISSING');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    expect(refusalIn(await acceptCall(world, seller, sku, false))).toMatchObject({ reason: 'PAYMENT_CHOICE_MISSING' });
    expect(await bidOf(world, bidder, bidId)).toMatchObject({ bidStatus: 'bid_active' });
  });

  test('after three that were left unpaid within 30 days; with the deposit at once it goes on', async () => {
    shows('acceptBidWithoutPay DEPOSIT_FIRST');
    const { bidder: _, seller, bidId: __, ...sku } = await wantedSize();
    for (let time = 0; time < 3; time += 1) {
      const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
      await lapse(world, 'acceptance_deposit', askId);
    }
    expect(refusalIn(await acceptLaterCall(world, seller, sku))).toMatchObject({ reason: 'DEPOSIT_FIRST' });
    expect((await acceptCall(world, seller, sku)).status).toBe(201);
  });
});

describe('the bidder of an accepted bid', () => {
  const accepted = async () => {
    const wanted = await wantedSize();
    const { seller } = wanted;
    const { askId } = await listAsk(world, { ...wanted, price: pesos(5000) });
    const { orderId } = (await acceptCall(world, seller, wanted, false)).answer();
    return { ...wanted, askId, price: pesos(4000), buyer: wanted.bidder, orderId: orderId ?? ('ord_none' as never) };
  };

  test('who does not want it any more loses the deposit (E36), by the id of the order or of the bid', async () => {
    shows('cancelAcceptedBid success');
    carriesOut('E36-cancel');
    for (const by of ['orderId', 'bidId'] as const) {
      const deal = await accepted();
      const cancelled = await world.api.callAs(deal.buyer, 'cancelAcceptedBid', { params: { id: deal[by] } });
      expect(cancelled.answer()).toMatchObject({ bidId: deal.bidId, orderId: deal.orderId });
      expect(await bidOf(world, deal.buyer, deal.bidId)).toMatchObject({
        bidStatus: 'bid_closed',
        deposit: { status: 'deducted' },
      });
    }
  });

  test('is offered that at the order until it is paid, the seller is not', async () => {
    const deal = await accepted();
    const actionsOf = async (person: Trader) => (await orderOf(person, deal.orderId)).next.actions;
    expect(await actionsOf(deal.buyer)).toEqual(['pay_order', 'cancel_accepted_bid', 'change_buyer_address']);
    expect(await actionsOf(deal.seller)).toEqual([]);
    await payFor(world, deal);
    expect(await actionsOf(deal.buyer)).not.toContain('cancel_accepted_bid');
  });

  test('is answered the same however often they press, at once or later, and is fined once', async () => {
    for (const by of ['orderId', 'bidId'] as const) {
      const deal = await accepted();
      const press = () => world.api.callAs(deal.buyer, 'cancelAcceptedBid', { params: { id: deal[by] } });
      const answers = [...(await Promise.all([press(), press(), press()])), await press()];
      const { bidId, orderId } = deal;
      expect(answers.map((result) => result.answer())).toEqual(answers.map(() => ({ bidId, askId: null, orderId })));
      expect((await world.eventsOf(orderId)).filter((event) => event.startsWith('E36'))).toHaveLength(1);
      const byOther = await world.api.callAs(deal.seller, 'cancelAcceptedBid', { params: { id: deal[by] } });
      expect(refusalIn(byOther)).toMatchObject({ reason: 'NOT_ALLOWED_NOW' });
    }
  });

  test('cannot cancel while a payment is under way', async () => {
    shows('cancelAcceptedBid PAYMENT_PENDING');
    const deal = await accepted();
    await startPayment(world, deal);
    const refused = await world.api.callAs(deal.buyer, 'cancelAcceptedBid', { params: { id: deal.orderId } });
    expect(refusalIn(refused)).toMatchObject({ reason: 'PAYMENT_PENDING' });
  });

  test('cannot take the bid back while the seller’s deposit is awaited (E18x)', async () => {
    shows('cancelBid ON_HOLD');
    carriesOut('E18x');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    (await acceptLaterCall(world, seller, sku)).answer();
    const refused = await world.api.callAs(bidder, 'cancelBid', { params: { id: bidId } });
    expect(refusalIn(refused)).toMatchObject({ reason: 'ON_HOLD' });
  });

  test('may remind the seller of the deposit once, after a third of the hour', async () => {
    shows('remindOfBid success', 'remindOfBid ALREADY_DONE', 'remindOfBid TOO_EARLY');
    carriesOut('N2');
    const { bidder, seller, bidId, ...sku } = await wantedSize();
    (await acceptLaterCall(world, seller, sku)).answer();
    const remind = () => world.api.callAs(bidder, 'remindOfBid', { params: { id: bidId } });
    expect(refusalIn(await remind())).toMatchObject({ reason: 'TOO_EARLY' });
    world.api.clock.advance(20 * 60_000);
    expect((await remind()).answer()).toMatchObject({ reminderSent: true });
    expect(refusalIn(await remind())).toMatchObject({ reason: 'ALREADY_DONE' });
  });

  test('is the only one who may: to a stranger there is no such bid', async () => {
    shows('cancelAcceptedBid BID_NOT_FOUND');
    const deal = await accepted();
    for (const id of [deal.orderId, deal.bidId, deal.askId]) {
      const refused = await world.api.callAs(await trader(), 'cancelAcceptedBid', { params: { id } });
      expect(refusalIn(refused)).toMatchObject({ reason: 'BID_NOT_FOUND' });
    }
  });
});
