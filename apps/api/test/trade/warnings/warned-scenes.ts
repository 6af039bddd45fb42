import { lockClaim } from '@suki/db/queries/claims';
import { lockReturnLeg } from '@suki/db/queries/returns';
import { type Timer, timersOf } from '@suki/db/queries/timers';
import { insertTestSku } from '@suki/db/testing/test-trade';
import type { AskId, BidId, OrderId } from '@suki/domain/ids/id';
import { pesos, zero } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import type { warnings } from '@suki/domain/trade/effects/warnings.table';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { acceptCall, acceptLaterCall, liveBid, orderOfBid, postBid } from '../../support/bid-steps.ts';
import { dropOff } from '../../support/drop-off.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { newTrader, type Trader, warehouseStaff } from '../../support/trade-people.ts';
import {
  buy,
  courierSays,
  type Deal,
  dealAt,
  lapse,
  newKey,
  noteDefect,
  postAsk,
  type Stage,
  ship,
} from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { decideOnAsk, decideOnOrder } from '../rows/decide-in.ts';

/** A thing whose timer runs, the person who has to act, and the warning's link. */
export type Warned = {
  readonly of: Pick<Timer, 'entity' | 'id'>;
  readonly person: Trader;
  readonly links: { readonly askId?: AskId; readonly bidId?: BidId; readonly orderId?: OrderId };
};

type Scene = (world: TradeWorld) => Promise<Warned>;

const ofAsk = (askId: AskId, person: Trader): Warned => ({
  of: { entity: 'ask', id: askId },
  person,
  links: { askId },
});
const ofBid = (bidId: BidId, person: Trader): Warned => ({
  of: { entity: 'bid', id: bidId },
  person,
  links: { bidId },
});
const ofBuyer = ({ orderId, buyer }: Pick<Deal, 'orderId' | 'buyer'>): Warned => ({
  of: { entity: 'order', id: orderId },
  person: buyer,
  links: { orderId },
});
const ofSeller = ({ orderId, askId, seller }: Deal): Warned => ({
  of: { entity: 'order', id: orderId },
  person: seller,
  links: { askId, orderId },
});

