import { channel } from 'node:diagnostics_channel';
import type { UserId } from '@suki/domain/ids/id';
import type { Approval, Move, Patch, Posting } from '@suki/domain/trade/facts/decision';
import { stoppedRefunds } from '@suki/domain/trade/money/stopped-refunds';
import { changeAttempt, createRow, patchRow, type RowContext, requireGiven } from './apply-rows.ts';
import { bookChangesOf } from './book-changes.ts';
import { pipelined } from './pipelined.ts';
import { announce } from './queries/announcements.ts';
import { type BookTop, recomputeBook } from './queries/books.ts';
import { changeCoupon } from './queries/coupons.ts';
import { insertMessages } from './queries/inbox.ts';
import { lockWallets, post, postNew, releaseIncome, walletsOf } from './queries/ledger.ts';
import { moveDeposit } from './queries/money-transitions.ts';
import { requestRefunds } from './queries/refunds.ts';
import { noteStandings, raiseAlerts } from './queries/standings.ts';
import { changeTimers } from './queries/timers.ts';
import { type MoveContext, moveAsk, moveBid, moveOrder, moveSideRecord, note } from './queries/transitions.ts';
import { stopRefunds } from './queries/unsent-refunds.ts';
import type { Tx } from './tx.ts';

export type ApplyContext = RowContext & {
  /** The person who acted; null for the gateway, the courier and timers. */
  readonly actorId: UserId | null;
};

type Applied = {
  /** The book after an ask or bid came, changed or went: crossing asks and bids are matched next (rule 12). */
  readonly book: BookTop | undefined;
};

/** Publishes the carried-out rows of the life cycle (`E31`) in this process; free without a listener. */
export const rowsCarriedOut = channel('suki.rows-carried-out');

/**
 * Carries out an approval of `decide` in the caller's transaction: new rows, moves with their history, notes of rows
 * that move nothing, fields, the book, deposits, postings, refunds, coupons, timers, messages, standings, alerts, jobs
 * and notifications. The use case has locked user, book, ask, bid and order (in this order) to read the facts.
 *
 * All statements are sent at once (pipeline) and awaited together. PostgreSQL executes them in the order below: ask,
 * bid, order, attempt, deposit, coupon, wallets by id.
 * @throws ConflictError when a row no longer has the status that the decision was made on, or the money of a move was
 * booked before. The transaction has then changed nothing.
 */
export async function applyDecision(tx: Tx, approval: Approval, context: ApplyContext): Promise<Applied> {
  const { at, actorId } = context;
  const { event, actor, moves, postings } = approval;
  requireGiven(approval, context);
  const history: MoveContext = { event, actor, actorId, at, said: approval.audit };
  const wallets = walletsOf(postings);
  const noted = { event, entityId: subjectOf(approval), at };
  const forOrderId = moves.find((move) => move.entity === 'order')?.id;
  const rows = { ...context, history };
  const work: Promise<unknown>[] = approval.creations.map((creation) => createRow(tx, creation, approval, rows));
  const moved = applyMoves(tx, approval, history);
  work.push(...patchesAlone(approval).map((patch) => patchRow(tx, patch, context)));
  work.push(...approval.notes.map((line) => note(tx, line, history)));
  const books = bookChangesOf(approval).map((change) => recomputeBook(tx, change, at));
  work.push(
    ...approval.attempts.map((change) => changeAttempt(tx, change, context)),
    ...approval.deposits.map((change) => moveDeposit(tx, change, history)),
    ...approval.coupons.map((change) => changeCoupon(tx, change, { at, forOrderId })),
    ...(wallets.length > 1 ? [lockWallets(tx, wallets)] : []),
    ...postings.map((posting) => postOnce(tx, posting, approval, at)),
    ...approval.releases.map((release) => releaseIncome(tx, release)),
    requestRefunds(tx, approval.refunds, at),
    changeTimers(tx, approval.timers, { at, told: toldOf(approval) }),
    insertMessages(tx, approval.messages, { at }),
    noteStandings(tx, approval.standings, noted),
    raiseAlerts(tx, approval.alerts, at),
    announce(tx, approval.announcements, noted.entityId),
  );
  const [tops] = await pipelined([pipelined(books), pipelined(moved), pipelined(work)]);
  if (rowsCarriedOut.hasSubscribers) rowsCarriedOut.publish([event, ...moves.map((move) => move.event)]);
  return { book: tops.at(-1) };
}

