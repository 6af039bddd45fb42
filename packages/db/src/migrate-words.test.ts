import { isId } from '@suki/domain/ids/id';
import { timerKinds } from '@suki/domain/trade/facts/statuses';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrateBefore, withEmptyDatabase, wordsOf } from '../testing/old-database.ts';
import { migrate } from './migrate.ts';
import { privateTables } from './queries/queue-internals.ts';

/*
 * Rows from before ADR 0077, when timers and postings had codes and alerts the ids of events, are read correctly after
 * the migration.
 */

const TAIL = '01kasz4k7m2p5r8t1w4';
const standIn: Readonly<Record<string, unknown>> = {
  text: 'x',
  bigint: 0,
  integer: 1,
  smallint: 1,
  boolean: false,
  jsonb: '[]',
  json: '{}',
  'timestamp with time zone': '2026-11-21T02:00:00Z',
};

/** Inserts a row with the given values, and valid values for the other columns. */
async function insert(client: pg.Client, table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO'`,
    [table],
  );
  const row = { ...Object.fromEntries(rows.map(({ name, type }) => [name, standIn[type]])), ...values };
  const names = Object.keys(row);
  await client.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

const read = async (client: pg.Client, sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows;

test('each timer has its new name, those too that wait with an order under a hold', async () => {
  await withEmptyDatabase('migrate_timer_names', async (url, client) => {
    await migrateBefore(client, 23);
    const old = await wordsOf(client, 'timer_kind');
    expect(old).toHaveLength(timerKinds.length);
    await client.query('set session_replication_role = replica');
    for (const [index, kind] of old.entries()) {
      await insert(client, 'timers', {
        id: `tmr_${String(index).padStart(2, '0')}`,
        kind,
        entity: 'order',
        entity_id: kind,
      });
    }
    const timers = old.map((kind, index) => ({ kind, remainingMs: index }));
    const words = {
      lane: 'standard',
      origin: 'buy_now',
      status: 'seller_to_ship',
      buyer_region: 'NCR',
      buyer_id: 'usr_1',
      price: 100,
      total: 100,
      income: 100,
    };
    await insert(client, 'orders', {
      ...words,
      id: 'ord_1',
      ask_id: 'ask_1',
      hold: JSON.stringify({ why: 'review', timers }),
    });
    await insert(client, 'orders', {
      ...words,
      id: 'ord_2',
      ask_id: 'ask_2',
      hold: JSON.stringify({ why: 'chargeback', timers: [] }),
    });
    await insert(client, 'orders', { ...words, id: 'ord_3', ask_id: 'ask_3', hold: null });
    await migrate(url);
    expect((await read(client, 'select kind from timers order by id')).flat()).toEqual(timerKinds);
    const renamed = timerKinds.map((kind, index) => ({ kind, remainingMs: index }));
    expect((await read(client, 'select hold from orders order by id')).flat()).toEqual([
      { why: 'review', timers: renamed },
      { why: 'chargeback', timers: [] },
      null,
    ]);
  });
});

test('each posting has its new name in the journal, which stays closed, and in the keys of refunds', async () => {
  const names = [
    ['P1', 'deposit_held'],
    ['P3r', 'penalty_undone'],
    ['P4', 'escrow_filled'],
    ['P7-tax', 'tax_withheld'],
    ['P9-settled', 'payout_settled'],
    ['P11-owed', 'refund_owed'],
    ['refund-to-wallet', 'refund_credited'],
    ['fee-return', 'return_fee_earned'],
  ] as const;
  await withEmptyDatabase('migrate_posting_names', async (url, client) => {
    await migrateBefore(client, 23);
    await client.query('set session_replication_role = replica');
    for (const [code] of names) await insert(client, 'journal_entries', { id: `jrn_${code}`, code, key: 'ord_1' });
    const refund = { kind: 'item_refund', status: 'PENDING', amount: 100 };
    for (const key of ['ord_1', 'ord_1:P6', 'ord_1:P11', 'ord_1:P12', 'ord_1:claim', 'att_1:rest', 'dep_1:att_2'])
      await insert(client, 'refunds', { ...refund, id: `ref_${key}`, key });
    await client.query('set session_replication_role = origin');
    await migrate(url);
    expect(await read(client, `select substr(id, 5), code from journal_entries order by id`)).toEqual(
      names.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    await expect(client.query(`update journal_entries set code = 'x'`)).rejects.toThrow();
    expect((await read(client, 'select key from refunds order by key collate "C"')).flat()).toEqual([
      'att_1:rest',
      'dep_1:att_2',
      'ord_1',
      'ord_1:claim',
      'ord_1:discount_given',
      'ord_1:escrow_moved',
      'ord_1:refunded_after_income',
    ]);
  });
});

test('what was told about a deadline, and answers that are repeated, have the new names', async () => {
  await withEmptyDatabase('migrate_told_names', async (url, client) => {
    await migrateBefore(client, 23);
    await client.query('set session_replication_role = replica');
    const answer = (lapse: string) => JSON.stringify({ next: { lapse } });
    for (const [key, lapse] of [
      ['a', 'lapse.T9.seller'],
      ['b', 'lapse.T9b.buyer'],
      ['c', 'posting.T9.'],
    ] as const)
      await insert(client, 'idempotency_keys', { user_id: 'usr_1', key, status: 200, answer: answer(lapse) });
    const alert = { event: 'deadline_refused', entity: 'order', queue: 'support' };
    const details = JSON.stringify({ cause: 'T8, NOT_ALLOWED_NOW' });
    await insert(client, 'staff_alerts', { ...alert, id: `evt_${TAIL}`, entity_id: 'ord_1', details });
    await migrate(url);
    expect((await read(client, 'select answer from idempotency_keys order by key')).flat()).toEqual([
      answer('lapse.shipment.seller'),
      answer('lapse.first_scan.buyer'),
      answer('posting.T9.'),
    ]);
    expect(await read(client, 'select id, details from staff_alerts')).toEqual([
      [`alr_${TAIL}`, { cause: 'confirmation, NOT_ALLOWED_NOW' }],
    ]);
  });
});

test('alerts, reconciliations, notes about people and the history have ids of their own; events of services keep theirs', async () => {
  await withEmptyDatabase('migrate_ids', async (url, client) => {
    await migrateBefore(client, 23);
    await client.query('set session_replication_role = replica');
    const id = `evt_${TAIL}`;
    await insert(client, 'staff_alerts', {
      id,
      event: 'unreconciled',
      entity: 'reconciliation',
      entity_id: id,
      queue: 'finance',
    });
    await insert(client, 'reconciliations', { id });
    await insert(client, 'standings', { id, change: 'deposit_default' });
    await insert(client, 'transitions', { id, entity: 'order', actor: 'system' });
    await insert(client, 'webhook_events', { id, provider: 'xendit' });
    await client.query('set session_replication_role = origin');
    await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
    await client.query(
      `select graphile_worker.add_job('reconcile-fully', json_build_object('runId', $1::text), job_key := 'reconcile-fully:' || $1::text),
         graphile_worker.add_job('handle-xendit-event', json_build_object('eventId', $1::text))`,
      [id],
    );
    await migrate(url);
    expect(await read(client, `select payload, key from ${privateTables.jobs} order by id`)).toEqual([
      [{ runId: `rec_${TAIL}` }, `reconcile-fully:rec_${TAIL}`],
      [{ eventId: id }, null],
    ]);
    expect(await read(client, 'select id, entity_id from staff_alerts')).toEqual([[`alr_${TAIL}`, `rec_${TAIL}`]]);
    const idOf = async (table: string) => (await read(client, `select id from ${table}`)).flat()[0];
    expect(isId('rec', await idOf('reconciliations'))).toBe(true);
    expect(isId('std', await idOf('standings'))).toBe(true);
    expect(isId('his', await idOf('transitions'))).toBe(true);
    expect(await idOf('webhook_events')).toBe(id);
    await expect(client.query(`delete from transitions`)).rejects.toThrow();
  });
});
