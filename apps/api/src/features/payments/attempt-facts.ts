import { type Attempt, lockAttempt, subjectOf } from '@suki/db/queries/attempts';
import { lockBid } from '@suki/db/queries/bid-snapshot';
import { addressOfBid, liveBidOf } from '@suki/db/queries/bids';
import { closedAtOf } from '@suki/db/queries/history';
import { balanceOf } from '@suki/db/queries/ledger';
import { owedBy } from '@suki/db/queries/owed';
import { lockReturnLeg } from '@suki/db/queries/returns';
import { skuFacts } from '@suki/db/queries/sku-facts';
import type { Tx } from '@suki/db/tx';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import type { AttemptId, OrderId, SkuId } from '@suki/domain/ids/id';
import type { NewOrderFacts } from '@suki/domain/trade/facts/command-facts';
import type { FactsOf } from '@suki/domain/trade/facts/commands';
import type { AttemptSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Dependencies } from '../../dependencies.ts';
import { feeRulesOf } from '../asks/fee-rules-of.ts';
import { regionOf } from '../orders/order-details.ts';
import { type BidTrade, lockBidTrade } from '../trade/lock-bid.ts';
import { type AskTrade, lockAskTrade, lockTradeOfOrderWith, type Trade } from '../trade/lock-trade.ts';

type Paid = { readonly attempt: AttemptSnapshot };

/** An attempt's subject with every fact that the end of the attempt may need; all of it locked. */
export type AttemptFacts = Paid &
  (
    | ({
        readonly of: 'ask';
        readonly feeRules: FeeRules | undefined;
        readonly newOrder: NewOrderFacts | undefined;
      } & AskTrade)
    | ({ readonly of: 'bid' } & BidTrade)
    | ({ readonly of: 'order' } & Trade &
        Pick<FactsOf<'payment_succeeded'>, 'ownBid' | 'openedBeforeLapse' | 'isFineInSuspense'>)
    | ({ readonly of: 'return' } & Omit<FactsOf<'return_paid'>, 'attempt'>)
  );

/**
 * Locks the subject of an attempt and then the attempt, in lock order.
 * @throws Error when the attempt has no owner; its foreign keys forbid that.
 */
export async function lockAttemptFacts(
  tx: Tx,
  found: Attempt,
  needs: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<AttemptFacts> {
  const subject = subjectOf(found);
  if (subject.entity === 'order') return lockPaidOrder(tx, found.id, subject.id);
  const owner = await lockOwner(tx, subject, needs);
  const attempt = await lockAttempt(tx, found.id);
  if (owner === undefined || attempt === undefined) {
    throw ownerless(found.id);
  }
  return { ...owner, attempt };
}

const ownerless = (id: AttemptId): Error =>
  new Error(`Expected attempt ${id} to belong to something that exists; its foreign keys demand it.`);

type OrderFacts = Extract<AttemptFacts, { of: 'order' }>;

/** An order and its attempt, read and locked in one round trip: nearly every payment is for an order. */
async function lockPaidOrder(tx: Tx, attemptId: AttemptId, orderId: OrderId): Promise<OrderFacts> {
  const locked = await lockTradeOfOrderWith(tx, orderId, ({ buyerId, skuId }) =>
    Promise.all([lockAttempt(tx, attemptId), liveBidOf(tx, buyerId, skuId)]),
  );
  const [attempt, liveBid] = locked?.behind ?? [];
  if (locked === undefined || attempt === undefined) throw ownerless(attemptId);
  const { trade } = locked;
  // E37: the buyer's own bid on the size that they have bought now.
  const isOwnBid = trade.order.origin === 'buy_now' && liveBid !== undefined;
  const ownBid = isOwnBid ? ((await lockBid(tx, liveBid.id)) ?? null) : null;
  return { of: 'order', ...trade, ownBid, attempt, ...(await lateFacts(tx, trade, attempt)) };
}

type OtherFacts = Exclude<AttemptFacts, { of: 'order' }>;
type Owner = OtherFacts extends infer Facts ? (Facts extends Paid ? Omit<Facts, 'attempt'> : never) : never;

async function lockOwner(
  tx: Tx,
  subject: Exclude<AttemptSnapshot['subject'], { entity: 'order' }>,
  needs: Pick<Dependencies, 'ids' | 'clock'>,
): Promise<Owner | undefined> {
  switch (subject.entity) {
    case 'ask': {
      const trade = await lockAskTrade(tx, subject.id);
      if (trade === undefined) return undefined;
      const { ask } = trade;
      // Only a raised price and a new order need the fee rules.
      const isPriced = ask.deposit.raise !== null || ask.origin === 'accept_bid';
      const feeRules = isPriced ? await feeRulesOfSku(tx, ask.skuId, needs.clock.now()) : undefined;
      return { of: 'ask', ...trade, feeRules, newOrder: await orderFacts(tx, { ...trade, feeRules }, needs) };
    }
    case 'bid': {
      const trade = await lockBidTrade(tx, subject.id);
      return trade === undefined ? undefined : { of: 'bid', ...trade };
    }
    case 'return': {
      const returnLeg = await lockReturnLeg(tx, subject.id);
      if (returnLeg === undefined) return undefined;
      return { of: 'return', returnLeg, owed: await owedBy(tx, [returnLeg.sellerId]) };
    }
    default:
      return subject satisfies never;
  }
}

/** The fee rules that share out an ask's price: a raised price goes live with the rest of the deposit (E09p). */
async function feeRulesOfSku(tx: Tx, skuId: SkuId, at: Date): Promise<FeeRules> {
  const sku = await skuFacts(tx, skuId);
  if (sku === undefined) throw new Error(`Expected ${skuId} to exist: its book is locked.`);
  return feeRulesOf(tx, sku, at);
}

/** E25: the deposit for an accepted bid makes the order. */
async function orderFacts(
  tx: Tx,
  { bid, feeRules }: AskTrade & { readonly feeRules: FeeRules | undefined },
  { ids }: Pick<Dependencies, 'ids'>,
): Promise<NewOrderFacts | undefined> {
  if (bid === null || feeRules === undefined) return undefined;
  const { buyerAddress } = await addressOfBid(tx, bid.id);
  return { orderId: ids.next('ord'), feeRules, buyerRegion: regionOf(buyerAddress) };
}

/**
 * E38: facts about a payment that came after the order's end: begun before that end or not, and the fine still in
 * suspense or not.
 */
async function lateFacts(tx: Tx, { order, bid }: Trade, attempt: AttemptSnapshot) {
  if (order.status !== 'transaction_closed') return {};
  const [closedAt, suspense] = await Promise.all([
    closedAtOf(tx, order.id),
    bid === null ? 0 : balanceOf(tx, `penalty:${bid.deposit.id}`),
  ]);
  return { openedBeforeLapse: closedAt !== null && attempt.createdAt < closedAt, isFineInSuspense: suspense > 0 };
}
