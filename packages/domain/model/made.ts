import { type AskId, type BidId, type OrderId, type StockId, toId, type UserId } from '../src/ids/id.ts';
import { centavos } from '../src/money/centavos.ts';
import type { AttemptSnapshot } from '../src/trade/facts/snapshot.ts';
import type { Made } from './scene.types.ts';
import type { World } from './world.ts';

/* Ids that the model has just made. The rules get them as arguments, as from a server. */

const none = {
  askId: toId('ask', 'ask_nothing0000'),
  bidId: toId('bid', 'bid_nothing0000'),
  attemptId: toId('att', 'att_nothing0000'),
  stockId: toId('stk', 'stk_nothing0000'),
  claimId: toId('clm', 'clm_nothing0000'),
};

/** Returns the ids that the model has just made; well-formed ids without a thing for all other kinds. */
export function newIds(world: World, nextId: number): Made {
  const made = new Map<string, string[]>();
  for (let count = nextId; count < world.nextId; count += 1) {
    const digits = String(count).padStart(11, '0');
    for (const [prefix, things] of kinds(world)) {
      if (things.has(`${prefix}_${digits}`)) made.set(prefix, [...(made.get(prefix) ?? []), `${prefix}_${digits}`]);
    }
  }
  const first = <Id extends string>(prefix: string, fallback: Id): Id =>
    (made.get(prefix)?.[0] as Id | undefined) ?? fallback;
  return {
    askId: first('ask', none.askId),
    bidId: first('bid', none.bidId),
    depositId: first('dep', toId('dep', first('ask', none.askId).replace('ask', 'dep'))),
    attemptId: first('att', none.attemptId),
    stockId: first('stk', none.stockId),
    claimId: first('clm', none.claimId),
    couponId: made.get('cpn')?.[0] ?? null,
    orderIds: (made.get('ord') ?? []) as OrderId[],
  };
}

function kinds(world: World): readonly (readonly [prefix: string, things: ReadonlyMap<string, unknown>])[] {
  const { asks, bids, deposits, attempts, stock, claims, coupons, orders } = world;
  return [
    ['ask', asks],
    ['bid', bids],
    ['dep', deposits],
    ['att', attempts],
    ['stk', stock],
    ['clm', claims],
    ['cpn', coupons],
    ['ord', orders],
  ];
}

/** Returns the snapshot of an attempt as a server would keep it. */
export function newAttempt(world: World, id: string): AttemptSnapshot | null {
  const attempt = world.attempts.get(id);
  if (attempt === undefined) return null;
  return {
    id: attempt.id as AttemptSnapshot['id'],
    subject: subjectOf(world, attempt.subjectId),
    userId: attempt.userId as UserId,
    amount: centavos(attempt.amount),
    status: 'PENDING',
    createdAt: new Date(attempt.beganAt),
    source: attempt.method === 'wallet' ? 'wallet' : 'gateway',
  };
}

function subjectOf(world: World, id: string): AttemptSnapshot['subject'] {
  const ownerId = world.deposits.get(id)?.ownerId;
  if (ownerId !== undefined && world.asks.has(ownerId)) return { entity: 'ask', id: ownerId as AskId };
  if (ownerId !== undefined) return { entity: 'bid', id: ownerId as BidId };
  return world.orders.has(id)
    ? { entity: 'order', id: id as OrderId }
    : { entity: 'return', id: id as AskId | StockId };
}
