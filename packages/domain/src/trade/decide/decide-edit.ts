import { DAY_MS } from '../../config/durations.ts';
import { depositAmount } from '../../deposits/deposit-amount.ts';
import { type Centavos, subtract } from '../../money/centavos.ts';
import { isAllowedPrice } from '../../money/price-rule.ts';
import { deadline } from '../effects/deadline.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { AskSnapshot, BidSnapshot } from '../facts/snapshot.ts';
import { answer } from './answer.ts';

/*
 * Changing price or days (E09, E18e). A lower price keeps its deposit; a higher one that needs more waits for the
 * difference, and the old price stays live until it is paid. Only another price takes a new place in the queue
 * (docs/lifecycle.md#edits).
 */

type Edit = Pick<CommandOf<'edit_ask'>, 'price' | 'expiryDays'>;

/** E09: edits a live ask, at once or after the difference of the deposit is paid. */
export function decideEditAsk(command: CommandOf<'edit_ask'>, facts: FactsOf<'edit_ask'>, now: Date): Decision {
  const { price, callerId } = command;
  const { highestOwnBid = null, ...known } = facts;
  const { ask } = facts;
  if (!isAllowedPrice(price, ask.lane)) {
    return refuse('PRICE_RULE', { price });
  }
  if (highestOwnBid !== null && highestOwnBid >= price && price !== ask.price && ask.lane === 'standard') {
    return refuse('OWN_ENTRY', { highestOwnBid });
  }
  return answer({
    name: 'edit_ask',
    callerId,
    context: { ...known, now, inputs: { price } },
    adds: (event) =>
      event === 'E09' ? applied('ask', facts.ask, command, now) : raised('ask', facts.ask, command, now),
  });
}

/**
 * E18e: edits a live bid, at once or after the difference of the deposit is paid. A price that crosses the book trades
 * at once (E21), so the caller matches the book afterwards.
 */
export function decideEditBid(command: CommandOf<'edit_bid'>, facts: FactsOf<'edit_bid'>, now: Date): Decision {
  const { price, callerId } = command;
  const { lowestOwnAsk = null, ...known } = facts;
  if (!isAllowedPrice(price)) {
    return refuse('PRICE_RULE', { price });
  }
  if (lowestOwnAsk !== null && lowestOwnAsk <= price && price !== facts.bid.price) {
    return refuse('OWN_ENTRY', { lowestOwnAsk });
  }
  return answer({
    name: 'edit_bid',
    callerId,
    context: { ...known, now, inputs: { price } },
    adds: (event) =>
      event === 'E18e' ? applied('bid', facts.bid, command, now) : raised('bid', facts.bid, command, now),
  });
}

/** The edit holds at once; a raise that waited for its deposit is dropped. */
function applied(entity: 'ask' | 'bid', subject: AskSnapshot | BidSnapshot, edit: Edit, now: Date) {
  const { price, expiryDays } = edit;
  const set = { price, expiryDays, ...(price === subject.price ? {} : { liveAt: now }) };
  return { patches: [patchOf(entity, subject, set), ...dropRaise(subject)], windowsMs: windows(expiryDays) };
}

/** The days change now, the price when the rest of the deposit is paid (E09p). */
function raised(entity: 'ask' | 'bid', subject: AskSnapshot | BidSnapshot, edit: Edit, now: Date) {
  const { price, expiryDays } = edit;
  const { deposit } = subject;
  const amount: Centavos = subtract(depositAmount(price), deposit.amount);
  const due: Patch = { entity: 'deposit', id: deposit.id, set: { raise: { price, amount } } };
  const payBy = deadline(entity === 'ask' ? 'ask_deposit' : 'bid_deposit', now).toISOString();
  return {
    patches: [patchOf(entity, subject, { expiryDays }), due],
    windowsMs: windows(expiryDays),
    params: { deposit: amount, deadline: payBy },
  };
}

function windows(expiryDays: number): { readonly listing: number; readonly bid_life: number } {
  return { listing: expiryDays * DAY_MS, bid_life: expiryDays * DAY_MS };
}

function dropRaise({ deposit }: AskSnapshot | BidSnapshot): readonly Patch[] {
  return deposit.raise === null ? [] : [{ entity: 'deposit', id: deposit.id, set: { raise: null } }];
}

type Fields = Partial<Pick<AskSnapshot, 'price' | 'expiryDays' | 'liveAt'>>;

function patchOf(entity: 'ask' | 'bid', subject: AskSnapshot | BidSnapshot, set: Fields): Patch {
  return { entity, id: subject.id, set } as Patch;
}
