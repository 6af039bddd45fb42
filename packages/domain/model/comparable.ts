import type { Command } from './commands.ts';
import { isTerminalAsk } from './look.ts';
import type { World } from './world.ts';

/** Returns true when all things that the command names exist. Otherwise the server answers 404 before any rule. */
export function isThere(world: World, command: Command): boolean {
  return Object.values(command).every((value) => typeof value !== 'string' || !isId(value) || isKnown(world, value));
}

const isId = (text: string): boolean => /^[a-z]{3}_\d{11}$/.test(text);

function isKnown(world: World, id: string): boolean {
  const { asks, bids, orders, deposits, attempts, refunds, coupons, stock, payouts, claims } = world;
  return [asks, bids, orders, deposits, attempts, refunds, coupons, stock, payouts, claims].some((all) => all.has(id));
}

/**
 * Returns true when a server would ask the rules at all: the subject exists, and the server itself has booked and
 * received everything that the command reports.
 */
export function isAsked(world: World, command: Command): boolean {
  if (!isThere(world, command)) return false;
  switch (command.name) {
    case 'time_over': {
      const running = world.timers.get(`${command.timer} ${command.id}`);
      return running !== undefined && running.fireAt <= world.now;
    }
    case 'post_ask':
      return command.stockId === null || world.stock.get(command.stockId)?.sellerId === command.sellerId;
    case 'accept_bid': {
      const ask = command.askId === null ? undefined : world.asks.get(command.askId);
      return ask === undefined || ask.sellerId === command.sellerId;
    }
    case 'payment_reversed': {
      // A payment belongs to the last order that was paid by it.
      const order = world.orders.get(command.orderId);
      return (
        [...world.orders.values()].findLast((one) => one.paidBy === order?.paidBy) === order && order?.paidBy != null
      );
    }
    case 'deposit_reversed':
      return !world.booked.has(`reversal ${command.attemptId}`);
    case 'send_reminder':
      return isWaitedFor(world, command.id);
    case 'rush_order':
      return !world.bids.has(command.id);
    default:
      return true;
  }
}

/** A reminder comes from the screen of a trade that is under way. */
function isWaitedFor(world: World, id: string): boolean {
  const bid = world.bids.get(id);
  if (bid !== undefined) return bid.heldByAskId !== null;
  const ask = world.asks.get(id);
  return ask === undefined || (!isTerminalAsk(ask) && ask.status !== 'listed' && ask.status !== 'to_pay');
}
