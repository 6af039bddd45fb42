import { UNREAD_COUNT_MAX } from '@suki/domain/config/lists';
import type { MessageIntent } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { insertMessages, markAllMessagesRead, unreadCounts } from './inbox.ts';
import { privateTables } from './queue-internals.ts';
import { setVerifiedPhone } from './users.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');

type Kind = 'order-paid' | 'order-confirm';

/** Counts the messages of these kinds that have a job to send them. */
async function sentOf(kinds: readonly Kind[], change: { readonly email?: string; readonly phone?: string }) {
  const { pool } = database;
  const userId = await insertTestUser(pool, at);
  if (change.email !== undefined)
    await pool.query('update users set email = $2, email_proved_at = now() where id = $1', [userId, change.email]);
  const { phone } = change;
  if (phone !== undefined) await withTransaction(pool, (tx) => setVerifiedPhone(tx, userId, phone, at));
  const intents = kinds.map((kind): MessageIntent => ({ to: userId, tab: 'order', kind, params: {} }));
  await withTransaction(pool, (tx) => insertMessages(tx, intents, { at }));
  const { rows } = await pool.query<{ kind: Kind; isSent: boolean }>(
    `select m.kind, exists (
      select from ${privateTables.jobs} j, json_array_elements(j.payload) told where told ->> 'messageId' = m.id
    ) as "isSent" from messages m where m.user_id = $1`,
    [userId],
  );
  expect(rows).toHaveLength(kinds.length);
  return rows.filter(({ isSent }) => isSent).map(({ kind }) => kind);
}

const both = ['order-paid', 'order-confirm'] as const;

test.each([
  ['a mail address is sent every message', { email: 'bea@suki.test' }, both],
  ['a verified phone alone is sent what is urgent, by SMS', { phone: '+639170000001' }, ['order-confirm']],
  ['neither is sent nothing, and has all of it in the inbox', {}, []],
])('who has %s', async (_, change, sent) => {
  expect((await sentOf(both, change)).sort()).toEqual([...sent].sort());
});

test('what a trade tells is sent by one job, and what hundreds are told by jobs of eight', async () => {
  const { pool } = database;
  const userId = await insertTestUser(pool, at);
  await pool.query(`update users set email = 'many@suki.test', email_proved_at = now() where id = $1`, [userId]);
  const sizes = async (count: number) => {
    await pool.query(`delete from ${privateTables.jobs}`);
    const intent: MessageIntent = { to: userId, tab: 'order', kind: 'order-paid', params: {} };
    await withTransaction(pool, (tx) => insertMessages(tx, new Array<MessageIntent>(count).fill(intent), { at }));
    const { rows } = await pool.query<{ size: number }>(
      `select json_array_length(payload) as size from ${privateTables.jobs} order by id`,
    );
    return rows.map(({ size }) => size).sort();
  };
  expect([await sizes(2), await sizes(8), await sizes(9), await sizes(17)]).toEqual([[2], [8], [1, 8], [1, 8, 8]]);
});

test('ops B.2.6: unread messages of a tab are counted up to a hundred, however many there are', async () => {
  const { pool } = database;
  const userId = await insertTestUser(pool, at);
  const insert = `insert into messages (id, user_id, tab, kind, params, created_at)
    select new_id('msg'), $1, $2, 'order-paid', '{}', $3 from generate_series(1, $4::int)`;
  await pool.query(insert, [userId, 'order', at, UNREAD_COUNT_MAX - 1]);
  await pool.query(insert, [userId, 'payment', at, 3 * UNREAD_COUNT_MAX]);
  expect(await unreadCounts(pool, userId)).toEqual({ order: 99, payment: 100, platform: 0 });
  await pool.query(insert, [userId, 'order', at, 1]);
  expect((await unreadCounts(pool, userId)).order).toBe(100);
  await withTransaction(pool, (tx) => markAllMessagesRead(tx, userId, at));
  expect(await unreadCounts(pool, userId)).toEqual({ order: 0, payment: 0, platform: 0 });
});
