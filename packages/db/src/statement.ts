import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Pool, QueryResult } from 'pg';
import { conflictOr } from './conflict-error.ts';
import { sqlErrorOf, sqlStates } from './sql-errors.ts';
import type { Tx } from './tx.ts';

/** A place for plain reads: the pool, or a transaction that must see its own writes. */
export type Db = Pool | Tx;

/**
 * One parameter of a statement. JSON goes in as text (`json(value)`), because the driver turns arrays into PostgreSQL
 * arrays.
 */
export type Value =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly number[]
  | readonly (string | null)[]
  | readonly (number | null)[]
  | readonly (Date | null)[]
  | readonly boolean[];

declare const rowOf: unique symbol;
declare const valuesOf: unique symbol;

/**
 * A named SQL text. PostgreSQL parses and plans it once per connection (about 80 µs of CPU a call instead of 170), and
 * its text is in sql-snapshots for review. `Row` is the type of a row, `Values` are the parameters $1, $2 … in order.
 */
export type Statement<Row, Values extends readonly Value[]> = {
  /** `<noun>.<operation>`; the noun names the snapshot file. PostgreSQL keeps 63 characters of it. */
  readonly name: string;
  readonly text: string;
  /** Planned anew at each call: its plan depends on how common its values are. */
  readonly isPlannedForValues?: boolean;
  readonly [rowOf]?: Row;
  readonly [valuesOf]?: Values;
};

const registered = new Map<string, string>();

/** Defines a statement, once per process and name. */
export function statement<Row, Values extends readonly Value[] = readonly []>(
  name: string,
  text: string,
  options: { readonly isPlannedForValues?: boolean } = {},
): Statement<Row, Values> {
  if (registered.has(name))
    throw new Error(`Expected a new statement name, got "${name}" a second time. Rename one of them.`);
  registered.set(name, text);
  return { name, text, ...options };
}

/** Every statement that the loaded modules define, for sql-snapshots. */
export function registeredStatements(): ReadonlyMap<string, string> {
  return registered;
}

async function run(
  db: Db,
  { name, text, isPlannedForValues = false }: Pick<Statement<unknown, []>, 'name' | 'text' | 'isPlannedForValues'>,
  values: readonly Value[],
): Promise<QueryResult> {
  for (let staleConnections = 0; ; staleConnections += 1) {
    try {
      return await db.query({ ...(isPlannedForValues ? {} : { name }), text, values: [...values] });
    } catch (error) {
      // The pool has closed that connection; each of its others may be stale as well. Inside a transaction
      // `withTransaction` starts over.
      const isStale = sqlErrorOf(error)?.code === sqlStates.cachedPlanChanged;
      if (!(isStale && 'options' in db && staleConnections < db.options.max)) throw conflictOr(error);
    }
  }
}

export async function many<Row, Values extends readonly Value[]>(
  db: Db,
  what: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  return (await run(db, what, values)).rows;
}

/** Returns the first row, or undefined. */
export async function first<Row, Values extends readonly Value[]>(
  db: Db,
  what: Statement<Row, Values>,
  values: Values,
): Promise<Row | undefined> {
  return (await run(db, what, values)).rows[0];
}

/** Returns the row of a statement that always has exactly one. */
export async function exactlyOne<Row, Values extends readonly Value[]>(
  db: Db,
  what: Statement<Row, Values>,
  values: Values,
): Promise<Row> {
  const rows: Row[] = (await run(db, what, values)).rows;
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`Expected exactly one row from ${what.name}, got ${rows.length}.`);
  return row;
}

/** Runs a statement and returns the number of touched rows. */
export async function touch<Values extends readonly Value[]>(
  db: Db,
  what: Statement<unknown, Values>,
  values: Values,
): Promise<number> {
  return (await run(db, what, values)).rowCount ?? 0;
}

/**
 * SQL for the answer of a statement that is a transaction by itself and is repeated when a crash of the server loses
 * it: its commit does not wait for the disk (ADR 0059). When a later commit survived the crash, so did this one. Never
 * use it in a transaction of several statements, all of which could be lost; such a statement therefore takes a pool.
 */
export const notWaitedFor = `set_config('synchronous_commit', 'off', true)`;

/** Serialises a value for a json parameter. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Returns the explicit column list of a table in the names of its type: `asks.seller_id as "sellerId", …`. Never `*`: a
 * column added by a migration while the old version still runs would break its prepared statements (SQLSTATE 0A000).
 */
export function columnsOf<Table extends PgTable>(
  table: Table,
  alias: string,
  except: readonly (keyof Table['_']['columns'])[] = [],
): string {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => !except.includes(key))
    .map(([key, column]) => (key === column.name ? `${alias}.${column.name}` : `${alias}.${column.name} as "${key}"`))
    .join(', ');
}
