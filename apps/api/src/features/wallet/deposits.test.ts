import { MINUTE_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { liveBid } from '../../../test/support/bid-steps.ts';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { dealAt, listAsk, postAsk, startDeposit } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };

const depositsOf = async (person: Trader, query: Record<string, string | number | undefined> = {}) =>
  (await world.api.callAs(person, 'listDeposits', { query })).answer();
const nowText = () => world.api.clock.now().toISOString();

describe('the deposits of a person', () => {
  test('that are due have not come, and none has gone', async () => {
    const { itemId, skuId, price } = await listAsk(world);
    const seller = await newTrader(world.api.dependencies);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    expect((await depositsOf(seller)).items).toMatchObject([
      { askId, bidId: null, status: 'due', amount: pesos(500), deductedAmount: 0, paidAt: null, endedAt: null },
    ]);
  });

  test('are to be paid again after a try that failed, not while the first one is under way', async () => {
    const seller = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await listAsk(world);
    const askId = await postAsk(world, { seller, itemId, skuId, price });
    const attempt = await startDeposit(world, { seller, askId });
    const said = async () => {
      const ask = (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer();
      return [(await depositsOf(seller)).items[0]?.needToRepay, ask.needToRepay];
    };
    expect(await said()).toEqual([false, false]);
    await world.api.sandbox.control(`/payments/${attempt.id}/fail`, { failure_code: 'INSUFFICIENT_BALANCE' });
    await world.settle();
    expect(await said()).toEqual([true, true]);
  });

  test('of an ask and of a bid are held since they were paid', async () => {
    shows('postBid success', 'payBidDeposit success');
    const seller = await newTrader(world.api.dependencies);
    const { askId } = await listAsk(world, { seller });
    const paidAt = nowText();
    world.api.clock.advance(MINUTE_MS);
    const { itemId, skuId } = await listAsk(world);
    const bidId = await liveBid(world, { bidder: seller, itemId, skuId, price: pesos(4000) });
    expect((await depositsOf(seller)).items).toMatchObject([
      { askId: null, bidId, status: 'under_hold', paidAt: nowText(), endedAt: null, needToRepay: false },
      { askId, bidId: null, status: 'under_hold', paidAt, endedAt: null, itemName: expect.any(String) },
    ]);
  });

  test('say when they were returned', async () => {
    const { seller, askId } = await listAsk(world);
    const paidAt = nowText();
    world.api.clock.advance(MINUTE_MS);
    (await world.api.callAs(seller, 'cancelAsk', { params: { id: askId } })).answer();
    expect((await depositsOf(seller)).items).toMatchObject([
      { askId, status: 'returned', deductedAmount: 0, paidAt, endedAt: nowText() },
    ]);
  });

  test('say how much of them was kept, and when', async () => {
    shows('listDeposits success');
    const { seller, askId, orderId } = await dealAt(world, 'confirming_buyer_order');
    world.api.clock.advance(MINUTE_MS);
    (await world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } })).answer();
    expect((await depositsOf(seller)).items).toMatchObject([
      { askId, status: 'deducted', amount: pesos(500), deductedAmount: pesos(250), endedAt: nowText() },
    ]);
  });

  test('go on where they ended, and are nobody else’s', async () => {
    const seller = await newTrader(world.api.dependencies);
    const { itemId, skuId, price } = await listAsk(world, { seller });
    for (let made = 1; made < 11; made += 1) await listAsk(world, { seller, itemId, skuId, price });
    const first = await depositsOf(seller, { limit: 10 });
    expect([first.items.length, first.hasMore]).toEqual([10, true]);
    const lastItemId = first.lastItemId ?? undefined;
    expect((await depositsOf(seller, { limit: 10, lastItemId })).items).toHaveLength(1);
    const other = await newTrader(world.api.dependencies);
    expect((await depositsOf(other)).items).toEqual([]);
    expect((await depositsOf(other, { lastItemId })).items).toEqual([]);
  });

  test('need an account', async () => {
    const result = await world.api.callAs(guest, 'listDeposits');
    expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_REGISTERED']);
  });
});
