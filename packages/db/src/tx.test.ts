import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { pipelined } from './pipelined.ts';
import { sqlErrorOf, sqlStates } from './sql-errors.ts';
import { exactlyOne, type Statement } from './statement.ts';
import { commitWith, type Tx, withTransaction } from './tx.ts';

const database = testDatabase();

async function balances(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query('select name, amount from accounts order by name');
  return Object.fromEntries(rows.map((row) => [row.name, row.amount]));
}

async function accounts(): Promise<void> {
  await database.pool.query(`drop table if exists accounts; create table accounts (name text primary key, amount int not null);
    insert into accounts values ('one', 0), ('two', 0)`);
}

const add = (tx: Tx, name: string) => tx.query('update accounts set amount = amount + 1 where name = $1', [name]);

test('what a use case throws comes out, and nothing of it stays', async () => {
  await accounts();
  const failing = withTransaction(database.pool, async (tx) => {
    await add(tx, 'one');
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await balances()).toEqual({ one: 0, two: 0 });
});

test.each([
  ['one after the other', add],
  ['with the commit', (tx: Tx, name: string) => commitWith(tx, () => add(tx, name))],
])('two transactions that lock in opposite orders, %s, both succeed: the loser runs again', async (_, addLast) => {
  await accounts();
  let runs = 0;
  let waiting = 0;
  let open: () => void = () => undefined;
  const bothHaveOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const cross = (first: string, second: string) =>
    withTransaction(database.pool, async (tx) => {
      runs += 1;
      await add(tx, first);
      waiting += 1;
      if (waiting === 2) open();
      await bothHaveOne;
      await addLast(tx, second);
    });
  await Promise.all([cross('one', 'two'), cross('two', 'one')]);
  expect(runs).toBeGreaterThan(2);
  expect(await balances()).toEqual({ one: 2, two: 2 });
});

test('a failed statement that somebody swallowed does not look like a commit', async () => {
  await accounts();
  const careless = withTransaction(database.pool, async (tx) => {
    await add(tx, 'one');
    await tx.query('select no_such_column').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('Expected the transaction to commit');
  expect(await balances()).toEqual({ one: 0, two: 0 });
});

test('a column that a migration changed under a prepared statement is read on a fresh connection, with and without a transaction', async () => {
  await accounts();
  // Made without `statement`: sql-snapshots shows its registry, and test files share their modules.
  const read: Statement<{ amount: number }, [string]> = {
    name: 'tx-test.read',
    text: 'select amount from accounts where name = $1',
  };
  const readAll = () => Promise.all(Array.from({ length: 20 }, () => exactlyOne(database.pool, read, ['one'])));
  await readAll();
  await database.pool.query('alter table accounts alter column amount type bigint');
  expect(await withTransaction(database.pool, (tx) => exactlyOne(tx, read, ['one']))).toEqual({ amount: 0 });
  await database.pool.query('alter table accounts alter column amount type int');
  expect(await readAll()).toHaveLength(20);
});

test('a failure that will not go away is given up and keeps its SQLSTATE', async () => {
  let runs = 0;
  const hopeless = withTransaction(database.pool, async (tx) => {
    runs += 1;
    await tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  const error = await hopeless.catch((thrown: unknown) => thrown);
  expect(sqlErrorOf(error)?.code).toBe(sqlStates.serializationFailure);
  expect(runs).toBe(5);
});

test('an error wrapped by somebody still tells its SQLSTATE and constraint', async () => {
  const error = await database.pool
    .query(`insert into clock_offset values (false, 0)`)
    .catch((thrown: unknown) => thrown);
  const wrapped = new Error('outer', { cause: new Error('middle', { cause: error }) });
  expect(sqlErrorOf(wrapped)).toMatchObject({ code: sqlStates.checkViolation, constraint: 'clock_offset_one_row' });
  expect(sqlErrorOf(new Error('none'))).toBeUndefined();
});

const refuse = (tx: Tx) => tx.query(`select raise_conflict('ask', 'ask_1', 'listed')`);

test('what is sent with the commit stays, and nothing can be sent behind it', async () => {
  await accounts();
  await withTransaction(database.pool, async (tx) => {
    await add(tx, 'one');
    await commitWith(tx, () => Promise.all([add(tx, 'one'), add(tx, 'two')]));
    expect(() => add(tx, 'two')).toThrow('Expected no statement behind the commit');
  });
  expect(await balances()).toEqual({ one: 2, two: 1 });
});

test.each([
  ['is refused by the database', (tx: Tx) => [add(tx, 'one'), refuse(tx), add(tx, 'two')], 'ask|ask_1|listed'],
  ['fails on our side before it is sent', (tx: Tx) => [add(tx, 'one'), failing(), add(tx, 'two')], 'cannot be written'],
])('nothing of what is sent with a commit stays when one of it %s', async (_, statements, message) => {
  await accounts();
  const careful = withTransaction(database.pool, (tx) => commitWith(tx, () => pipelined(statements(tx))));
  await expect(careful).rejects.toThrow(message);
  expect(await balances()).toEqual({ one: 0, two: 0 });
  // The connection still works.
  await withTransaction(database.pool, (tx) => add(tx, 'one'));
  expect(await balances()).toEqual({ one: 1, two: 0 });
});

/** Fails with a value that cannot be written, some promises deep. */
async function failing(depth = 8): Promise<never> {
  if (depth > 0) return await failing(depth - 1);
  throw new TypeError('cannot be written');
}

test('ux 16: a number of a certificate that is taken is drawn again', async () => {
  await database.pool.query(`drop schema if exists drawn cascade; create schema drawn;
    create table drawn.numbers (number int constraint certificates_certificate_number_key unique);
    insert into drawn.numbers values (1)`);
  const drawn = [1, 2];
  await withTransaction(database.pool, (tx) => tx.query('insert into drawn.numbers values ($1)', [drawn.shift()]));
  expect(drawn).toEqual([]);
});

test('a number of an order that is taken is drawn again, and any other key that is taken is not', async () => {
  await database.pool.query(`drop table if exists names; drop schema if exists drawn cascade; create schema drawn;
    create table drawn.numbers (number int constraint orders_order_number_key unique); insert into drawn.numbers values (1);
    create table names (name text unique); insert into names values ('taken')`);
  const drawn = [1, 1, 2];
  await withTransaction(database.pool, (tx) => tx.query('insert into drawn.numbers values ($1)', [drawn.shift()]));
  const { rows } = await database.pool.query('select number from drawn.numbers order by number');
  expect(rows).toEqual([{ number: 1 }, { number: 2 }]);

  let runs = 0;
  const failing = withTransaction(database.pool, async (tx) => {
    runs += 1;
    await tx.query(`insert into names values ('taken')`);
  });
  await expect(failing).rejects.toThrow(/names_name_key/);
  expect(runs).toBe(1);
});
