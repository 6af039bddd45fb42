import type { Routes } from '@suki/contract/routes';
import { applyDecision } from '@suki/db/apply-decision';
import { hasListedAskOf, lockBook, lowestListedAsk, type QueuedAsk } from '@suki/db/queries/books';
import { orderedThingOf } from '@suki/db/queries/ordered-thing';
import { buyerOrderCounts } from '@suki/db/queries/orders';
import { type PurchaseFacts, purchaseFacts } from '@suki/db/queries/purchase-facts';
import { lockStock } from '@suki/db/queries/stock';
import { lockUser } from '@suki/db/queries/users';
import { together } from '@suki/db/together';
import { type Tx, withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { BuyerFacts, ItemFacts } from '@suki/domain/trade/command-facts';
import { decide } from '@suki/domain/trade/decide';
import type { Refusal } from '@suki/domain/trade/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { RouteRequest } from '../../http/handlers.ts';
import { feeRulesIn } from '../asks/fee-rules-of.ts';
import { answerOfPurchase } from './fresh-order.ts';
import { orderDetails, regionOf } from './order-details.ts';

type Request = Pick<RouteRequest<Routes['buyAtLowestAsk']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;
type Address = NonNullable<PurchaseFacts['address']>;

/** Read before any lock: none of it changes with a trade. */
type Purchase = {
  readonly request: Request;
  readonly address: Address;
  readonly sku: PurchaseFacts;
};

/**
 * E31, one transaction: user, book and the first ask of the queue are locked, the rules decide, the order is made and the answer is kept
 * under the intent's key. Refusals that a plain read can give come before any lock, so that the losers of a race for the last pair do not
 * stand in line for its book (ADR 0002).
 */
export async function buyAtLowestAsk(request: Request, dependencies: Dependencies) {
  const { body, caller, refuse } = request;
  const { pool } = dependencies;
  const sku = await purchaseFacts(pool, { ...body, buyerId: caller.userId });
  if (sku === undefined) throw refuse('SKU_NOT_FOUND');
  const { address } = sku;
  if (address === null) throw refuse('ADDRESS_NOT_FOUND');
  const best = body.lane === 'flash' ? sku.flashLowestAsk : sku.lowestAsk;
  if (best === null) throw refuse('ASK_GONE');
  const quote = buyerQuote({ price: best, lane: body.lane, buyerRegion: regionOf(address) });
  // The book counts the buyer's own ask as well: then the queue behind it is looked at under the lock.
  const isTooDear = quote.total > body.maxTotal;
  if (isTooDear && !(await hasListedAskOf(pool, body.skuId, body.lane, caller.userId))) {
    throw refuse('PRICE_CHANGED', { details: dearer(body, quote) });
  }
  return withTransaction(pool, (tx) => buy(tx, { request, address, sku }, dependencies));
}

type Total = Pick<ReturnType<typeof buyerQuote>, 'total' | 'lines'>;

/** Details of `PRICE_CHANGED`: the new quote, as `BuyerQuote` of the contract. */
function dearer({ skuId, lane, maxTotal }: Request['body'], { total, lines }: Total) {
  return { maxTotal, total, quote: { skuId, lane, total, lines } };
}

async function buy(tx: Tx, purchase: Purchase, dependencies: Dependencies) {
  const { request, address, sku } = purchase;
  const { body, caller, intent } = request;
  const { clock, ids } = dependencies;
  // One round trip: the connection works through them in this order, plain reads first, then the lock order.
  const [thing, user, , ask, { isBuyingSuspended, ...counts }] = await Promise.all([
    orderedThingOf(tx, body.skuId),
    lockUser(tx, caller.userId),
    lockBook(tx, body.skuId),
    lowestListedAsk(tx, body.skuId, body.lane, { excludeSellerId: caller.userId }),
    countsOf(tx, request, clock.now()),
  ]);
  if (thing === undefined) throw new Error(`Expected ${body.skuId} to exist, for it was there before.`);
  const feeRules = feeRulesIn(thing.feeRules);
  if (user === undefined) throw request.refuse('NOT_REGISTERED');
  const hasLinkedAsk = ask === undefined && (await hasListedAskOf(tx, body.skuId, body.lane, caller.userId));
  const now = clock.now();
  const buyer: BuyerFacts = {
    ...counts,
    userId: user.id,
    isRegistered: !user.isAnonymous,
    isSuspended: user.suspendedAt !== null || isBuyingSuspended,
    hasAddress: true,
    region: regionOf(address),
  };
  // An item in the warehouse is reserved with its ask.
  const stock = ask?.stockId == null ? null : ((await lockStock(tx, ask.stockId)) ?? null);
  const command = { name: 'buy_at_lowest_ask', orderId: ids.next('ord'), ...body } as const;
  const item: ItemFacts = { status: sku.status, hasSku: true };
  const decision = decide(command, { ask: ask ?? null, hasLinkedAsk, buyer, item, feeRules, stock }, now);
  if (!decision.ok) throw refusalOf(decision, ask, purchase);
  if (ask === undefined) throw new TypeError('Expected no order to be made without an ask.');
  const { price, lane } = ask;
  const details = orderDetails({ price, lane, quoteLane: lane, askRegion: ask.region, address, now });
  const { item: itemCard, sku: size } = thing;
  const things = { itemOf: () => itemCard, skuOf: () => size };
  const answer = answerOfPurchase({ approval: decision, details, thing: things }, dependencies);
  await together([
    applyDecision(tx, decision, { at: now, actorId: caller.userId, newOrder: details }),
    intent.settle(tx, answer),
  ]);
  return answer;
}

function refusalOf(refusal: Refusal, ask: QueuedAsk | undefined, { request, address }: Purchase): Error {
  const { body, refuse, refuseAs } = request;
  if (refusal.reason !== 'PRICE_CHANGED' || ask === undefined) return refuseAs(refusal);
  const quote = buyerQuote({ price: ask.price, lane: ask.lane, buyerRegion: regionOf(address) });
  return refuse('PRICE_CHANGED', { details: dearer(body, quote) });
}

async function countsOf(
  tx: Tx,
  { body, caller }: Request,
  now: Date,
): Promise<
  Pick<BuyerFacts, 'unpaidOrderCount' | 'lapsesInADay' | 'lapsesOnSku' | 'isOwnBidMatched'> & {
    isBuyingSuspended: boolean;
  }
> {
  const since = (windowMs: number): Date => new Date(now.getTime() - windowMs);
  const counts = await buyerOrderCounts(tx, {
    buyerId: caller.userId,
    skuId: body.skuId,
    lapsesSince: since(limits.lapseWindowMs),
    skuLapsesSince: since(limits.skuLapseWindowMs),
  });
  return {
    unpaidOrderCount: counts.unpaidOrderCount,
    lapsesInADay: counts.lapsesInWindow,
    lapsesOnSku: counts.lapsesOnSkuInWindow,
    isOwnBidMatched: counts.liveBidStatus === 'seller_to_pay_deposit' || counts.liveBidStatus === 'buyer_to_pay',
    isBuyingSuspended: counts.isBuyingSuspended,
  };
}