/** A scene for each timer that warns. */
export const warnedScenes: Readonly<Record<keyof typeof warnings, Scene>> = {
  ask_deposit: async (world) => {
    const seller = await newTrader(world.api.dependencies);
    const askId = await postAsk(world, { seller, price: pesos(5000), ...(await insertTestSku(world.pool)) });
    return ofAsk(askId, seller);
  },
  listing: async (world) => {
    const { askId, seller } = await quickListing(world);
    return ofAsk(askId, seller);
  },
  bid_deposit: async (world) => {
    const wish = await wishFor(world);
    return ofBid(await postBid(world, wish), wish.bidder);
  },
  bid_life: async (world) => {
    const wish = await wishFor(world);
    return ofBid(await liveBid(world, wish), wish.bidder);
  },
  acceptance_deposit: async (world) => {
    const wish = await wishFor(world);
    await liveBid(world, wish);
    const seller = await newTrader(world.api.dependencies);
    const { askId } = (await acceptLaterCall(world, seller, wish)).answer();
    return ofAsk(askId, seller);
  },
  payment_window: async (world) => ofBuyer(await buy(world, await quickListing(world))),
  accepted_payment_window: async (world) => {
    const { seller, askId, itemId, skuId } = await quickListing(world);
    const bidder = await newTrader(world.api.dependencies);
    const bidId = await liveBid(world, { bidder, itemId, skuId, price: pesos(4000) });
    (await acceptCall(world, seller, { skuId, askId }, false)).answer();
    return ofBuyer({ orderId: await orderOfBid(world, bidder, bidId), buyer: bidder });
  },
  confirmation: (world) => dealAt(world, 'confirming_buyer_order').then(ofSeller),
  shipment: (world) => dealAt(world, 'seller_to_ship').then(ofSeller),
  first_scan: (world) => dealAt(world, 'on_way_to_warehouse').then(ofSeller),
  buyer_inspection_timeout: async (world) => {
    const deal = await dealAt(world, 'under_inspection');
    await noteDefect(world, deal);
    return ofBuyer(deal);
  },
  redelivery: async (world) => {
    const deal = await dealAt(world, 'to_receive');
    await decideOnOrder(world, deal.orderId, (trade, { now }) => decide({ name: 'outbound_returned' }, trade, now));
    return ofBuyer(deal);
  },
  receipt: (world) => delivered(world).then(ofBuyer),
  seller_to_receive: async (world) => {
    const { askId, seller } = await lapsed(world, 'platform_received', ['check', 'check_again']);
    await chooseBySilence(world, askId);
    await decideOnAsk(world, askId, async (_trade, { tx, now }) =>
      decide({ name: 'ship_return' }, { returnLeg: known(await lockReturnLeg(tx, askId)) }, now),
    );
    return { of: { entity: 'return', id: askId }, person: seller, links: { askId } };
  },
  return_storage: async (world) => {
    const { askId, seller } = await lapsed(world, 'on_way_to_warehouse', ['first_scan']);
    await decideOnAsk(world, askId, ({ ask, owed }, { now }) => {
      const facts = { ask, owed, returnCost: pesos(120), isCompensated: false, itemValue: pesos(4600) };
      return decide({ name: 'receive_late_parcel' }, facts, now);
    });
    return { of: { entity: 'return', id: askId }, person: seller, links: { askId } };
  },
  claim_parcel: async (world) => {
    const deal = await delivered(world);
    const claimId = world.api.dependencies.ids.next('clm');
    const claiming = { callerId: deal.buyer.userId, claimId, photoCount: 1, isSealUnbroken: true } as const;
    await decideOnOrder(world, deal.orderId, (trade, { now }) =>
      decide({ name: 'open_claim', kind: 'condition', ...claiming }, { ...trade, hasClaim: false }, now),
    );
    await decideOnOrder(world, deal.orderId, async (trade, { tx, now }) => {
      const claim = known(await lockClaim(tx, claimId));
      return decide({ name: 'decide_claim', outcome: 'take_back', refund: zero }, { ...trade, claim }, now);
    });
    return { ...ofBuyer(deal), of: { entity: 'claim', id: claimId } };
  },
  stock_storage: async (world) => {
    const seller = await newTrader(world.api.dependencies);
    const { skuId } = await insertTestSku(world.pool);
    const body = { code: await dropOff(world.api, seller), skuId, price: pesos(6000), expiryDays: 30 };
    (await world.api.callAs(warehouseStaff, 'storeCheckedPair', { body, idempotencyKey: newKey() })).answer();
    const stock = await world.pool.query('select id from stock_items where seller_id = $1', [seller.userId]);
    return { of: { entity: 'stock', id: stock.rows[0].id }, person: seller, links: {} };
  },
};

async function wishFor(world: TradeWorld) {
  const bidder = await newTrader(world.api.dependencies);
  return { bidder, price: pesos(4000), ...(await insertTestSku(world.pool)) };
}

async function delivered(world: TradeWorld): Promise<Deal> {
  const deal = await dealAt(world, 'platform_to_ship');
  await courierSays(world, await ship(world, deal), 'delivered');
  return deal;
}

async function lapsed(world: TradeWorld, stage: Stage, kinds: readonly TimerKind[]): Promise<Deal> {
  const deal = await dealAt(world, stage);
  for (const kind of kinds) await lapse(world, kind, deal.orderId);
  return deal;
}

/** `return_choice`: an item goes back to a seller who says nothing within a day. */
async function chooseBySilence(world: TradeWorld, askId: AskId): Promise<void> {
  const timers = await timersOf(world.pool, 'return', [askId]);
  world.api.clock.set(known(timers.find(({ kind }) => kind === 'return_choice')).fireAt);
  await world.sweep('answered');
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('Expected it to be there.');
  return thing;
}
