import type { Approval, Move } from '../../facts/decision.ts';
import type { StockSnapshot } from '../../facts/snapshot.ts';
import { type StockFollow, stockFollows } from '../../table/stock-follows.table.ts';
import type { TransitionRow } from '../../table/transition-row.ts';
import { type EventId, transition } from '../../table/transitions.table.ts';
import { checkedMoves } from '../row-moves.ts';
import type { Modifier } from './modifier.ts';

/** Moves an item in stock with the ask that sells it, by `stock-follows.table.ts`. */
export const stockFollowsAsk: Modifier = {
  name: 'stock follows',
  title: 'An item from stock goes where its ask goes',
  touches: (event) => {
    const { ask } = transition(event);
    const isLed = stockFollows.some((follow) => ask?.from.some((from) => fits(follow, event, from, ask.to)));
    return isLed && !isOfSellers(transition(event));
  },
  after: (approval, { event, context: { stock } }) => {
    const move = stock == null ? undefined : followingMove(event, approval.moves, stock);
    return move === undefined ? approval : { ...approval, moves: [...approval.moves, ...checkedMoves([move])] };
  },
};

/**
 * Returns true for rows of items that their sellers send: by a condition, because the book is matched, or because we
 * inspect the item. Stock is not inspected.
 */
function isOfSellers({ command, ask, order, when = [] }: TransitionRow): boolean {
  const isInspected =
    ask?.from.includes('platform_received') === true && order?.from.includes('platform_to_ship') === false;
  const isStandard = when.includes('standard lane') || when.includes('sent by the seller');
  return isStandard || isInspected || command === 'match_book';
}

function followingMove(event: EventId, moves: Approval['moves'], stock: StockSnapshot): Move | undefined {
  const askMove = moves.find((move) => move.entity === 'ask' && move.event === event);
  const follow =
    askMove &&
    stockFollows.find((one) => fits(one, event, askMove.from, askMove.to) && one.stock.from === stock.status);
  return follow && { entity: 'stock', id: stock.id, ...follow.stock, event };
}

function fits({ ask, only }: StockFollow, event: EventId, from: string | null, to: string): boolean {
  const isOfAsk = ask.from.some((status) => status === from) && ask.to.some((status) => status === to);
  return isOfAsk && (only?.includes(event) ?? true);
}
