import type { AcceptedBid } from '@suki/contract/acceptances/acceptances.schemas';
import type { ApplyContext } from '@suki/db/apply-decision';
import { addressOfUser, copyOfAddress } from '@suki/db/queries/addresses';
import { askById } from '@suki/db/queries/asks';
import { firstBidFor, hasLinkedBid, ownLiveAsk, unpaidAcceptances } from '@suki/db/queries/bid-queue';
import { addressOfBid } from '@suki/db/queries/bids';
import { lockBook } from '@suki/db/queries/books';
import { skuFacts } from '@suki/db/queries/sku-facts';
import { standingOf } from '@suki/db/queries/standings';
import { lockStock } from '@suki/db/queries/stock';
import { lockUser } from '@suki/db/queries/users';
import type { Tx } from '@suki/db/tx';
import { limits } from '@suki/domain/config/limits';
import { income } from '@suki/domain/fees/income';
import type { AddressId, AskId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { zero } from '@suki/domain/money/centavos';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Approval } from '@suki/domain/trade/facts/decision';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiRefusal, RefusalOptions } from '../../http/api-refusal.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { sellerFacts } from '../asks/seller-facts.ts';
import { orderDetailsOfBid, regionOf } from '../orders/order-details.ts';
import { carryOut } from '../trade/carry-out.ts';

export type Acceptance = {
  readonly how: 'accept_bid' | 'accept_bid_without_pay';
  readonly sellerId: UserId;
  readonly skuId: SkuId;
  readonly floorPrice: Centavos | null;
  readonly askId?: AskId | undefined;
  readonly returnAddressId: AddressId;
  readonly refuse: (
    reason: 'NOT_REGISTERED' | 'SKU_NOT_FOUND' | 'ADDRESS_NOT_FOUND' | 'ASK_NOT_FOUND' | 'NOT_ALLOWED_NOW',
    options?: RefusalOptions,
  ) => ApiRefusal;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
};

type Needs = Pick<Dependencies, 'clock' | 'ids'>;
type ReturnAddress = NonNullable<Awaited<ReturnType<typeof addressOfUser>>>;

/** The result of an acceptance. The route starts the payment, when its call asks for one. */
export type Accepted = { readonly answer: z.output<typeof AcceptedBid>; readonly ask: AskSnapshot; readonly now: Date };

/**
 * E22a, E22b, E23 inside the caller's transaction: the first bid in the queue gets the pair, from an own live ask, or
 * from an ask that is made for the bid and waits for its deposit. Locks user, book, ask, bid (ADR 0002).
 */
export async function acceptBid(tx: Tx, acceptance: Acceptance, { clock, ids }: Needs): Promise<Accepted> {
  const { how, sellerId, skuId, floorPrice, refuse, refuseAs } = acceptance;
  const [sku, address, named] = await Promise.all([
    skuFacts(tx, skuId),
    addressOfUser(tx, acceptance.returnAddressId, sellerId),
    acceptance.askId === undefined ? undefined : askById(tx, acceptance.askId),
  ]);
  if (sku === undefined) throw refuse('SKU_NOT_FOUND');
  if (acceptance.askId !== undefined && named?.sellerId !== sellerId) throw refuse('ASK_NOT_FOUND');
  if (address === undefined) throw refuse('ADDRESS_NOT_FOUND');
  const now = clock.now();
  const user = await lockUser(tx, sellerId);
  if (user === undefined) throw refuse('NOT_REGISTERED');
  const since = new Date(now.getTime() - limits.depositDefaultWindowMs);
  const [, ask, bid, isLinked, facts, unpaid, standing, feeRules] = await Promise.all([
    lockBook(tx, skuId),
    ownLiveAsk(tx, skuId, sellerId, acceptance.askId),
    firstBidFor(tx, skuId, sellerId),
    hasLinkedBid(tx, skuId, sellerId),
    sellerFacts(tx, user, skuId),
    unpaidAcceptances(tx, sellerId),
    standingOf(tx, sellerId, since),
    feeRulesOf(tx, sku, now),
  ]);
  if (named !== undefined && ask === undefined) throw refuse('NOT_ALLOWED_NOW', { details: { status: named.status } });
  const stock = ask?.stockId == null ? null : ((await lockStock(tx, ask.stockId)) ?? null);
  const buyerRegion = bid === undefined ? null : regionOf((await addressOfBid(tx, bid.id)).buyerAddress);
  const command = { name: how, askId: ids.next('ask'), depositId: ids.next('dep'), floorPrice } as const;
  const decision = decide(
    command,
    {
      bid: bid ?? null,
      hasLinkedBid: isLinked,
      ask: ask ?? null,
      seller: { ...facts, unpaidAcceptances: unpaid, depositDefaults: standing.depositDefaults },
      item: { status: sku.status, hasSku: true },
      newOrder: { orderId: ids.next('ord'), feeRules, buyerRegion },
      stock,
    },
    now,
  );
  if (!decision.ok) throw refuseAs(decision);
  if (bid === undefined) throw new TypeError('Expected no bid to be accepted where there is none.');
  const made = { approval: decision, ask, bid, address, feeRules, now };
  await carryOut(tx, decision, { at: now, actorId: sellerId, ...(await detailsOf(tx, made)) }, { ids });
  return acceptedOf(made);
}

type Made = {
  readonly approval: Approval;
  readonly ask: AskSnapshot | undefined;
  readonly bid: BidSnapshot;
  readonly address: ReturnAddress;
  readonly feeRules: Awaited<ReturnType<typeof feeRulesOf>>;
  readonly now: Date;
};

/** Facts of the new ask or order that the rules do not know: income, addresses, region. */
async function detailsOf(
  tx: Tx,
  { ask, bid, address, feeRules, now }: Made,
): Promise<Pick<ApplyContext, 'newAsk' | 'newOrder'>> {
  if (ask === undefined) {
    const newAsk = { ...income(bid.price, feeRules), returnAddress: copyOfAddress(address), region: address.region };
    return { newAsk };
  }
  return { newOrder: await orderDetailsOfBid(tx, { ask, bid }, { now }) };
}

function acceptedOf({ approval, ask: own, bid, now }: Made): Accepted {
  const { creations, timers } = approval;
  const order = creations.find(({ entity }) => entity === 'order');
  const created = creations.find(({ entity }) => entity === 'ask');
  const ask = created?.entity === 'ask' ? created.row : own;
  if (ask === undefined) throw new TypeError('Expected an accepted bid to have an ask.');
  const deadline = timers.find((timer) => timer.change === 'start' && timer.kind === 'acceptance_deposit');
  const answer = {
    askId: ask.id,
    price: bid.price,
    orderId: order?.entity === 'order' ? order.row.id : null,
    depositDue: own === undefined ? ask.deposit.amount : zero,
    payBefore: deadline?.change === 'start' ? deadline.fireAt.toISOString() : null,
    payment: null,
  };
  return { answer, ask, now };
}
