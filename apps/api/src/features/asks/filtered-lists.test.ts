import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { liveBid } from '../../../test/support/bid-steps.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { buy, postAsk } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const trader = () => newTrader(world.api.dependencies);

test('asks are narrowed to a status: within their tab when one is named, else in all of them', async () => {
  const { seller, itemId, skuId, askId } = await quickListing(world);
  await postAsk(world, { seller, itemId, skuId, price: pesos(7000) });
  const idsOf = async (query: Readonly<Record<string, string>>) =>
    (await world.api.callAs(seller, 'listAsks', { query })).answer().items.map(({ id }) => id);
  expect(await idsOf({ filterBy: 'listed' })).toEqual([askId]);
  expect(await idsOf({ tabId: 'selling', filterBy: 'listed' })).toEqual([askId]);
  expect(await idsOf({ tabId: 'done', filterBy: 'listed' })).toEqual([]);
  expect(await idsOf({})).toHaveLength(2);
});

test('bids and orders as well', async () => {
  const listing = await quickListing(world);
  const buyer = await trader();
  const bidId = await liveBid(world, { ...(await quickListing(world)), bidder: buyer, price: pesos(4000) });
  const { orderId } = await buy(world, listing, buyer);
  const idsOf = async (call: 'listBids' | 'listOrders', filterBy: string) =>
    (await world.api.callAs(buyer, call, { query: { filterBy } })).answer().items.map(({ id }) => id);
  expect([await idsOf('listBids', 'bid_active'), await idsOf('listBids', 'bid_closed')]).toEqual([[bidId], []]);
  expect([await idsOf('listOrders', 'to_pay'), await idsOf('listOrders', 'to_receive')]).toEqual([[orderId], []]);
});

test.each(['listAsks', 'listBids', 'listOrders'] as const)(
  '%s refuses a status that there is none of, with those that there are',
  async (call) => {
    const result = await world.api.callAs(await trader(), call, { query: { filterBy: 'nonsense' } });
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
    expect(refusalIn(result).message).toContain('query.filterBy: Invalid option: expected one of "to_pay"');
  },
);
