import { insertTestSku } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { acceptLaterCall, liveBid, postBid } from '../../support/bid-steps.ts';
import type { CallInput } from '../../support/call-operation.ts';
import { bpi, grabPay, linkCall, linkedMethod } from '../../support/payment-methods.ts';
import { quickListing } from '../../support/quick-listing.ts';
import type { Trader } from '../../support/trade-people.ts';
import { buy, newKey, payBody, postAsk } from '../../support/trade-steps.ts';
import type { CallCase } from './case.ts';
import type { Scenes } from './scenes.ts';

/** A quarter past ten in the evening, when BPI rests. */
const NIGHT = new Date('2026-11-24T22:15:00+08:00');
const price = pesos(6000);

type PayCall = 'payAskDeposit' | 'payAcceptedBid' | 'payBidDeposit' | 'payOrder' | 'acceptBid';
type Owing<Call extends PayCall> = {
  readonly call: Call;
  /** Makes a person who owes a payment, and the call with this choice of how to pay. */
  readonly owing: (scenes: Scenes) => Promise<{ readonly payer: Trader; readonly pay: (choice: object) => CallInput }>;
};
type Payable = { [Call in PayCall]: Owing<Call> }[PayCall];

const payables: readonly Payable[] = [
  {
    call: 'payAskDeposit',
    owing: async ({ world, person }) => {
      const seller = await person();
      const askId = await postAsk(world, { seller, ...(await insertTestSku(world.pool)), price });
      return { payer: seller, pay: (body) => ({ params: { askId }, body, idempotencyKey: newKey() }) };
    },
  },
  {
    call: 'payAcceptedBid',
    owing: async ({ world, person }) => {
      const [seller, bidder] = [await person(), await person()];
      const sku = await insertTestSku(world.pool);
      await liveBid(world, { ...sku, bidder, price });
      const { askId } = (await acceptLaterCall(world, seller, sku)).answer();
      return { payer: seller, pay: (body) => ({ params: { askId }, body, idempotencyKey: newKey() }) };
    },
  },
  {
    call: 'payBidDeposit',
    owing: async ({ world, person }) => {
      const bidder = await person();
      const bidId = await postBid(world, { ...(await insertTestSku(world.pool)), bidder, price });
      return { payer: bidder, pay: (body) => ({ params: { bidId }, body, idempotencyKey: newKey() }) };
    },
  },
  {
    call: 'payOrder',
    owing: async ({ world }) => {
      const { buyer, orderId } = await buy(world, await quickListing(world));
      return { payer: buyer, pay: (body) => ({ params: { orderId }, body, idempotencyKey: newKey() }) };
    },
  },
  {
    call: 'acceptBid',
    owing: async ({ world, person }) => {
      const [seller, bidder] = [await person(), await person()];
      const { skuId, itemId } = await insertTestSku(world.pool);
      await liveBid(world, { skuId, itemId, bidder, price });
      const fields = { skuId, floorPrice: null, returnAddressId: seller.addressId };
      return { payer: seller, pay: (payment) => ({ body: { ...fields, payment }, idempotencyKey: newKey() }) };
    },
  },
];

const owing = ({ call, owing: make }: Payable, scenes: Scenes) => scenes.once(`owing ${call}`, () => make(scenes));
const saved = (paymentMethodId: string) => ({ paymentMethodId, returnPath: '/order/done' });

/** Cases of a saved method that cannot be charged now. */
const methodCases = (payable: Payable): readonly CallCase[] => [
  {
    call: payable.call,
    refusal: 'METHOD_NOT_ACTIVE',
    what: 'a method whose owner has not agreed yet',
    arrange: async (scenes) => {
      const { payer, pay } = await owing(payable, scenes);
      return { as: payer, input: pay(saved((await linkCall(scenes.world, payer)).answer().id)) };
    },
  },
  {
    call: payable.call,
    refusal: 'METHOD_EXPIRED',
    what: 'a method that the gateway has ended',
    arrange: async (scenes) => {
      const { world } = scenes;
      const { payer, pay } = await owing(payable, scenes);
      const { id } = await linkedMethod(world, payer, { ...grabPay, channelCode: 'PAYMAYA' });
      await world.api.sandbox.control(`/payment-methods/${id}/expire`);
      await world.settle();
      return { as: payer, input: pay(saved(id)) };
    },
  },
  {
    call: payable.call,
    refusal: 'METHOD_DOWN',
    what: 'a bank that rests at night',
    arrange: async (scenes) => {
      const { clock } = scenes.world.api;
      const { payer, pay } = await owing(payable, scenes);
      const { id } = await linkedMethod(scenes.world, payer, bpi);
      const before = clock.now();
      clock.set(NIGHT);
      return { as: payer, input: pay(saved(id)), after: () => clock.set(before) };
    },
  },
];

type Trouble = { readonly what: string; readonly fault: object; readonly changes: readonly string[] };
const wire = { provider: 'xendit', path: '/payment_requests' };

type AtTheGateway = Exclude<Payable, Owing<'acceptBid'>>;
type GatewayRefusal = 'GATEWAY_UNAVAILABLE' | 'GATEWAY_REFUSED' | 'PAYMENT_URL_NOT_FOUND';

/** The gateway fails: the attempt is stored before the gateway is asked, and stays. */
const gatewayCase = (payable: AtTheGateway, refusal: GatewayRefusal, { what, fault, changes }: Trouble): CallCase => ({
  call: payable.call,
  refusal,
  what,
  changes: ['payment_attempts', 'transitions', ...changes],
  arrange: async (scenes) => {
    const { payer, pay } = await payable.owing(scenes);
    await scenes.world.api.sandbox.control('/faults', { ...wire, ...fault });
    return { as: payer, input: pay(payBody()) };
  },
});

const atTheGateway = payables.filter((payable) => payable.call !== 'acceptBid');

/** Payments that a saved method or the gateway refuses. */
export const paymentCases: readonly CallCase[] = [
  ...payables.filter(({ call }) => call !== 'payOrder').flatMap(methodCases),
  ...atTheGateway.flatMap((payable) => [
    gatewayCase(payable, 'GATEWAY_UNAVAILABLE', {
      what: 'a gateway that is down',
      fault: { status: 503 },
      changes: [],
    }),
    gatewayCase(payable, 'GATEWAY_REFUSED', {
      what: 'a channel that the gateway does not serve',
      fault: { status: 400, code: 'CHANNEL_NOT_ACTIVATED' },
      // The attempt has ended, and its payer is told.
      changes: ['messages'],
    }),
    gatewayCase(payable, 'PAYMENT_URL_NOT_FOUND', {
      what: 'an answer without a page',
      fault: { status: 500, how: 'pageless' },
      changes: [],
    }),
  ]),
  {
    call: 'linkPaymentMethod',
    refusal: 'PAYMENT_URL_NOT_FOUND',
    what: 'an answer without a page',
    changes: ['payment_methods'],
    arrange: async ({ world, person }) => {
      const as = await person();
      const fault = { provider: 'xendit', path: '/v2/payment_methods', status: 500, how: 'pageless' };
      await world.api.sandbox.control('/faults', fault);
      return { as, input: { body: grabPay, idempotencyKey: newKey() } };
    },
  },
];
