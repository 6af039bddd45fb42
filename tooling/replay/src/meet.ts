import { askById } from '@suki/db/queries/asks';
import { channelLimits } from '@suki/domain/config/payment-limits';
import type { AskId, OrderId } from '@suki/domain/ids/id';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { type Deal, type Meeting, meetingOf, type Stage } from './deal.ts';

const SECOND_MS = 1_000;
const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;

const meetings: Readonly<Record<Meeting, (stage: Stage, deal: Deal) => Promise<OrderId>>> = {
  stock: buyFromStock,
  ask: buyNow,
  crossing: crossBid,
  acceptance: acceptBid,
};

/**
 * Lets buyer and seller meet at the price of the sale, and the buyer pay. Everything happens within seconds, because
 * the file knows one moment only; nothing else of the size happens in between.
 */
export async function meet(stage: Stage, deal: Deal): Promise<OrderId> {
  const orderId = await meetings[meetingOf(deal.sale)](stage, deal);
  stage.pause(SECOND_MS);
  await payOrder(stage, deal, orderId);
  return orderId;
}

/** Rows S1 to S3, E01-flash and E31 of the life cycle. */
async function buyFromStock(stage: Stage, deal: Deal): Promise<OrderId> {
  const { sale, seller } = deal;
  const { code } = await stage.act(seller, 'makeDropOffCode');
  await stage.perform(stage.warehouse.receiver, 'identifySeller', { body: { code } });
  const body = { skuId: sale.skuId, code, price: sale.price, expiryDays: 30 };
  await stage.perform(stage.warehouse.receiver, 'storeCheckedPair', { body });
  stage.pause(SECOND_MS);
  return buy(stage, deal, 'flash');
}

/** Rows E01 to E03 and E31 of the life cycle. */
async function buyNow(stage: Stage, deal: Deal): Promise<OrderId> {
  await listAsk(stage, deal);
  return buy(stage, deal, 'standard');
}

async function buy({ act }: Stage, { sale, buyer }: Deal, lane: Lane): Promise<OrderId> {
  // Above any shipping fee: the price is the ask's.
  const body = { skuId: sale.skuId, lane, maxTotal: sale.price * 2, addressId: buyer.addressId };
  return (await act(buyer, 'buyAtLowestAsk', { body })).id;
}

/** Rows E13 to E15, E01 to E03 and E20 of the life cycle. */
async function crossBid(stage: Stage, deal: Deal): Promise<OrderId> {
  await placeBid(stage, deal);
  return orderOfAsk(stage, deal, await listAsk(stage, deal));
}

/** Rows E13 to E15 and E23 to E25 of the life cycle. */
async function acceptBid(stage: Stage, deal: Deal): Promise<OrderId> {
  const { sale, seller } = deal;
  await placeBid(stage, deal);
  const body = { skuId: sale.skuId, floorPrice: sale.price, returnAddressId: seller.addressId };
  const { askId } = await stage.act(seller, 'acceptBidWithoutPay', { body });
  stage.pause(SECOND_MS);
  await stage.perform(seller, 'payAcceptedBid', { params: { askId }, body: { ...gcash, returnPath: `/ask/${askId}` } });
  return orderOfAsk(stage, deal, askId);
}

async function listAsk({ act, perform, pause }: Stage, { sale, seller }: Deal): Promise<AskId> {
  const { itemId, skuId, price } = sale;
  const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
  const { askId } = await act(seller, 'postAsk', { body });
  pause(SECOND_MS);
  await perform(seller, 'payAskDeposit', { params: { askId }, body: { ...gcash, returnPath: `/ask/${askId}` } });
  pause(SECOND_MS);
  return askId;
}

async function placeBid({ act, perform, pause }: Stage, { sale, buyer }: Deal): Promise<void> {
  const { itemId, skuId, price } = sale;
  const body = { itemId, skuId, price, expiryDays: 30, addressId: buyer.addressId };
  const { bidId } = await act(buyer, 'postBid', { body });
  pause(SECOND_MS);
  await perform(buyer, 'payBidDeposit', { params: { bidId }, body: { ...gcash, returnPath: `/bid/${bidId}` } });
  pause(SECOND_MS);
}

async function orderOfAsk({ dependencies }: Stage, { sale }: Deal, askId: AskId): Promise<OrderId> {
  const orderId = (await askById(dependencies.pool, askId))?.orderId ?? null;
  if (orderId === null) throw new Error(`Expected ask ${askId} (line ${sale.line}) to have met its bid.`);
  return orderId;
}

/**
 * Rows E32 and E33 of the life cycle: pays by GCash, or by card above GCash's limit. The fees of an order are far
 * below the margin of 1% and ₱500.
 */
async function payOrder({ perform }: Stage, { sale, buyer }: Deal, orderId: OrderId): Promise<void> {
  const byCard = sale.price * 1.01 + 50_000 > channelLimits.GCASH.max && buyer.cardId !== null;
  const choice = byCard ? { paymentMethodId: buyer.cardId } : gcash;
  await perform(buyer, 'payOrder', { params: { orderId }, body: { ...choice, returnPath: `/order/${orderId}` } });
}
