import type { Move, Patch } from '../../facts/decision.ts';
import type { TradeContext } from '../../facts/trade-context.ts';
import type { Side } from '../../table/transition-row.ts';
import { transition } from '../../table/transitions.table.ts';
import type { Modifier } from './modifier.ts';

/**
 * Drops a raised price that waits for its deposit when the ask or bid leaves the book (E09p: "in any other status the
 * edit is dropped").
 */
export const dropRaises: Modifier = {
  name: 'raise dropped',
  title: 'A raised price that waits for its deposit is dropped when the entry leaves the book',
  touches: (event) => {
    const { ask, bid } = transition(event);
    return leavesBook(ask, 'listed') || leavesBook(bid, 'bid_active');
  },
  after: (approval, { context }) => {
    const patches = droppedRaises(approval.moves, context);
    return patches.length === 0 ? approval : { ...approval, patches: [...approval.patches, ...patches] };
  },
};

function leavesBook(side: Side<string> | undefined, status: string): boolean {
  return side?.from.includes(status) === true && side.to !== 'stays';
}

function droppedRaises(moves: readonly Move[], { ask, bid }: TradeContext): readonly Patch[] {
  const leaves = (entity: Move['entity'], status: string): boolean =>
    moves.some((move) => move.entity === entity && move.from === status);
  return [leaves('ask', 'listed') ? ask : undefined, leaves('bid', 'bid_active') ? bid : undefined].flatMap((entry) =>
    entry?.deposit.raise == null ? [] : [{ entity: 'deposit', id: entry.deposit.id, set: { raise: null } }],
  );
}
