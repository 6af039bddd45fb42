import type { Routes } from '@suki/contract/routes';
import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { lowestAskFor } from '@suki/db/queries/bid-queue';
import { liveBidOf } from '@suki/db/queries/bids';
import { lockBook } from '@suki/db/queries/books';
import { type SkuFacts, skuFacts } from '@suki/db/queries/sku-facts';
import { standingOf } from '@suki/db/queries/standings';
import { lockUser } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { regionOf } from '../orders/order-details.ts';
import { carryOut } from '../trade/carry-out.ts';
import { presentBid } from './present-bid.ts';

type Request = Pick<RouteRequest<Routes['postBid']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;
type Address = NonNullable<Awaited<ReturnType<typeof addressOfUser>>>;
type Wish = { readonly request: Request; readonly sku: SkuFacts; readonly address: Address };

/**
 * `POST /bid`: E13, one transaction. The lock of the bidder's row keeps a person to one live bid on a size; the lock of
 * the book keeps the lowest ask.
 */
export const postBid: Handler<'postBid'> = async (request, dependencies) => {
  const { body, caller, refuse } = request;
  const { pool } = dependencies;
  const [sku, address] = await Promise.all([
    skuFacts(pool, body.skuId),
    addressOfUser(pool, body.addressId, caller.userId),
  ]);
  if (sku === undefined || sku.itemId !== body.itemId) throw refuse('SKU_NOT_FOUND');
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  return withTransaction(pool, (tx) => post(tx, { request, sku, address }, dependencies));
};

async function post(tx: Tx, { request, sku, address }: Wish, dependencies: Dependencies) {
  const { body, caller, intent, refuse, refuseAs } = request;
  const { clock, ids } = dependencies;
  const { itemId, skuId, price, expiryDays } = body;
  const since = new Date(clock.now().getTime() - limits.depositDefaultWindowMs);
  // One round trip: the connection runs these statements in this order, which is the lock order.
  const [user, standing, , live, lowest] = await Promise.all([
    lockUser(tx, caller.userId),
    standingOf(tx, caller.userId, since),
    lockBook(tx, skuId),
    liveBidOf(tx, caller.userId, skuId),
    lowestAskFor(tx, skuId, caller.userId),
  ]);
  if (user === undefined) throw refuse('NOT_REGISTERED');
  const now = clock.now();
  const bidder = {
    userId: user.id,
    isRegistered: !user.isAnonymous,
    isSuspended: user.suspendedAt !== null || standing.isBuyingSuspended,
    isPhoneVerified: user.phoneVerifiedAt !== null,
    hasAddress: true,
    liveBidsOnSku: live === undefined ? 0 : 1,
  };
  const command = {
    name: 'post_bid',
    bidId: ids.next('bid'),
    depositId: ids.next('dep'),
    itemId,
    skuId,
    price,
    expiryDays,
  } as const;
  const item = { status: sku.status, hasSku: true };
  const facts = { bidder, item, lowestAsk: lowest.price, lowestOwnAsk: lowest.ownPrice };
  const decision = decide(command, facts, now);
  const buyerAddress = copyOfAddress(address);
  if (!decision.ok) {
    if (decision.reason !== 'BUY_NOW_AVAILABLE' || lowest.price === null) throw refuseAs(decision);
    const quote = buyerQuote({ price: lowest.price, lane: 'standard', buyerRegion: regionOf(buyerAddress) });
    const { total, lines } = quote;
    throw refuse('BUY_NOW_AVAILABLE', {
      details: { lowestAsk: lowest.price, quote: { skuId, lane: 'standard', total, lines } },
    });
  }
  const newBid = { buyerAddress, buyerRegion: address.region };
  await carryOut(tx, decision, { at: now, actorId: caller.userId, newBid }, { ids });
  const bid = await presentBid(tx, { bidId: command.bidId, isNew: true }, dependencies);
  const answer = { bidId: bid.id, bidStatus: 'to_pay' as const, depositAmount: bid.deposit.amount, bid };
  await intent.settle(tx, answer);
  return answer;
}
