import { ApiError } from '@suki/contract/api-error';
import { type OperationId, routes } from '@suki/contract/routes';
import { rowsCarriedOut } from '@suki/db/apply-decision';
import { expect } from 'vitest';
import { type AnswerName, shownElsewhere, writtenByRefusals } from '../trade/calls/shown.ts';
import { playedElsewhere } from '../trade/rows/played-elsewhere.table.ts';
import type { CallWitness } from './call-witness.ts';
import { storedRows } from './stored-rows.ts';

/*
 * What the tests of a file really do: which rows of the life cycle are carried out, and how calls are answered. The generated pages name tests
 * (`playedElsewhere`, `shownElsewhere`), and each of these is held to what is said of it while it runs.
 */

type Seen = { readonly rows: Set<string>; readonly calls: Set<string> };
const seen = new Map<string, Seen>();

const titleNow = (): string => expect.getState().currentTestName ?? '';

function seenNow(): Seen {
  const title = titleNow();
  const known = seen.get(title) ?? { rows: new Set(), calls: new Set() };
  seen.set(title, known);
  return known;
}

/** Notes the rows of a decision that was carried out. */
export function noteRows(rows: unknown): void {
  for (const row of rows as readonly string[]) seenNow().rows.add(row);
}

/** Begins a file: nothing was seen yet. */
export function forget(): void {
  seen.clear();
}

export { rowsCarriedOut };

/** The test that runs has carried out all of these rows. */
export function expectPlayed(rows: readonly string[]): void {
  const played = seenNow().rows;
  expect(
    rows.filter((row) => !played.has(row)),
    `not carried out, but ${[...played].join(', ')}`,
  ).toEqual([]);
}

/**
 * Notes each answer that this test is said to show: a refusal must leave every row as it was, a success of a call that changes something must
 * have changed some.
 */
export const witness: CallWitness = async ({ operationId, pool }, make) => {
  const promised = promisesNow('calls').filter((call) => call.startsWith(`${operationId} `));
  if (promised.length === 0) return make();
  const before = await storedRows(pool);
  const result = await make();
  const call = `${operationId} ${result.status < 300 ? 'success' : ApiError.parse(result.body).reason}`;
  const after = await storedRows(pool);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table] && !mayWrite(call, table));
  // A repetition of a success may change nothing, the first one has to.
  const isShown = result.status < 300 ? changed.length > 0 || isLook(operationId) : changed.length === 0;
  if (isShown) seenNow().calls.add(call);
  return result;
};

const tables = { rows: playedElsewhere, calls: shownElsewhere };

/** What is said of the test that runs. */
function promisesNow(what: keyof typeof tables): readonly string[] {
  const { testPath = '' } = expect.getState();
  const files: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = tables[what];
  const file = testPath.slice(testPath.lastIndexOf('/apps/api/') + '/apps/api/'.length);
  return files[file]?.[titleNow()] ?? [];
}

/** Calls that change no row when they succeed: whatever only reads, what is kept as it came, what is only put into the queue of jobs, and what may find nothing to bring in. */
const isLook = (operationId: OperationId): boolean =>
  routes[operationId].method === 'GET' || looks.includes(operationId);
const looks: readonly OperationId[] = [
  'listBidsOfItem',
  'searchPlaces',
  'receiveXenditWebhook',
  'receiveCourierWebhook',
  'retryRefund',
  'retryPayout',
  'reconcilePayments',
  'recheckAlert',
];

/** Some refusals write down that they happened. */
const mayWrite = (call: string, table: string): boolean =>
  writtenByRefusals[call as AnswerName]?.includes(table) === true;

/** What is said of the test that ends now and was not seen. */
export function brokenPromises(): readonly string[] {
  const { rows, calls } = seenNow();
  return [
    ...promisesNow('rows')
      .filter((row) => !rows.has(row))
      .map((row) => `${row} was not carried out`),
    ...promisesNow('calls')
      .filter((call) => !calls.has(call))
      .map((call) => `${call} was not answered, or with other rows changed than it says`),
  ];
}
