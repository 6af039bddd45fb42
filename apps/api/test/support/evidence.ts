import { ApiError } from '@suki/contract/api-error';
import type { Reason } from '@suki/contract/errors.table';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import { rowsCarriedOut } from '@suki/db/apply-decision';
import type { RefundEvent } from '@suki/domain/trade/table/refund-transitions.table';
import type { EventId } from '@suki/domain/trade/table/transitions.table';
import { addProofs } from '@suki/evidence/proof';
import { laterPartOfCommand } from '../trade/rows/later-part.ts';
import type { CallWitness } from './call-witness.ts';
import { storedRows } from './stored-rows.ts';

/*
 * A test says in its first line which answers of calls it shows and which rows of the life cycle it carries out. Both
 * are watched while the test runs, and the test fails when one of them did not happen. The pages
 * docs/generated/calls.md and docs/generated/lifecycle-tests.md are made from the tests that pass (ADR 0079).
 */

/** An answer that the contract declares for a call: `cancelAsk RESERVED`, `cancelAsk success`. */
export type AnswerName = {
  readonly [Id in OperationId]: `${Id} ${Routes[Id]['errors'][number] | 'success'}`;
}[OperationId];

/** A row of the life cycle: of asks, bids, orders and parcels, or of refunds. */
export type Row = EventId | RefundEvent;

type Seen = { readonly answers: Set<string>; readonly rows: Set<string> };
const nothing = (): Seen => ({ answers: new Set(), rows: new Set() });

let promised = nothing();
let seen = nothing();

/** Begins a test, with no promises and nothing seen. */
export function beginTest(): void {
  promised = nothing();
  seen = nothing();
}

/**
 * The running test shows these answers of calls over HTTP. A refusal must leave every row of every table as it was; the
 * success of a call that changes something must change rows. Only the calls after this line are watched.
 */
export function shows(...answers: readonly AnswerName[]): void {
  addProofs(...answers.map((name) => ({ kind: 'answer', name }) as const));
  for (const answer of answers) if (!unwatchedAnswers.includes(answer)) promised.answers.add(answer);
}

/**
 * The running test shows this answer and compares the stored rows by itself, as the cases of `test/trade/calls` do. For
 * tables of calls that are read off the contract; an answer that is not declared fails the run at its end.
 */
export function showsByItself(call: OperationId, refusal: Reason | undefined): void {
  addProofs({ kind: 'answer', name: `${call} ${refusal ?? 'success'}` });
}

/** Promises that the running test carries out these rows on PostgreSQL, through the entries of the server. */
export function carriesOut(...rows: readonly Row[]): void {
  addProofs(...rows.map((name) => ({ kind: 'row', name }) as const));
  for (const row of rows) if (!unnamedRows.includes(row)) promised.rows.add(row);
}

/** Answers of calls that a test does not make by `callAs`: uploads, streams, a server of production. */
const unwatchedAnswers: readonly AnswerName[] = [
  'moveClock CLOCK_FIXED',
  'streamEvents success',
  'uploadFile success',
  'uploadFile FILE_REFUSED',
];

/** Rows that refuse or move nothing, and rows of refunds: no decision names them when they are carried out. */
const unnamedRows: readonly Row[] = [
  'E08x',
  'E18x',
  'E39c',
  'E51',
  'refund-retried',
  'refund-to-wallet',
  'refund-sent-again',
];

export { rowsCarriedOut };

/** How many scenes look away at once: two sweepers do. */
let lookingAway = 0;

/** Carries out rows that no entry of the server brings about, for a scene that calls the rules directly. */
export async function unwatched<Done>(carryOut: () => Promise<Done>): Promise<Done> {
  lookingAway += 1;
  try {
    return await carryOut();
  } finally {
    lookingAway -= 1;
  }
}

/** Notes the rows of a decision that was carried out. */
export function noteRows(rows: unknown): void {
  if (lookingAway > 0) return;
  for (const row of rows as readonly string[]) seen.rows.add(row);
}

/** Makes a call. Notes a promised answer when the stored rows have changed, or stayed, as the answer demands. */
export const witness: CallWitness = async ({ operationId, pool }, make) => {
  if (![...promised.answers].some((answer) => answer.startsWith(`${operationId} `))) return make();
  const before = await storedRows(pool);
  const result = await make();
  const answer = `${operationId} ${result.status < 300 ? 'success' : ApiError.parse(result.body).reason}`;
  const after = await storedRows(pool);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table] && !mayWrite(answer, table));
  // A repeated success may change nothing, but the first one must.
  const isShown = result.status < 300 ? changed.length > 0 || isLook(operationId) : changed.length === 0;
  if (isShown) seen.answers.add(answer);
  return result;
};

/** Calls whose success may change no row: they read, queue a job, keep a thing as it came, or find nothing new. */
const isLook = (operationId: OperationId): boolean =>
  routes[operationId].method === 'GET' || looks.includes(operationId);
const looks: readonly OperationId[] = [
  'listBidsOfItemByDelete',
  'searchPlaces',
  'findOrders',
  'findPeople',
  'tryFeeRule',
  'receiveXenditWebhook',
  'receiveCourierWebhook',
  'retryRefund',
  'retryPayout',
  'reconcilePayments',
  'recheckAlert',
  'retryFailedJob',
  'retryFailedJobs',
];

/** Some refusals store a row. */
const mayWrite = (answer: string, table: string): boolean =>
  writtenByRefusals[answer as AnswerName]?.includes(table) === true;
const writtenByRefusals: Partial<Record<AnswerName, readonly string[]>> = {
  // The failed method stays stored, so that its intent is not begun twice, and its owner's browsers are told.
  'linkPaymentMethod GATEWAY_REFUSED': ['payment_methods', 'trade_events'],
  'linkPaymentMethod GATEWAY_UNAVAILABLE': ['payment_methods', 'trade_events'],
  // The findings of the first inspector wait for the second.
  'failInspection TWO_INSPECTORS': ['inspection_findings', 'trade_events'],
  // A try is counted, or the code is used up.
  'linkPhone CODE_WRONG': ['one_time_codes', 'code_events'],
  'confirmSecondFactor CODE_WRONG': ['second_factors'],
  'verifySecondFactor CODE_WRONG': ['second_factors'],
  'linkPhone PHONE_IN_USE': ['one_time_codes'],
};

/** Lists the broken promises of the test, and the rows carried out whose command is said to come later. */
export function brokenPromises(): readonly string[] {
  return [
    ...[...promised.rows]
      .filter((row) => !seen.rows.has(row))
      .map((row) => `${row} was not carried out, only ${[...seen.rows].join(', ')}`),
    ...[...promised.answers]
      .filter((answer) => !seen.answers.has(answer))
      .map((answer) => `${answer} was not answered, or with other rows changed than it says`),
    ...[...seen.rows]
      .filter((row) => laterPartOfCommand(row) !== undefined)
      .map((row) => `${row} was carried out, but command-entries.table.ts says that its command comes later`),
  ];
}
