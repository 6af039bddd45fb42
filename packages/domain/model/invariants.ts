import { depositOf, isLiveOrder, isTerminalAsk, isTerminalBid } from './look.ts';
import type { Ask, Bid, Order, World } from './world.ts';

/** docs/lifecycle.md#orders: the ask's status while its order is live. */
function mayAskStand(ask: Ask, order: Order): boolean {
  const isFlashHere = order.isFlash && ask.status === 'platform_received';
  switch (order.status) {
    case 'to_pay':
      return ask.status === 'buyer_to_pay';
    case 'seller_to_ship':
      return ask.status === 'to_ship';
    case 'platform_to_ship':
      return ask.status === 'transaction_successful' || isFlashHere;
    case 'to_receive':
      return ask.status === 'transaction_successful';
    default:
      return ask.status === order.status;
  }
}

function isTimed(world: World, id: string, ...kinds: string[]): boolean {
  return kinds.some((kind) => world.timers.has(`${kind} ${id}`));
}

/** Returns true when a person's deadline or a hard limit of the platform leads out of this status (invariant 10). */
function hasWayOut(world: World, thing: Ask | Bid | Order): boolean {
  const { id, status } = thing;
  if (thing.kind === 'ask') {
    if (status === 'to_pay') {
      return isTimed(world, id, 'ask_deposit', 'acceptance_deposit');
    }
    return status !== 'listed' || isTimed(world, id, 'listing');
  }
  if (thing.kind === 'bid') {
    if (status === 'to_pay') return isTimed(world, id, 'bid_deposit');
    if (status === 'bid_active') return isTimed(world, id, 'bid_life');
    return status !== 'seller_to_pay_deposit' || isTimed(world, thing.heldByAskId ?? '', 'acceptance_deposit');
  }
  if (!isLiveOrder(thing)) return true;
  const claim = thing.claim?.id;
  for (const timer of world.timers.values()) if (timer.id === id || timer.id === claim) return true;
  return false;
}

/**
 * Returns the broken invariants of this world (docs/lifecycle.md#invariants); none for a sound one. The ledger's own
 * invariants (1, 11) throw when a posting breaks them; the test tries replays (6).
 */
export function brokenInvariants(world: World): string[] {
  const broken: string[] = [];
  const say = (text: string) => {
    broken.push(text);
  };
  let sum = 0;
  for (const [account, amount] of world.accounts) {
    sum += amount;
    const mayBeNegative = account.startsWith('platform:') || account.startsWith('receivable:');
    if (!mayBeNegative && amount < 0) say(`1: ${account} is ${amount}`);
    if (account.startsWith('receivable:') && amount > 0) say(`1: ${account} is ${amount}`);
  }
  if (sum !== 0) say(`1: the ledger sums to ${sum}`);
  checkOrders(world, say);
  checkEntries(world, say);
  for (const trade of world.trades)
    if (trade.skipped.length > 0) say(`7: ${trade.orderId} skipped ${trade.skipped.join()}`);
  for (const share of world.shares)
    if (share.deposit !== share.shared) say(`9: ${share.shared} of ${share.deposit} shared`);
  for (const stock of world.stock.values())
    if (stock.status === 'reserved' && !isReserved(world, stock.id)) say(`stock ${stock.id} reserved`);
  return broken;
}

function checkOrders(world: World, say: (text: string) => void): void {
  const coupons = new Set<string>();
  const asks = new Set<string>();
  for (const order of world.orders.values()) {
    const { id, status } = order;
    const isLive = isLiveOrder(order);
    if (isLive) {
      const ask = world.asks.get(order.askId);
      if (asks.has(order.askId)) say(`2: ${order.askId} is in two live orders`);
      asks.add(order.askId);
      if (ask === undefined || !mayAskStand(ask, order)) say(`3: ask ${ask?.status} while order ${status}`);
    }
    const escrow = world.accounts.get(`escrow:${id}`) ?? 0;
    if (!isLive && escrow !== 0 && !world.timers.has(`rematch ${id}`))
      say(`4: ${id} ${status} keeps ${escrow} in escrow`);
    if (order.total > order.accepted) say(`8: ${id} costs ${order.total} of ${order.accepted}`);
    if (!hasWayOut(world, order)) say(`10: ${id} stays in ${status}`);
    if (order.refunded > order.total) say(`11: ${id} refunds ${order.refunded} of ${order.total}`);
    if (order.couponId !== null) {
      if (coupons.has(order.couponId)) say(`12: ${order.couponId} is held twice`);
      coupons.add(order.couponId);
    }
    if ((status === 'transaction_closed') !== (order.ending !== null)) say(`closed without a reason: ${id}`);
  }
}

function checkEntries(world: World, say: (text: string) => void): void {
  const held = (entry: Ask | Bid) => depositOf(world, entry)?.status === 'under_hold';
  const due = (entry: Ask | Bid) => depositOf(world, entry)?.status === 'due';
  for (const ask of world.asks.values()) {
    const isOver = isTerminalAsk(ask);
    if (isOver && held(ask) && !ask.isUnderReview)
      say(`5: ${ask.id} ${ask.status} ${ask.ending?.detail} holds a deposit`);
    if (isOver && due(ask)) say(`5: ${ask.id} ${ask.status} has a deposit due`);
    if (ask.status === 'listed' && due(ask)) say(`E22a: ${ask.id} is on sale with a deposit due`);
    if (!hasWayOut(world, ask)) say(`10: ${ask.id} stays in ${ask.status}`);
    if ((ask.status === 'transaction_closed') !== (ask.ending !== null)) say(`closed without a reason: ${ask.id}`);
  }
  for (const bid of world.bids.values()) {
    const isOver = isTerminalBid(bid);
    if (isOver && held(bid)) say(`5: ${bid.id} ${bid.status} holds a deposit`);
    if (isOver && due(bid)) say(`5: ${bid.id} ${bid.status} has a deposit due`);
    if (bid.status === 'bid_active' && due(bid)) say(`E19r: ${bid.id} is live with a deposit due`);
    if (!hasWayOut(world, bid)) say(`10: ${bid.id} stays in ${bid.status}`);
  }
  for (const deposit of world.deposits.values()) {
    const balance = world.accounts.get(`deposit:${deposit.id}`) ?? 0;
    if (balance !== (deposit.status === 'under_hold' ? deposit.amount : 0))
      say(`deposit ${deposit.status} with ${balance}`);
  }
}

function isReserved(world: World, stockId: string): boolean {
  for (const ask of world.asks.values()) {
    if (ask.stockId === stockId && (ask.status === 'buyer_to_pay' || ask.status === 'platform_received')) return true;
  }
  return false;
}
