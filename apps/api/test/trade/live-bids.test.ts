import { insertTestSku } from '@suki/db/testing/test-trade';
import type { BidId, ItemId, SkuId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, test } from 'vitest';
import { acceptCall, acceptLaterCall, liveBid, orderOfBid, payBid, postBid } from '../support/bid-steps.ts';
import { openTestStream, type TestStream } from '../support/test-stream.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { lapse, listAsk, newKey, payBody } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/* Every change of a bid reaches the bidder's open page by the event stream, whoever or whatever made it. */

const world = tradeWorld();
let page: TestStream | undefined;
afterEach(() => page?.close());

type Wanted = {
  readonly bidder: Trader;
  readonly seller: Trader;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly bidId: BidId;
};
const price = pesos(4000);
const trader = () => newTrader(world.api.dependencies);

/** Reads until the stream reports the bid. @throws Error when it does not within two seconds. */
async function hearsOfBid(stream: TestStream, id: BidId): Promise<void> {
  while (JSON.stringify(await stream.next('trade')) !== JSON.stringify({ kind: 'bid', id }));
}

type Row = {
  readonly what: string;
  readonly isPaid?: boolean;
  /** Steps before the page is opened. */
  readonly before?: (wanted: Wanted) => Promise<unknown>;
  readonly happens: (wanted: Wanted) => Promise<unknown>;
};

const sells = ({ seller, itemId, skuId }: Wanted) => listAsk(world, { seller, itemId, skuId, price: pesos(5000) });
const acceptsWithAsk = async ({ seller, ...sku }: Wanted) => (await acceptCall(world, seller, sku, false)).answer();
const acceptsForLater = async ({ seller, ...sku }: Wanted) => (await acceptLaterCall(world, seller, sku)).answer();

test.each<Row>([
  {
    what: 'the deposit is held and the bid live (E15)',
    isPaid: false,
    happens: ({ bidder, bidId }) => payBid(world, bidder, bidId),
  },
  {
    what: 'the payment of the deposit failed (E16)',
    isPaid: false,
    happens: async ({ bidder, bidId }) => {
      const call = { params: { bidId }, body: payBody(), idempotencyKey: newKey() };
      const { attempt } = (await world.api.callAs(bidder, 'payBidDeposit', call)).answer();
      await world.api.sandbox.control(`/payments/${attempt.id}/fail`);
      await world.settle();
    },
  },
  { what: 'a seller accepted it and owes the deposit (E23)', happens: acceptsForLater },
  {
    what: 'that seller withdrew: it is back in its queue (E28)',
    before: acceptsForLater,
    happens: async ({ seller, bidId }) => {
      (await world.api.callAs(seller, 'cancelAcceptedBid', { params: { id: bidId } })).answer();
    },
  },
  { what: 'a seller accepted it with a live ask: its payment is due (E22a)', before: sells, happens: acceptsWithAsk },
  {
    what: 'the time to pay for it is over (E36)',
    before: async (wanted) => {
      await sells(wanted);
      await acceptsWithAsk(wanted);
    },
    happens: async ({ bidder, bidId }) =>
      lapse(world, 'accepted_payment_window', await orderOfBid(world, bidder, bidId)),
  },
  {
    what: 'an ask came at its price (E20)',
    happens: ({ seller, itemId, skuId }) => listAsk(world, { seller, itemId, skuId, price }),
  },
  {
    what: 'somebody bid more: it is first in its queue no longer',
    happens: async ({ itemId, skuId }) => liveBid(world, { bidder: await trader(), itemId, skuId, price: pesos(4500) }),
  },
  { what: 'it expired (E19)', happens: ({ bidId }) => lapse(world, 'bid_life', bidId) },
])('the open page of a bid is told within two seconds that $what', async ({ isPaid = true, before, happens }) => {
  const [sku, bidder, seller] = await Promise.all([insertTestSku(world.pool), trader(), trader()]);
  const bidId = await (isPaid ? liveBid : postBid)(world, { bidder, ...sku, price });
  const wanted = { ...sku, bidder, seller, bidId };
  await before?.(wanted);
  page = await openTestStream({ url: world.api.url, token: testToken(bidder) });
  await page.next('ready');
  await happens(wanted);
  await hearsOfBid(page, bidId);
});
