import type { Routes } from '@suki/contract/routes';
import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { highestOwnBid } from '@suki/db/queries/bid-queue';
import { type SkuFacts, skuFacts } from '@suki/db/queries/sku-facts';
import { lockUser } from '@suki/db/queries/users';
import { type Tx, withTransaction } from '@suki/db/tx';
import { income } from '@suki/domain/fees/income';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler, RouteRequest } from '../../http/handler.ts';
import { carryOut } from '../trade/carry-out.ts';
import { feeRulesOf } from './fee-rules-of.ts';
import { presentAsk } from './present-ask.ts';
import { sellerFacts } from './seller-facts.ts';

type Request = Pick<RouteRequest<Routes['postAsk']>, 'body' | 'caller' | 'intent' | 'refuse' | 'refuseAs'>;
type Address = NonNullable<Awaited<ReturnType<typeof addressOfUser>>>;
type Offer = { readonly request: Request; readonly sku: SkuFacts; readonly address: Address };

/**
 * `POST /ask`: E01, one transaction under the lock of the seller's row, so that two calls at once cannot exceed the
 * limit of open asks.
 */
export const postAsk: Handler<'postAsk'> = async (request, dependencies) => {
  const { body, caller, refuse } = request;
  const { pool } = dependencies;
  const [sku, address] = await Promise.all([
    skuFacts(pool, body.skuId),
    addressOfUser(pool, body.returnAddressId, caller.userId),
  ]);
  if (sku === undefined || sku.itemId !== body.itemId) throw refuse('SKU_NOT_FOUND');
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  return withTransaction(pool, (tx) => post(tx, { request, sku, address }, dependencies));
};

async function post(tx: Tx, { request, sku, address }: Offer, dependencies: Dependencies) {
  const { body, caller, intent, refuse, refuseAs } = request;
  const { clock, ids } = dependencies;
  const user = await lockUser(tx, caller.userId);
  if (user === undefined) throw refuse('NOT_REGISTERED');
  const now = clock.now();
  const [seller, ownBid, feeRules] = await Promise.all([
    sellerFacts(tx, user, body.skuId),
    highestOwnBid(tx, body.skuId, user.id),
    feeRulesOf(tx, sku, now),
  ]);
  const { itemId, skuId, price, expiryDays } = body;
  const command = { askId: ids.next('ask'), depositId: ids.next('dep'), itemId, skuId, price, expiryDays };
  const item = { status: sku.status, hasSku: true };
  const decision = decide({ name: 'post_ask', ...command }, { seller, item, highestOwnBid: ownBid }, now);
  if (!decision.ok) throw refuseAs(decision);
  const newAsk = { ...income(price, feeRules), returnAddress: copyOfAddress(address), region: address.region };
  await carryOut(tx, decision, { at: now, actorId: caller.userId, newAsk }, { ids });
  const ask = await presentAsk(tx, { askId: command.askId, isNew: true }, dependencies);
  const answer = { askId: ask.id, status: 'to_pay' as const, depositAmount: ask.deposit.amount, ask };
  await intent.settle(tx, answer);
  return answer;
}
