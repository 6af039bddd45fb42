import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { isThirdOver } from '../table/conditions.ts';
import { answer } from './answer.ts';

/*
 * Reminders to the other user and rushes to the platform (docs/lifecycle.md#nudges): free, once in each state. The flag
 * is cleared by the next move.
 */

type Reminder = CommandOf<'remind_of_ask' | 'remind_of_bid' | 'remind_of_order'>;
type ReminderFacts = FactsOf<'remind_of_ask'> | FactsOf<'remind_of_bid'>;

/** N1 to N3: a reminder, when a third of the state's window has passed. */
export function decideRemind({ name, callerId }: Reminder, facts: ReminderFacts, now: Date): Decision {
  const inputs = { isWindowThirdOver: isThirdOver(facts.window, now) };
  return answer({ name, callerId, context: { ...facts, now, inputs }, adds: () => ({ patches: [flag(name, facts)] }) });
}

function flag(name: Reminder['name'], facts: ReminderFacts): Patch {
  const set = { reminderSent: true };
  if ('order' in facts && facts.order !== undefined && name === 'remind_of_order') {
    return { entity: 'order', id: facts.order.id, set };
  }
  return 'bid' in facts && name === 'remind_of_bid' && facts.bid != null
    ? { entity: 'bid', id: facts.bid.id, set }
    : { entity: 'ask', id: facts.ask.id, set };
}

/** N4: a rush of the seller, for the check or the way back. */
export function decideRushAsk({ callerId }: CommandOf<'rush_ask'>, facts: FactsOf<'rush_ask'>, now: Date): Decision {
  const { ask, order } = facts;
  const patches: readonly Patch[] = [{ entity: 'ask', id: ask.id, set: { rushOrder: true } }];
  // An item on its way back has no live order any more.
  const live = ask.status === 'transaction_closed' ? undefined : (order ?? undefined);
  return answer({ name: 'rush_ask', callerId, context: { ...facts, order: live, now }, adds: () => ({ patches }) });
}

/** N5: a rush of the buyer, for check or sending. */
export function decideRushOrder(
  { callerId }: CommandOf<'rush_order'>,
  facts: FactsOf<'rush_order'>,
  now: Date,
): Decision {
  const patches: readonly Patch[] = [{ entity: 'order', id: facts.order.id, set: { rushOrder: true } }];
  return answer({ name: 'rush_order', callerId, context: { ...facts, now }, adds: () => ({ patches }) });
}
