import type { AskId, AttemptId, BidId, OrderId, PaymentMethodId, StockId, UserId } from '@suki/domain/ids/id';
import type { AttemptChange } from '@suki/domain/trade/facts/decision';
import type { AttemptSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Pool } from 'pg';
import { movedOrConflict } from '../conflict-error.ts';
import { paymentAttempts } from '../schema/payments.ts';
import { columnsOf, type Db, exactlyOne, first, many, notWaitedFor, statement, touch } from '../statement.ts';
import { subjectEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** The payer's choice, for an attempt that a decision makes (`from: null`). */
export type NewAttempt = Pick<Attempt, 'userId' | 'amount' | 'channel' | 'checkoutMethod' | 'returnPath'> & {
  readonly subject: AttemptSnapshot['subject'];
  /** The saved method that is charged; none for a payment that is approved once. */
  readonly paymentMethodId?: PaymentMethodId | null | undefined;
  /** `wallet`: out of the balance. Absent: the gateway. */
  readonly source?: Attempt['source'] | undefined;
};

const columns = columnsOf(paymentAttempts, 'p');

type InsertValues = [
  AttemptId,
  AskId | null,
  OrderId | null,
  UserId,
  number,
  string,
  string,
  string,
  Date,
  PaymentMethodId | null,
  BidId | null,
  AskId | StockId | null,
  Attempt['source'],
];

const insertStatement = statement<unknown, InsertValues>(
  'attempts.insert',
  `with made as (
  insert into payment_attempts (id, ask_id, order_id, user_id, amount, status, channel, checkout_method, return_path, created_at, updated_at, payment_method_id,
    bid_id, return_leg_id, source)
  values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8, $9, $9, $10, $11, $12, $13)
  returning ask_id, order_id, bid_id, return_leg_id, user_id
)
select ${subjectEvent('made')} from made`,
);

/**
 * Records an attempt before the gateway is called: a crash in between leaves a PENDING row that reconciliation finds.
 * @throws a unique violation (`payment_attempts_pending_…`) when an attempt for the ask, bid, order or way back is
 * under way.
 */
export async function insertAttempt(tx: Tx, id: AttemptId, attempt: NewAttempt, at: Date): Promise<void> {
  const { subject, userId, amount, channel, checkoutMethod, returnPath } = attempt;
  const askId = subject.entity === 'ask' ? subject.id : null;
  const orderId = subject.entity === 'order' ? subject.id : null;
  const bidId = subject.entity === 'bid' ? subject.id : null;
  const returnLegId = subject.entity === 'return' ? subject.id : null;
  const method = attempt.paymentMethodId ?? null;
  const rest = [bidId, returnLegId, attempt.source ?? 'gateway'] as const;
  const chosen = [channel, checkoutMethod, returnPath] as const;
  await touch(tx, insertStatement, [id, askId, orderId, userId, amount, ...chosen, at, method, ...rest]);
}

const moveStatement = statement<{ id: AttemptId }, [AttemptId, string, string, Date]>(
  'attempts.move',
  `with moved as (
  update payment_attempts set status = $3::text, updated_at = $4::timestamptz where id = $1::text and status = $2::text
  returning id, ask_id, order_id, bid_id, return_leg_id, user_id
)
select moved.id, ${subjectEvent('moved')} from ${movedOrConflict('attempt', '$1::text', '$2::text')}`,
);

/**
 * Settles an attempt and tells the payer.
 * @throws ConflictError when it no longer has the status `from`.
 */
export async function moveAttempt(tx: Tx, change: AttemptChange, at: Date): Promise<void> {
  if (change.from === null) return;
  await exactlyOne(tx, moveStatement, [change.id, change.from, change.to, at]);
}

const byIdStatement = statement<Attempt, [AttemptId]>(
  'attempts.by-id',
  `select ${columns} from payment_attempts p where p.id = $1::text`,
);

export async function attemptById(db: Db, id: AttemptId): Promise<Attempt | undefined> {
  return await first(db, byIdStatement, [id]);
}

const byRequestStatement = statement<Attempt, [string]>(
  'attempts.by-gateway-request',
  `select ${columns} from payment_attempts p where p.gateway_request_id = $1::text`,
);

/** Returns the attempt with this id of a payment request at the gateway. */
export async function attemptByGatewayRequest(db: Db, gatewayRequestId: string): Promise<Attempt | undefined> {
  return await first(db, byRequestStatement, [gatewayRequestId]);
}

const lockStatement = statement<Attempt, [AttemptId]>(
  'attempts.lock',
  `select ${columns} from payment_attempts p where p.id = $1::text for no key update`,
);

/** Returns the facts of an attempt, locked; its ask and order are locked before. */
export async function lockAttempt(tx: Tx, id: AttemptId): Promise<AttemptSnapshot | undefined> {
  const attempt = await first(tx, lockStatement, [id]);
  return attempt === undefined ? undefined : attemptSnapshot(attempt);
}

export function attemptSnapshot(attempt: Attempt): AttemptSnapshot {
  const { id, userId, amount, status, createdAt, source } = attempt;
  return { id, subject: subjectOf(attempt), userId, amount, status, createdAt, source };
}

type Subjects = Pick<Attempt, 'id' | 'askId' | 'orderId' | 'bidId' | 'returnLegId'>;

/** Returns the entity that an attempt pays for. */
export function subjectOf({ id, askId, orderId, bidId, returnLegId }: Subjects): AttemptSnapshot['subject'] {
  if (orderId !== null) return { entity: 'order', id: orderId };
  if (askId !== null) return { entity: 'ask', id: askId };
  if (bidId !== null) return { entity: 'bid', id: bidId };
  if (returnLegId !== null) return { entity: 'return', id: returnLegId };
  throw new Error(
    `Expected attempt ${id} to belong to an ask, bid, order or way back; the check payment_attempts_subject_check demands it.`,
  );
}

const ofStatement = (name: string, column: string) =>
  statement<Attempt, [string]>(
    name,
    `select ${columns} from payment_attempts p where p.${column} = $1::text order by p.created_at desc, p.id desc`,
  );

const ofSubject = {
  ask: ofStatement('attempts.of-ask', 'ask_id'),
  bid: ofStatement('attempts.of-bid', 'bid_id'),
  order: ofStatement('attempts.of-order', 'order_id'),
  return: ofStatement('attempts.of-return', 'return_leg_id'),
} as const satisfies Record<AttemptSnapshot['subject']['entity'], unknown>;

/** Returns the attempts for a deposit, an order or the way back of an item, newest first. At most one is PENDING. */
export async function attemptsOf(db: Db, subject: AttemptSnapshot['subject']): Promise<readonly Attempt[]> {
  return await many(db, ofSubject[subject.entity], [subject.id]);
}

// The pause grows with the age of the attempt: an abandoned attempt is asked about ever more rarely, and never before a
// new one.
const openStatement = statement<Attempt, [Date, number, number]>(
  'attempts.claim-open',
  `update payment_attempts p set updated_at = $1::timestamptz
where p.id in (
  select o.id from payment_attempts o
  where o.status = 'PENDING'
    and o.updated_at + greatest($2::bigint * interval '1 millisecond', ($1::timestamptz - o.created_at) / 10) < $1::timestamptz
  order by o.updated_at limit $3::int
  for no key update skip locked
)
returning ${columns}`,
);

/** The limits of one round of reconciliation's questions. */
export type Inquiry = {
  readonly now: Date;
  /** Least time since the last question or change. */
  readonly quietMs: number;
  readonly limit: number;
};

/**
 * Returns PENDING attempts that were not touched for `quietMs`; reconciliation asks the gateway about them. Claiming an
 * attempt counts as asking, so the next run begins with other attempts.
 */
export async function claimOpenAttempts(db: Db, { now, quietMs, limit }: Inquiry): Promise<readonly Attempt[]> {
  return await many(db, openStatement, [now, quietMs, limit]);
}

export type GatewayAnswer = {
  readonly gatewayRequestId?: string | undefined;
  readonly gatewayPaymentId?: string | undefined;
  readonly redirectUrl?: string | undefined;
  readonly failureCode?: string | undefined;
};

type AnswerValues = [AttemptId, string | null, string | null, string | null, string | null, Date];

const answerText = `with answered as (
  update payment_attempts p set
  gateway_request_id = coalesce($2::text, p.gateway_request_id), gateway_payment_id = coalesce($3::text, p.gateway_payment_id),
  redirect_url = coalesce($4::text, p.redirect_url), failure_code = coalesce($5::text, p.failure_code), updated_at = $6::timestamptz
  where p.id = $1::text
  returning p.*, (old.redirect_url, old.failure_code) is distinct from (new.redirect_url, new.failure_code) as is_changed
)
select ${columnsOf(paymentAttempts, 'answered')}, case when is_changed then ${subjectEvent('answered')} end as told`;

const answerStatement = statement<Attempt, AnswerValues>('attempts.store-answer', `${answerText} from answered`);

const firstAnswerStatement = statement<Attempt, AnswerValues>(
  'attempts.store-first-answer',
  `${answerText}, ${notWaitedFor} from answered`,
);

/**
 * Stores the gateway's answer about an attempt and tells the payer when something changed. Missing fields keep their
 * values. The status moves by decision only.
 */
export async function storeGatewayAnswer(db: Db, id: AttemptId, answer: GatewayAnswer, at: Date): Promise<Attempt> {
  return await exactlyOne(db, answerStatement, answerValues(id, answer, at));
}

/**
 * Stores the gateway's answer to the first request for a payment, without waiting for the disk. After a crash of the
 * server the request is repeated under the attempt's id and gets an identical answer.
 */
export async function storeFirstAnswer(pool: Pool, id: AttemptId, answer: GatewayAnswer, at: Date): Promise<Attempt> {
  return await exactlyOne(pool, firstAnswerStatement, answerValues(id, answer, at));
}

function answerValues(id: AttemptId, answer: GatewayAnswer, at: Date): AnswerValues {
  const { gatewayRequestId, gatewayPaymentId, redirectUrl, failureCode } = answer;
  return [id, gatewayRequestId ?? null, gatewayPaymentId ?? null, redirectUrl ?? null, failureCode ?? null, at];
}
