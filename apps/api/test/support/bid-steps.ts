import type { AskId, BidId, ItemId, OrderId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Trader } from './trade-people.ts';
import { newKey, payBody } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type Wish = {
  readonly bidder: Trader;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly price: Centavos;
};

export const bidCall = (world: TradeWorld, { bidder, itemId, skuId, price }: Wish, key = newKey()) =>
  world.api.callAs(bidder, 'postBid', {
    body: { itemId, skuId, price, expiryDays: 14, addressId: bidder.addressId },
    idempotencyKey: key,
  });

/** Posts a bid that waits for its deposit (E13). */
export async function postBid(world: TradeWorld, wish: Wish): Promise<BidId> {
  return (await bidCall(world, wish)).answer().bidId;
}

/** Pays the amount due on a bid, and settles everything that follows (E14, E15). */
export async function payBid(world: TradeWorld, bidder: Trader, bidId: BidId): Promise<void> {
  const call = { params: { bidId }, body: payBody(`/bid/${bidId}`), idempotencyKey: newKey() };
  const { attempt } = (await world.api.callAs(bidder, 'payBidDeposit', call)).answer();
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
}

/** Posts and pays a bid that joins its queue (E13 to E15). */
export async function liveBid(world: TradeWorld, wish: Wish): Promise<BidId> {
  const bidId = await postBid(world, wish);
  await payBid(world, wish.bidder, bidId);
  return bidId;
}

export const bidOf = async (world: TradeWorld, bidder: Trader, id: BidId) =>
  (await world.api.callAs(bidder, 'getBid', { params: { id } })).answer();

type Offer = { readonly skuId: SkuId; readonly floorPrice?: Centavos | null; readonly askId?: AskId | undefined };

/** Calls `acceptBid`, with a payment unless `pays` is false (E22a or E22b). */
export const acceptCall = (
  world: TradeWorld,
  seller: Trader,
  { skuId, floorPrice = null, askId }: Offer,
  pays = true,
) =>
  world.api.callAs(seller, 'acceptBid', {
    body: {
      skuId,
      floorPrice,
      ...(askId === undefined ? {} : { askId }),
      returnAddressId: seller.addressId,
      ...(pays ? { payment: payBody('/asks') } : {}),
    },
    idempotencyKey: newKey(),
  });

/** Calls `acceptBidWithoutPay` (E22a or E23). */
export const acceptLaterCall = (
  world: TradeWorld,
  seller: Trader,
  { skuId, floorPrice = null }: Offer,
  key = newKey(),
) =>
  world.api.callAs(seller, 'acceptBidWithoutPay', {
    body: { skuId, floorPrice, returnAddressId: seller.addressId },
    idempotencyKey: key,
  });

/** Pays the seller's deposit of an accepted bid (E24 and E25). */
export async function payAcceptance(world: TradeWorld, seller: Trader, askId: AskId): Promise<void> {
  const call = { params: { askId }, body: payBody(`/ask/${askId}`), idempotencyKey: newKey() };
  const { attempt } = (await world.api.callAs(seller, 'payAcceptedBid', call)).answer();
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
}

/** Returns the order that a bid became. @throws Error when there is none yet. */
export async function orderOfBid(world: TradeWorld, bidder: Trader, bidId: BidId): Promise<OrderId> {
  const { orderId, bidStatus } = await bidOf(world, bidder, bidId);
  if (orderId === null) throw new Error(`Expected ${bidId} to be an order, but it is ${bidStatus}.`);
  return orderId;
}
