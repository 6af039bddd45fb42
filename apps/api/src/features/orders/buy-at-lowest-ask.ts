import type { Routes } from '@suki/contract/routes';
import { applyDecision } from '@suki/db/apply-decision';
import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { askById } from '@suki/db/queries/asks';
import { bookOfSku, hasListedAskOf, lockBook, lowestListedAsk } from '@suki/db/queries/books';
import { buyerOrderCounts, type NewOrder } from '@suki/db/queries/orders';
import { type SkuFacts, skuFacts } from '@suki/db/queries/sku-facts';
import { lockUser, type User } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { OrderId } from '@suki/domain/ids/id';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import type { BuyerFacts } from '@suki/domain/trade/commands';
import { decide } from '@suki/domain/trade/decide';
import type { AskSnapshot } from '@suki/domain/trade/snapshot';
import type { Dependencies } from '../../dependencies.ts';
import type { RouteRequest } from '../../http/handlers.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { presentOrder } from './present-order.ts';

type Request = Pick<RouteRequest<Routes['buyAtLowestAsk']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;
type Address = NonNullable<Awaited<ReturnType<typeof addressOfUser>>>;

/**
 * E31, one transaction: user, book and the first ask of the queue are locked, the rules decide, the order is made and the answer is kept
 * under the intent's key. Refusals that a plain read can give come before any lock, so that the losers of a race for the last pair do not
 * stand in line for its book (ADR 0002).
 */
export async function buyAtLowestAsk(request: Request, dependencies: Dependencies) {
  const { body, caller, refuse } = request;
  const { pool } = dependencies;
  const [sku, address] = await Promise.all([
    skuFacts(pool, body.skuId),
    addressOfUser(pool, body.addressId, caller.userId),
  ]);
  if (sku === undefined) throw refuse('SKU_NOT_FOUND');
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  await refuseFromPlainRead(request, address, dependencies);
  return withTransaction(pool, (tx) => buy(tx, { request, sku, address }, dependencies));
}

async function refuseFromPlainRead(
  { body, caller, refuse }: Request,
  address: Address,
  { pool }: Pick<Dependencies, 'pool'>,
): Promise<void> {
  const book = await bookOfSku(pool, body.skuId);
  const best = body.lane === 'flash' ? book?.flashLowestAsk : book?.lowestAsk;
  if (best === null || best === undefined) throw refuse('ASK_GONE');
  const quote = buyerQuote({ price: best, lane: body.lane, buyerRegion: regionOf(address) });
  // The book counts the buyer's own ask as well: then the queue behind it is looked at under the lock.
  const isOwn = quote.total > body.maxTotal && (await hasListedAskOf(pool, body.skuId, body.lane, caller.userId));
  if (quote.total > body.maxTotal && !isOwn) {
    throw refuse('PRICE_CHANGED', {
      details: { maxTotal: body.maxTotal, total: quote.total, quote: { ...quote, skuId: body.skuId, lane: body.lane } },
    });
  }
}

type Purchase = { readonly request: Request; readonly sku: SkuFacts; readonly address: Address };

async function buy(tx: Tx, { request, sku, address }: Purchase, dependencies: Dependencies) {
  const { body, caller, intent, refuseAs } = request;
  const { clock, ids } = dependencies;
  const user = await lockUser(tx, caller.userId);
  if (user === undefined) throw request.refuse('NOT_REGISTERED');
  // One round trip: the connection works through them in this order.
  const [buyer, , ask, hasOwnAsk, feeRules] = await Promise.all([
    buyerFacts(tx, { user, address, skuId: body.skuId, now: clock.now() }),
    lockBook(tx, body.skuId),
    lowestListedAsk(tx, body.skuId, body.lane, { excludeSellerId: caller.userId }),
    hasListedAskOf(tx, body.skuId, body.lane, caller.userId),
    feeRulesOf(tx, sku),
  ]);
  const now = clock.now();
  const orderId = ids.next('ord');
  const command = { name: 'buy_at_lowest_ask', orderId, ...body } as const;
  const item = { status: sku.status, hasSku: true };
  const decision = decide(command, { ask: ask ?? null, hasLinkedAsk: hasOwnAsk, buyer, item, feeRules }, now);
  if (!decision.ok) throw refuseAs(decision);
  const newOrder = ask === undefined ? undefined : await detailsOf(tx, { ask, address, now });
  await applyDecision(tx, decision, { at: now, actorId: caller.userId, newOrder });
  return answer(tx, { orderId, request: { caller, intent } }, dependencies);
}

async function answer(
  tx: Tx,
  { orderId, request }: { orderId: OrderId; request: Pick<Request, 'caller' | 'intent'> },
  dependencies: Dependencies,
) {
  const order = await presentOrder(tx, { orderId, viewerId: request.caller.userId }, dependencies);
  await request.intent.settle(tx, order);
  return order;
}

async function buyerFacts(
  tx: Tx,
  { user, address, skuId, now }: { user: User; address: Address; skuId: Request['body']['skuId']; now: Date },
): Promise<BuyerFacts> {
  const since = (windowMs: number): Date => new Date(now.getTime() - windowMs);
  const counts = await buyerOrderCounts(tx, {
    buyerId: user.id,
    skuId,
    lapsesSince: since(limits.lapseWindowMs),
    skuLapsesSince: since(limits.skuLapseWindowMs),
  });
  return {
    userId: user.id,
    isRegistered: !user.isAnonymous,
    isSuspended: user.suspendedAt !== null,
    hasAddress: true,
    region: regionOf(address),
    unpaidOrderCount: counts.unpaidOrderCount,
    lapsesInADay: counts.lapsesInWindow,
    lapsesOnSku: counts.lapsesOnSkuInWindow,
  };
}

/** What is frozen with the order beside the rules' own figures. */
async function detailsOf(
  tx: Tx,
  { ask, address, now }: { ask: AskSnapshot; address: Address; now: Date },
): Promise<NewOrder> {
  const buyerRegion = regionOf(address);
  const askRegion = (await askById(tx, ask.id))?.region ?? null;
  const sellerRegion = isDeliveryRegion(askRegion) ? askRegion : null;
  const arrival = estimateArrival({ lane: ask.lane, sellerRegion, buyerRegion, from: now });
  return {
    quoteLines: buyerQuote({ price: ask.price, lane: ask.lane, buyerRegion }).lines,
    buyerAddress: copyOfAddress(address),
    buyerRegion,
    askRegion,
    arrivalMin: arrival.min,
    arrivalMax: arrival.max,
  };
}

function regionOf({ region }: Pick<Address, 'region'>) {
  return isDeliveryRegion(region) ? region : null;
}
