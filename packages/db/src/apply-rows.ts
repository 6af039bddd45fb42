import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { income } from '@suki/domain/fees/income';
import type { BidId } from '@suki/domain/ids/id';
import type { Approval, AttemptChange, Creation, Move, Patch } from '@suki/domain/trade/facts/decision';
import { insertAsk, type NewAsk, patchAsk } from './queries/asks.ts';
import { insertAttempt, moveAttempt, type NewAttempt } from './queries/attempts.ts';
import { insertBid, type NewBid, patchBid } from './queries/bids.ts';
import { insertClaim, patchClaim } from './queries/claims.ts';
import { patchDeposit } from './queries/deposits.ts';
import { insertOrder, type NewOrder, patchOrder } from './queries/orders.ts';
import { insertReturnLeg, patchReturnLeg } from './queries/returns.ts';
import { recordSale } from './queries/sales.ts';
import { insertStock } from './queries/stock.ts';
import type { MoveContext } from './queries/transitions.ts';
import type { Tx } from './tx.ts';

export type RowContext = {
  /** The Clock's now, for which the decision was made. */
  readonly at: Date;
  /** Values that only the use case knows, each required exactly when the decision creates its row. */
  readonly newAsk?: NewAsk | undefined;
  readonly newBid?: NewBid | undefined;
  readonly newOrder?: NewOrder | undefined;
  readonly newAttempt?: NewAttempt | undefined;
  /** Fee rules for the new price of an ask; required exactly when the decision changes such a price (E09, E09p). */
  readonly feeRules?: FeeRules | undefined;
};

/** Checks the context before anything is sent: a statement under way cannot be called back. */
export function requireGiven({ creations, patches, attempts }: Approval, context: RowContext): void {
  const makes = (entity: Creation['entity']): boolean => creations.some((creation) => creation.entity === entity);
  if (makes('ask')) given(context.newAsk, 'newAsk');
  if (makes('bid')) given(context.newBid, 'newBid');
  if (makes('order')) given(context.newOrder, 'newOrder');
  if (attempts.some(({ from }) => from === null)) given(context.newAttempt, 'newAttempt');
  if (patches.some((patch) => patch.entity === 'ask' && patch.set.price !== undefined)) {
    given(context.feeRules, 'feeRules');
  }
}

type CreateContext = RowContext & {
  /** Actor and moment, for rows that are written with the first line of their history. */
  readonly history: MoveContext;
};

export function createRow(tx: Tx, creation: Creation, approval: Approval, context: CreateContext): Promise<void> {
  const { at, newAsk, newBid, newOrder, history } = context;
  switch (creation.entity) {
    case 'ask':
      return insertAsk(tx, { row: creation.row, bidId: acceptedBid(approval), details: given(newAsk, 'newAsk') }, at);
    case 'bid':
      return insertBid(tx, creation.row, given(newBid, 'newBid'), at);
    case 'order':
      return insertOrder(
        tx,
        { row: creation.row, quoteLines: creation.quoteLines, details: given(newOrder, 'newOrder') },
        { ...history, event: birthOf(creation, approval).event },
      );
    case 'returnLeg':
      return insertReturnLeg(tx, creation.row, at);
    case 'stock':
      return insertStock(tx, creation.row, at);
    case 'claim':
      return insertClaim(tx, creation.row, at);
    case 'sale':
      return recordSale(tx, creation.row);
    default:
      return creation satisfies never;
  }
}

/** Returns the move with `from: null` that every created order has. */
function birthOf({ row }: Extract<Creation, { entity: 'order' }>, { moves }: Approval): Move {
  const birth = moves.find((move) => move.entity === 'order' && move.id === row.id && move.from === null);
  if (birth?.to !== row.status)
    throw new TypeError(`Expected ${row.id} to begin as ${row.status}, but the decision says ${birth?.to}.`);
  return birth;
}

/** Returns the bid that goes on hold with the ask that accepts it (E22b, E23). */
function acceptedBid({ moves }: Approval): BidId | null {
  for (const move of moves) if (move.entity === 'bid' && move.to === 'seller_to_pay_deposit') return move.id;
  return null;
}

export function patchRow(tx: Tx, patch: Patch, { at, feeRules }: RowContext): Promise<void> {
  switch (patch.entity) {
    case 'ask': {
      const { price } = patch.set;
      const fees = price === undefined ? {} : income(price, given(feeRules, 'feeRules'));
      return patchAsk(tx, patch.id, { ...patch.set, ...fees }, at);
    }
    case 'bid':
      return patchBid(tx, patch.id, patch.set, at);
    case 'order':
      return patchOrder(tx, patch.id, patch.set, at);
    case 'deposit':
      return patchDeposit(tx, patch.id, patch.set, at);
    case 'returnLeg':
      return patchReturnLeg(tx, patch.id, patch.set, at);
    case 'claim':
      return patchClaim(tx, patch.id, patch.set, at);
    default:
      return patch satisfies never;
  }
}

export async function changeAttempt(tx: Tx, change: AttemptChange, { at, newAttempt }: RowContext): Promise<void> {
  if (change.from === null) await insertAttempt(tx, change.id, given(newAttempt, 'newAttempt'), at);
  else await moveAttempt(tx, change, at);
}

function given<Details>(details: Details | undefined, name: string): Details {
  if (details === undefined)
    throw new TypeError(
      `Expected applyDecision to be given ${name}: the decision needs it. Pass what the use case knows.`,
    );
  return details;
}
