import { DAY_MS } from '../../config/durations.ts';
import { isClosedBy, movesOf } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import { answer } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { newAsk, whyNotPost } from './new-ask.ts';

/** E01. Refusals in the order in which a person can mend them. */
export function decidePostAsk(command: CommandOf<'post_ask'>, facts: FactsOf<'post_ask'>, now: Date): Decision {
  const reason = whyNotPost(command.price, facts);
  if (reason !== null) {
    return refuse(reason);
  }
  const { highestOwnBid = null } = facts;
  if (highestOwnBid !== null && highestOwnBid >= command.price) {
    return refuse('OWN_ENTRY', { highestOwnBid });
  }
  const ask = newAsk({ ...command, lane: 'standard', origin: 'listing', stockId: null }, facts.seller.userId);
  return approve('E01', { now, ask, creations: [{ entity: 'ask', row: ask }] });
}

/** E01 and E03 at once, for an item in stock: it secures itself, so its deposit is ₱0. */
export function decideListStockItem(
  command: CommandOf<'list_stock_item'>,
  facts: FactsOf<'list_stock_item'>,
  now: Date,
): Decision {
  const { seller, item, stock } = facts;
  const reason = whyNotPost(command.price, { seller, item }, 'flash');
  if (reason !== null) {
    return refuse(reason);
  }
  if (stock.status !== 'in_stock' || facts.ask != null) {
    return refuse('NOT_ALLOWED_NOW', { status: stock.status });
  }
  const { itemId, skuId } = stock;
  const ask = newAsk({ ...command, itemId, skuId, lane: 'flash', origin: 'listing', stockId: stock.id }, seller.userId);
  const creations = [{ entity: 'ask', row: ask }] as const;
  const windowsMs = { listing: command.expiryDays * DAY_MS };
  const live = approve('E01-flash', { now, ask, stock, windowsMs });
  return { ...live, creations, moves: [...movesOf('E01', { now, ask, creations }), ...live.moves] };
}

/** E07, E08, E08x, E28. A second press is answered like the first, whatever it did. */
export function decideCancelAsk(_command: CommandOf<'cancel_ask'>, facts: FactsOf<'cancel_ask'>, now: Date): Decision {
  const { ask } = facts;
  const event = ask.origin === 'accept_bid' ? 'E28-ask' : 'E08';
  if (isClosedBy(event, ask)) {
    return nothingToDo(event);
  }
  return answer({ name: 'cancel_ask', context: { ...facts, now } });
}

/** E12 and its parts: the end of one ask of a delisted item or a suspended seller. */
export function decideDelistAsk({ why }: CommandOf<'delist_ask'>, facts: FactsOf<'delist_ask'>, now: Date): Decision {
  const closure = { reason: 'no_return_required', detail: why } as const;
  return answer({ name: 'delist_ask', context: { ...facts, now, inputs: { why } }, adds: () => ({ closure }) });
}

/** E12, the review of a suspended seller's deposit. */
export function decideReviewSuspension(
  { outcome }: CommandOf<'review_suspension'>,
  facts: FactsOf<'review_suspension'>,
  now: Date,
): Decision {
  return answer({ name: 'review_suspension', context: { ...facts, now, inputs: { isForUser: outcome === 'return' } } });
}

/** E12b: an account with anything open stays. The server has ended its bids and asks before. */
export function decideDeleteUser(
  _command: CommandOf<'delete_user'>,
  { openItemCount, balance }: FactsOf<'delete_user'>,
): Decision {
  return openItemCount > 0 || balance !== 0
    ? refuse('OPEN_ITEMS', { openItemCount, balance })
    : nothingToDo('E12b-user');
}
