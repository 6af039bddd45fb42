import type { CommandName } from './commands.ts';
import type { AskSnapshot, AttemptSnapshot, BidSnapshot } from './snapshot.ts';
import { required, type TradeContext } from './trade-context.ts';

/* The owner of the deposit that a command is about: an ask or a bid. The questions are equal, the rows differ. */

export type DepositOwner = { readonly ask: AskSnapshot } | { readonly bid: BidSnapshot };

const bidCommands: ReadonlySet<CommandName> = new Set([
  'pay_bid_deposit',
  'bid_deposit_succeeded',
  'bid_deposit_failed',
  'bid_deposit_time_over',
  'bid_deposit_reversed',
]);

/**
 * Returns the ask or bid whose deposit a command is about (docs/lifecycle.md#deposits). An accepted bid comes with its
 * ask, so the command decides, not the facts.
 */
export function ownerOf(name: CommandName, facts: DepositOwner): AskSnapshot | BidSnapshot {
  const { ask, bid }: { readonly ask?: AskSnapshot; readonly bid?: BidSnapshot | null | undefined } = facts;
  return bidCommands.has(name) ? required(bid, 'the bid') : required(ask, 'the ask');
}

/** Returns the facts in the form that the rows read. */
export function contextOf(facts: DepositOwner & { readonly attempt?: AttemptSnapshot }, now: Date): TradeContext {
  return { ...facts, now };
}
