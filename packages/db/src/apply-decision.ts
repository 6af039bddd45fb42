import type { AskId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Approval, AttemptChange, Creation, Patch, Posting } from '@suki/domain/trade/decision';
import { ConflictError } from './conflict-error.ts';
import { insertAsk, type NewAsk } from './queries/asks.ts';
import { insertAttempt, moveAttempt, type NewAttempt } from './queries/attempts.ts';
import { recomputeBook } from './queries/books.ts';
import { lockWallets, post, releaseIncome, walletsOf } from './queries/ledger.ts';
import { insertMessages } from './queries/messages.ts';
import { insertOrder, type NewOrder, patchOrder } from './queries/orders.ts';
import { requestRefunds } from './queries/refunds.ts';
import { recordSale } from './queries/sales.ts';
import { changeTimers } from './queries/timers.ts';
import { type MoveContext, moveAsk, moveDeposit, moveOrder } from './queries/transitions.ts';
import type { Tx } from './tx.ts';

export type ApplyContext = {
  /** Now, by the Clock; the same moment that the decision was made for. */
  readonly at: Date;
  /** Who asked for it; null for the gateway, the courier and timers. */
  readonly actorId: UserId | null;
  /** What only the use case knows of the rows that this decision creates; needed exactly when it creates them. */
  readonly newAsk?: NewAsk | undefined;
  readonly newOrder?: NewOrder | undefined;
  readonly newAttempt?: NewAttempt | undefined;
};

/** What was moved, for the answer of the use case. */
export type Applied = {
  readonly asks: readonly { readonly id: AskId; readonly sellerId: UserId; readonly skuId: SkuId }[];
  readonly orders: readonly { readonly id: OrderId; readonly buyerId: UserId; readonly sellerId: UserId }[];
};

/**
 * Carries out what `decide` approved, in the caller's transaction: new rows, moves with their history, the book, deposits, postings, refunds,
 * timers, messages, jobs and notifications. The use case has locked user, book, ask and order (in this order) to read the facts.
 *
 * Everything is sent at once (pipeline): PostgreSQL works through it in the order below – ask, order, attempt, deposit, wallets by id – and we
 * wait once.
 * @throws ConflictError when a row no longer has the status that the decision was made on, or the money of a move was booked before;
 * nothing has happened then.
 */
export async function applyDecision(tx: Tx, approval: Approval, context: ApplyContext): Promise<Applied> {
  const { at, actorId } = context;
  const { event, actor, moves, postings } = approval;
  refuseWhatIsNotKept(approval);
  const history: MoveContext = { event, actor, actorId, at };
  const wallets = walletsOf(postings);
  const work = [...approval.creations.map((creation) => create(tx, creation, context))];
  const asks = moves.filter((move) => move.entity === 'ask').map((move) => moveAsk(tx, move, history));
  const orders = moves.filter((move) => move.entity === 'order').map((move) => moveOrder(tx, move, history));
  work.push(
    ...booksOf(approval).map((change) => recomputeBook(tx, { ...change, at })),
    ...approval.patches.map((patch) => applyPatch(tx, patch, at)),
    ...approval.attempts.map((change) => changeAttempt(tx, change, context)),
    ...approval.deposits.map((change) => ignoreResult(moveDeposit(tx, change, history))),
    ...(wallets.length > 1 ? [ignoreResult(lockWallets(tx, wallets))] : []),
    ...postings.map((posting) => postOnce(tx, posting, approval, at)),
    ...approval.releases.map((release) => releaseIncome(tx, release)),
    requestRefunds(tx, approval.refunds, at),
    changeTimers(tx, approval.timers, at),
    insertMessages(tx, approval.messages, { at }),
  );
  const [movedAsks, movedOrders] = await Promise.all([Promise.all(asks), Promise.all(orders), ...work]);
  return { asks: movedAsks, orders: movedOrders };
}

async function ignoreResult(result: Promise<unknown>): Promise<void> {
  await result;
}

async function create(tx: Tx, creation: Creation, { at, newAsk, newOrder }: ApplyContext): Promise<void> {
  switch (creation.entity) {
    case 'ask':
      return await insertAsk(tx, creation.row, given(newAsk, 'newAsk'), at);
    case 'order':
      return await insertOrder(tx, creation.row, given(newOrder, 'newOrder'));
    case 'sale':
      return await recordSale(tx, creation.row);
    case 'bid':
    case 'returnLeg':
    case 'stock':
    case 'claim':
      throw notKept(creation.entity);
    default:
      return creation satisfies never;
  }
}

// Not async: its rejection must come no later than those of the statements behind it, or their "transaction is aborted" hides the reason.
function applyPatch(tx: Tx, patch: Patch, at: Date): Promise<void> {
  switch (patch.entity) {
    case 'order':
      return patchOrder(tx, patch.id, patch.set, at);
    case 'ask':
    case 'bid':
    case 'deposit':
    case 'returnLeg':
    case 'claim':
      throw notKept(patch.entity);
    default:
      return patch satisfies never;
  }
}

/** The rules know more than the tables: what has no row yet is refused whole, never applied in part. */
function refuseWhatIsNotKept({ moves }: Approval): void {
  const foreign = moves.find((move) => move.entity !== 'ask' && move.entity !== 'order');
  if (foreign !== undefined) throw notKept(foreign.entity);
}

function notKept(entity: string): Error {
  return new Error(
    `Expected a decision about asks and orders, got one about a ${entity}: its table does not exist yet.`,
  );
}

async function changeAttempt(tx: Tx, change: AttemptChange, { at, newAttempt }: ApplyContext): Promise<void> {
  if (change.from === null) await insertAttempt(tx, change.id, given(newAttempt, 'newAttempt'), at);
  else await moveAttempt(tx, change, at);
}

function given<Details>(details: Details | undefined, name: string): Details {
  if (details === undefined)
    throw new TypeError(
      `Expected applyDecision to be given ${name}: the decision creates such a row. Pass what the use case knows of it.`,
    );
  return details;
}

type BookChange = { readonly askId: AskId; readonly event: string; readonly listedChange: -1 | 1 };

/** Asks that came onto their book or left it. */
function booksOf(approval: Approval): BookChange[] {
  const changes: BookChange[] = [];
  for (const move of approval.moves) {
    if (move.entity !== 'ask') continue;
    if (move.to === 'listed') changes.push({ askId: move.id, event: move.event, listedChange: 1 });
    else if (move.from === 'listed') changes.push({ askId: move.id, event: move.event, listedChange: -1 });
  }
  return changes;
}

/**
 * A repeated posting is quiet when nothing moves (a webhook that came twice). Beside a move it would be a move without its money, which only
 * a wrong key or a wrong rule can cause: refused.
 */
async function postOnce(tx: Tx, posting: Posting, approval: Approval, at: Date): Promise<void> {
  const isNew = await post(tx, posting, at);
  if (!isNew && approval.moves.length + approval.deposits.length > 0) {
    throw new ConflictError('posting', `${posting.code} ${posting.key}`, 'new');
  }
}
