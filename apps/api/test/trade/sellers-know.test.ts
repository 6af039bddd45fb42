import { payoutHold } from '@suki/domain/config/payouts';
import { pesos } from '@suki/domain/money/centavos';
import { addDays } from '@suki/domain/time/manila';
import { afterAll, describe, expect, test } from 'vitest';
import { quickListing } from '../support/quick-listing.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { courierSays, type Deal, dealAt, listAsk, postAsk, ship } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/** Facts for sellers, before and while they sell: their place, the lowest ask, and when the money can be withdrawn. */

const world = tradeWorld();
afterAll(() => world.expectSound());

const orderOf = async ({ seller, orderId }: Deal) =>
  (await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).answer();
const askOf = async ({ seller, askId }: Pick<Deal, 'seller' | 'askId'>) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
const asksOf = async (seller: Trader) =>
  (await world.api.callAs(seller, 'listAsks', { query: { tabId: 'selling' } })).answer().items;

/** The day of withdrawal as each screen of the seller reads it. */
async function told(deal: Deal) {
  const [order, ask, transactions, ledger] = await Promise.all([
    orderOf(deal),
    askOf(deal),
    world.api.callAs(deal.seller, 'listTransactions').then((result) => result.answer().items),
    world.api.callAs(deal.seller, 'listLedger').then((result) => result.answer().items),
  ]);
  return {
    order: order.payout?.withdrawal,
    ask: ask.withdrawal,
    transaction: transactions.find(({ kind }) => kind === 'sell_income')?.withdrawal,
    line: ledger.find(({ code, through }) => code === 'seller_paid' && through === 'wallet')?.withdrawal,
  };
}

describe('ux 17: when the income of a new seller can be withdrawn', () => {
  test('is told before the sale: to the person, and on the ask', async () => {
    const listing = await listAsk(world);
    const user = (await world.api.callAs(listing.seller, 'getUser')).answer();
    expect(user.isIncomeHeld).toBe(true);
    expect((await askOf(listing)).withdrawal).toEqual({ isHeld: true, availableAt: null, about: null });
  });

  test('is one expected day on order, ask, wallet and ledger, and one moment once it is delivered', async () => {
    const deal = await dealAt(world, 'platform_to_ship', await listAsk(world));
    const arrival = (await orderOf(deal)).arrival?.max ?? '';
    const about = addDays(arrival, payoutHold.holdMs / 86_400_000);
    const expected = { isHeld: true, availableAt: null, about };
    expect(await told(deal)).toEqual({ order: expected, ask: expected, transaction: expected, line: expected });

    await courierSays(world, await ship(world, deal), 'delivered');
    const availableAt = (await orderOf(deal)).payout?.availableAt;
    const certain = { isHeld: true, availableAt, about: null };
    expect(availableAt).not.toBeNull();
    expect(await told(deal)).toEqual({ order: certain, ask: certain, transaction: certain, line: certain });
  });
});

describe('the list of a seller’s asks', () => {
  test('tells the place and the lowest ask of each, and nothing for one that is not on sale', async () => {
    const seller = await newTrader(world.api.dependencies);
    const first = await quickListing(world, { seller, price: pesos(6000) });
    const { itemId, skuId } = first;
    await quickListing(world, { itemId, skuId, price: pesos(5500) });
    const last = await quickListing(world, { seller, itemId, skuId, price: pesos(6500) });
    const unpaid = await postAsk(world, { seller, itemId, skuId, price: pesos(5000) });
    const standing = new Map(
      (await asksOf(seller)).map(({ id, queuePosition, lowestAsk }) => [id, [queuePosition, lowestAsk]]),
    );
    expect(standing.get(first.askId)).toEqual([2, pesos(5500)]);
    expect(standing.get(last.askId)).toEqual([3, pesos(5500)]);
    expect(standing.get(unpaid)).toEqual([null, null]);
  });
});

test('ux 33: the held deposits are added up, and a ledger line names its item', async () => {
  const seller = await newTrader(world.api.dependencies);
  const { askId } = await listAsk(world, { seller, price: pesos(9000) });
  await listAsk(world, { seller, price: pesos(5000) });
  const { items, held } = (await world.api.callAs(seller, 'listDeposits')).answer();
  expect(held).toEqual({ amount: pesos(1400), count: 2 });
  const lines = (await world.api.callAs(seller, 'listLedger')).answer().items;
  const name = items.find((deposit) => deposit.askId === askId)?.itemName;
  expect(lines.filter((line) => line.askId === askId).map(({ itemName }) => itemName)).toEqual([name, name]);
});
