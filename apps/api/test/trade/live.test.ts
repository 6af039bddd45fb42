import { trackingsOfOrder } from '@suki/db/queries/trackings';
import { afterEach, test } from 'vitest';
import { openTestStream, type TestStream } from '../support/test-stream.ts';
import { testToken } from '../support/test-token.ts';
import { inspector } from '../support/trade-people.ts';
import { courierSays, type Deal, dealAt, type Stage, startPayment } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/*
 * Changes on a page without a move of a status reach the open page, and the work lists of the staff, by the event
 * stream.
 */

const world = tradeWorld();
let streams: TestStream[] = [];
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});

async function listen(person: Parameters<typeof testToken>[0]): Promise<TestStream> {
  const stream = await openTestStream({ url: world.api.url, token: testToken(person) });
  streams.push(stream);
  await stream.next('ready');
  return stream;
}

/** Reads until the stream reports this event. @throws Error when it does not within two seconds. */
async function hears(stream: TestStream, event: { readonly kind: string; readonly id: string }): Promise<void> {
  while (JSON.stringify(await stream.next('trade')) !== JSON.stringify(event));
}

async function parcelOf({ orderId }: Deal, leg: 'inbound' | 'outbound'): Promise<string> {
  const tracking = (await trackingsOfOrder(world.pool, orderId)).find((one) => one.leg === leg);
  if (tracking === undefined) throw new Error(`Expected order ${orderId} to have a parcel ${leg}.`);
  return tracking.trackingNumber;
}

const refuse = async ({ seller, orderId }: Deal): Promise<void> => {
  (await world.api.callAs(seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } })).answer();
};

type Row = {
  readonly what: string;
  readonly stage: Stage;
  readonly happens: (deal: Deal) => Promise<unknown>;
  readonly who: 'buyer' | 'seller';
  readonly kind: 'order' | 'wallet';
};

test.each<Row>([
  {
    what: 'the buyer of a payment that failed',
    stage: 'to_pay',
    happens: async (deal) => {
      const attempt = await startPayment(world, deal);
      await world.api.sandbox.control(`/payments/${attempt.id}/fail`);
      await world.settle();
    },
    who: 'buyer',
    kind: 'order',
  },
  {
    what: 'the seller of the first scan of the parcel (E46s)',
    stage: 'on_way_to_warehouse',
    happens: async (deal) => courierSays(world, await parcelOf(deal, 'inbound'), 'transit'),
    who: 'seller',
    kind: 'order',
  },
  {
    what: 'the buyer of a scan on the way',
    stage: 'to_receive',
    happens: async (deal) => courierSays(world, await parcelOf(deal, 'outbound'), 'pickup'),
    who: 'buyer',
    kind: 'order',
  },
  {
    what: 'the buyer of the delivery (E69)',
    stage: 'to_receive',
    happens: async (deal) => courierSays(world, await parcelOf(deal, 'outbound'), 'delivered'),
    who: 'buyer',
    kind: 'order',
  },
  {
    what: 'the buyer of a refund in the wallet',
    stage: 'confirming_buyer_order',
    happens: async (deal) => {
      await refuse(deal);
      await world.settle();
    },
    who: 'buyer',
    kind: 'wallet',
  },
])('an open page of $what is told within two seconds, and so are the staff of the order', async (row) => {
  const deal = await dealAt(world, row.stage);
  const person = row.who === 'buyer' ? deal.buyer : deal.seller;
  const [page, station] = await Promise.all([listen(person), listen(inspector)]);
  await row.happens(deal);
  await hears(page, { kind: row.kind, id: row.kind === 'order' ? deal.orderId : person.userId });
  await hears(station, { kind: 'order', id: deal.orderId });
});
