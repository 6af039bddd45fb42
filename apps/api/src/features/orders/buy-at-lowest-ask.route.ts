import type { Routes } from '@suki/contract/routes';
import { pipelined } from '@suki/db/pipelined';
import { hasListedAskOf } from '@suki/db/queries/books';
import { type PurchaseFacts, purchaseFacts } from '@suki/db/queries/purchase-facts';
import { type BuyerAndBook, lockBuyerAndBook, lockOffer, type Offer } from '@suki/db/queries/purchase-locks';
import { lockStock } from '@suki/db/queries/stock';
import { type Tx, withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { decide } from '@suki/domain/trade/decide/decide';
import { purchaseQuote } from '@suki/domain/trade/decide/purchase-quote';
import type { BuyerFacts, ItemFacts } from '@suki/domain/trade/facts/command-facts';
import { perKeyQueue } from '../../concurrency/per-key-queue.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { feeRulesIn } from '../asks/fee-rules-of.ts';
import { carryOut } from '../trade/carry-out.ts';
import { answerOfPurchase } from './fresh-order.ts';
import { orderDetails, regionOf } from './order-details.ts';

type Request = Pick<RouteRequest<Routes['buyAtLowestAsk']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;
type Address = NonNullable<PurchaseFacts['address']>;

/**
 * Purchases of one size queue in the process, without a connection, because the lock of their book lets one through at
 * a time. Without this queue a drop took all twenty connections, and people who looked at other pages waited for a
 * second (`bench trade`). Two at once, so that the second has begun when the first commits.
 */
const PURCHASES_AT_ONCE = 2;
/** Half of the time that a browser waits. A queue that long means that something holds the book wrongly. */
const WAIT_MAX_MS = 10_000;
const purchaseQueue = perKeyQueue(PURCHASES_AT_ONCE);
const WAITED_TOO_LONG =
  'Too many people want this size at this moment. Nothing was bought or paid. Try again in a moment.';

/** Facts that no trade changes, so they are read before any lock. */
type Purchase = {
  readonly request: Request;
  readonly address: Address;
  readonly sku: PurchaseFacts;
};

/**
 * `POST /order`: E31, one transaction. User, book and the first ask of the queue are locked, the rules decide, the
 * order is made, and the answer is kept under the intent's key. Refusals that a plain read can give come before any
 * lock, so that the losers of a race for the last pair do not stand in line for its book (ADR 0002).
 */
export const buyAtLowestAsk: Handler<'buyAtLowestAsk'> = { settles: true, work: buy };

async function buy(request: Request, dependencies: Dependencies) {
  const { body, caller, refuse, refuseAs } = request;
  const { pool, realClock } = dependencies;
  const sku = await purchaseFacts(pool, { ...body, buyerId: caller.userId });
  if (sku === undefined) throw refuse('SKU_NOT_FOUND');
  const { address } = sku;
  if (address === null) throw refuse('ADDRESS_NOT_FOUND');
  const best = body.lane === 'flash' ? sku.flashLowestAsk : sku.lowestAsk;
  if (best === null) throw refuse('ASK_GONE');
  const quoted = purchaseQuote({ ...body, price: best, buyerRegion: regionOf(address) });
  // The best price of the book counts, whoever asks it: an answer that depended on the seller would tell a stranger
  // whose ask it is. The buyer's own ask is passed over under the lock; the asks behind it cost as much or more.
  if (!quoted.ok) throw refuseAs(quoted);
  const since = realClock.now().getTime();
  return purchaseQueue(`${body.skuId} ${body.lane}`, async (rejectWaiting) => {
    if (realClock.now().getTime() - since > WAIT_MAX_MS)
      throw new ApiRefusal('UNAVAILABLE', { message: WAITED_TOO_LONG });
    try {
      return await withTransaction(pool, (tx) => placeOrder(tx, { request, address, sku }, dependencies));
    } catch (error) {
      // The calls that wait already would find the book empty too. Before they were rejected here, hundreds of them
      // took a turn each, for seconds.
      if (error instanceof ApiRefusal && error.reason === 'ASK_GONE') rejectWaiting(() => refuse('ASK_GONE'));
      throw error;
    }
  });
}

async function placeOrder(tx: Tx, purchase: Purchase, dependencies: Dependencies) {
  const { request, address, sku } = purchase;
  const { body, caller, intent } = request;
  const { clock, ids } = dependencies;
  // One round trip: the connection runs these statements in this order, which is the lock order.
  const [locked, { ask, counts }] = await pipelined([
    lockBuyerAndBook(tx, { buyerId: caller.userId, skuId: body.skuId }, clock.now()),
    offerTo(tx, request, clock.now()),
  ]);
  if (locked === undefined) throw request.refuse('NOT_REGISTERED');
  const feeRules = feeRulesIn(locked.feeRules);
  const hasLinkedAsk = ask === undefined && (await hasListedAskOf(tx, body.skuId, body.lane, caller.userId));
  const now = clock.now();
  const buyer: BuyerFacts = { ...buyerFactsOf(locked.buyer, counts), region: regionOf(address) };
  // An item in the warehouse is reserved with its ask.
  const stock = ask?.stockId == null ? null : ((await lockStock(tx, ask.stockId)) ?? null);
  const command = { name: 'buy_at_lowest_ask', orderId: ids.next('ord'), ...body } as const;
  const item: ItemFacts = { status: sku.status, hasSku: true };
  const decision = decide(command, { ask: ask ?? null, hasLinkedAsk, buyer, item, feeRules, stock }, now);
  if (!decision.ok) throw request.refuseAs(decision);
  if (ask === undefined) throw new TypeError('Expected no order to be made without an ask.');
  const details = orderDetails({ lane: ask.lane, askRegion: ask.region, address, now });
  const { item: itemCard, sku: size } = locked;
  const ordered = { itemOf: () => itemCard, skuOf: () => size };
  const answer = answerOfPurchase({ approval: decision, details, item: ordered }, dependencies);
  const context = { at: now, actorId: caller.userId, newOrder: details };
  await carryOut(tx, decision, context, { ids, isLast: true, beside: () => [intent.settle(tx, answer)] });
  return answer;
}

function offerTo(tx: Tx, { body, caller }: Request, now: Date): Promise<Offer> {
  const since = (windowMs: number): Date => new Date(now.getTime() - windowMs);
  return lockOffer(tx, {
    skuId: body.skuId,
    lane: body.lane,
    buyerId: caller.userId,
    lapsesSince: since(limits.lapseWindowMs),
    skuLapsesSince: since(limits.skuLapseWindowMs),
  });
}

function buyerFactsOf(
  buyer: BuyerAndBook['buyer'],
  { isBuyingSuspended, ...counts }: Offer['counts'],
): Omit<BuyerFacts, 'region'> {
  return {
    userId: buyer.id,
    isRegistered: !buyer.isAnonymous,
    isSuspended: buyer.suspendedAt !== null || isBuyingSuspended,
    hasAddress: true,
    unpaidOrderCount: counts.unpaidOrderCount,
    lapsesInADay: counts.lapsesInWindow,
    lapsesOnSku: counts.lapsesOnSkuInWindow,
    isOwnBidMatched: counts.liveBidStatus === 'seller_to_pay_deposit' || counts.liveBidStatus === 'buyer_to_pay',
  };
}