/**
 * Sends the moves in the order of the decision: ask, bid, order, then the rest. The fields of an order are set by its
 * move. A new order is left out, because its insert writes the history.
 */
function applyMoves(tx: Tx, { moves, patches, creations }: Approval, history: MoveContext): Promise<unknown>[] {
  return moves.flatMap((move): readonly Promise<unknown>[] => {
    if (move.entity === 'ask') return [moveAsk(tx, move, history)];
    if (move.entity === 'bid') return [moveBid(tx, move, history)];
    if (move.entity !== 'order') return [moveSideRecord(tx, move, history)];
    if (move.from !== null) {
      return [moveOrder(tx, { ...move, from: move.from }, { ...history, fields: fieldsOf(move, patches) })];
    }
    requireMade(move, creations);
    return [];
  });
}

function requireMade({ id }: Move, creations: Approval['creations']): void {
  if (!creations.some((creation) => creation.entity === 'order' && creation.row.id === id))
    throw new TypeError(`Expected the decision to make ${id}, which it moves from nothing.`);
}

type OrderPatch = Extract<Patch, { entity: 'order' }>;

const goesWith = (patch: Patch, move: Move): patch is OrderPatch =>
  patch.entity === 'order' && move.entity === 'order' && patch.id === move.id && move.from !== null;

function fieldsOf(move: Move, patches: readonly Patch[]): OrderPatch['set'] | undefined {
  const sets = patches.filter((patch) => goesWith(patch, move)).map(({ set }) => set);
  return sets.length === 0 ? undefined : Object.assign({}, ...sets);
}

/** Returns the patches whose row is not moved by this decision. */
function patchesAlone({ moves, patches }: Approval): readonly Patch[] {
  return patches.filter((patch) => !moves.some((move) => goesWith(patch, move)));
}

/** Returns the asks, bids and orders whose owners are told of a move. */
function toldOf({ moves }: Approval): ReadonlySet<string> {
  return new Set(moves.filter(({ entity }) => isTraded(entity)).map(({ id }) => id));
}

const isTraded = (entity: Move['entity']): boolean => entity === 'ask' || entity === 'bid' || entity === 'order';

/**
 * Returns the id that notes on people and alerts refer to: the order, else the entity that is moved or patched. A
 * deposit is never the subject.
 */
function subjectOf({ event, moves, patches, timers }: Approval): string {
  const order = moves.find((move) => move.entity === 'order');
  const set = patches.find((patch) => patch.entity !== 'deposit');
  return (order ?? moves.at(-1) ?? set)?.id ?? timers.at(-1)?.subject.id ?? event;
}

/**
 * Books a posting. A repeated posting that moves nothing is ignored (a webhook that came twice). A repeated posting
 * beside a move would leave the move without its money, which only a wrong key or a wrong rule can cause, so it is
 * refused.
 */
async function postOnce(tx: Tx, posting: Posting, approval: Approval, at: Date): Promise<void> {
  const isBesideMove = approval.moves.length + approval.deposits.length > 0;
  const isNew = isBesideMove ? await postNew(tx, posting, at).then(() => true) : await post(tx, posting, at);
  // A refund that the posting takes off a refund account must not be sent. Few postings do so, and the others pay no
  // round trip for the check.
  if (isNew) for (const stopped of stoppedRefunds(posting)) await stopRefunds(tx, stopped, at);
}
