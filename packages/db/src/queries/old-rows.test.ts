import { DAY_MS } from '@suki/domain/config/durations';
import { type PeriodName, periods } from '@suki/domain/config/retention.table';
import type { UserId } from '@suki/domain/ids/id';
import { keysOf } from '@suki/domain/keys-of';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import {
  creditTestWallet,
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
} from '../../testing/test-trade.ts';
import { registeredStatements } from '../statement.ts';
import { withTransaction } from '../tx.ts';
import { deleteOldRows } from './old-rows.ts';
import { privateTables } from './queue-internals.ts';
import { ensureUser } from './users.ts';

const database = testDatabase();
const now = new Date('2027-06-01T00:00:00Z');
const LIMIT = 100;
/** The longest period twice, so that rows which stay for another reason are old enough. */
const LONG_AGO = new Date(now.getTime() - 800 * DAY_MS);

const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const cutoffOf = (name: PeriodName) => new Date(now.getTime() - periods[name].days * DAY_MS);
const night = (name: PeriodName) => deleteOldRows(database.pool, name, cutoffOf(name), LIMIT);
let made = 0;
const nextKey = (): string => {
  made += 1;
  return `key-${made}`;
};
const aUser = () => insertTestUser(database.pool, LONG_AGO);

async function insertVisitor(at: Date): Promise<UserId> {
  const id = testId('usr');
  await withTransaction(database.pool, (tx) =>
    ensureUser(
      tx,
      { id, firebaseUid: `visitor-${id}`, isAnonymous: true, name: null, avatar: 1, locale: 'en', signedInAt: at },
      at,
    ),
  );
  return id;
}

/** Inserts a row whose period begins at a moment, and returns SQL and key that find it. */
type Insert = (at: Date) => Promise<readonly [text: string, key: string]>;

const webhook =
  (isHandled: boolean): Insert =>
  async (at) => {
    const id = testId('evt' as 'pyo');
    await rowsOf(
      `insert into webhook_events (id, provider, provider_event_id, kind, body, received_at, handled_at)
      values ($1, 'xendit', $1, 'payment', '{}', $2, $3)`,
      [id, isHandled ? LONG_AGO : at, isHandled ? at : null],
    );
    return ['select from webhook_events where id = $1', id];
  };

const keptEntry =
  (kind: 'saved_item' | 'search' | 'seen_item' | 'arrival_notice'): Insert =>
  async (at) => {
    const id = testId('kpt');
    await rowsOf(
      `insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at, deleted_at) values ($1, $2, $3, $1, $4, $4, $5)`,
      [id, await aUser(), kind, kind === 'saved_item' ? LONG_AGO : at, kind === 'saved_item' ? at : null],
    );
    return ['select from kept_entries where id = $1', id];
  };

const inserts: { readonly [Name in PeriodName]: Insert } = {
  answers: async (at) => {
    const key = nextKey();
    await rowsOf(
      `insert into idempotency_keys (user_id, key, request_hash, status, answer, claimed_at, created_at) values ($1, $2, 'hash', 200, '{}', $3, $3)`,
      [await aUser(), key, at],
    );
    return ['select from idempotency_keys where key = $1', key];
  },
  removedKept: keptEntry('saved_item'),
  searches: keptEntry('search'),
  seenItems: keptEntry('seen_item'),
  oldNotices: keptEntry('arrival_notice'),
  verificationMails: async (at) => {
    const [row] = (
      await database.pool.query<{ id: string }>(
        `insert into verification_mails (id, user_id, email, created_at) values (new_id('vml'), $1, 'bea@suki.test', $2) returning id`,
        [await aUser(), at],
      )
    ).rows;
    return ['select from verification_mails where id = $1', row?.id ?? ''];
  },
  codes: async (at) => {
    const key = nextKey();
    await rowsOf(
      `insert into one_time_codes (user_id, channel, target, purpose, code_hash, tries_left, expires_at, created_at)
      values ($3, 'phone', $1, 'link', 'hash', 5, $2, $2)`,
      [key, at, await aUser()],
    );
    return ['select from one_time_codes where target = $1', key];
  },
  codeEvents: async (at) => {
    const key = nextKey();
    await rowsOf(`insert into code_events (kind, user_id, target_mark, at) values ('sent', $1, $2, $3)`, [
      await aUser(),
      key,
      at,
    ]);
    return ['select from code_events where target_mark = $1', key];
  },
  dropOffCodes: async (at) => {
    const key = nextKey();
    await rowsOf('insert into drop_off_codes (code_hash, user_id, expires_at, created_at) values ($1, $2, $3, $3)', [
      key,
      await aUser(),
      at,
    ]);
    return ['select from drop_off_codes where code_hash = $1', key];
  },
  messages: async (at) => {
    const id = testId('msg');
    await rowsOf(
      `insert into messages (id, user_id, tab, kind, params, created_at) values ($1, $2, 'order', 'order-paid', '{}', $3)`,
      [id, await aUser(), at],
    );
    return ['select from messages where id = $1', id];
  },
  itemEvents: async (at) => {
    const key = nextKey();
    await rowsOf(
      `insert into item_events (batch_id, visit, kind, item_id, at, is_counted) values ($1, $1, 'view', 'itm_0000000001', $2, true)`,
      [key, at],
    );
    return ['select from item_events where batch_id = $1', key];
  },
  pairsNotSeen: async (at) => {
    const key = nextKey();
    await rowsOf(
      `insert into viewed_together (item_id, other_id, weight, visits, seen_at) values ($1, 'itm_0000000001', 1, 1, $2)`,
      [key, at],
    );
    return ['select from viewed_together where item_id = $1', key];
  },
  parcelNews: async (at) => {
    const key = nextKey();
    const { rows } = await database.pool.query<{ id: string }>('select id from trackings limit 1');
    const id = rows[0]?.id ?? (await insertParcel());
    await rowsOf(`insert into tracking_events (tracking_id, at, status, detail) values ($1, $2, 'transit', $3)`, [
      id,
      at,
      key,
    ]);
    return ['select from tracking_events where detail = $1', key];
  },
  handledAlerts: async (at) => {
    const id = testId('alr');
    await rowsOf(
      `insert into staff_alerts (id, queue, event, entity, entity_id, at, done_at) values ($1, 'support', 'E48', 'order', $1, $2, $3)`,
      [id, LONG_AGO, at],
    );
    return ['select from staff_alerts where id = $1', id];
  },
  handledWebhooks: webhook(true),
  unhandledWebhooks: webhook(false),
  unlinkedMethods: async (at) => {
    const id = testId('pmt');
    await rowsOf(
      `insert into payment_methods (id, user_id, intent_key, type, status, unlinked_at, asked_at, created_at, updated_at)
      values ($1, $2, $1, 'EWALLET', 'ACTIVE', $3, $4, $4, $4)`,
      [id, await aUser(), at, LONG_AGO],
    );
    return ['select from payment_methods where id = $1', id];
  },
  deletedAccounts: async (at) => {
    const id = testId('wac');
    await rowsOf(
      `insert into withdrawal_accounts (id, user_id, channel_code, account_holder_name, account_number, destination_changed_at, status, deleted_at, created_at, updated_at)
      values ($1, $2, 'PH_BDO', 'Sam Reyes', 'sealed', $4, 'valid', $3, $4, $4)`,
      [id, await aUser(), at, LONG_AGO],
    );
    return ['select from withdrawal_accounts where id = $1', id];
  },
  givenUpJobs: async (at) => {
    const key = nextKey();
    await rowsOf(`select graphile_worker.add_job('send-refund', job_key := $1, max_attempts := 1)`, [key]);
    await rowsOf(`update ${privateTables.jobs} set attempts = 1, updated_at = $2 where key = $1`, [key, at]);
    return ['select from graphile_worker.jobs where key = $1', key];
  },
  visitors: async (at) => ['select from users where id = $1', await insertVisitor(at)],
};

async function insertParcel(): Promise<string> {
  const { pool } = database;
  const [id, sellerId, sku] = [testId('trk'), await aUser(), await insertTestSku(pool)];
  const ask = await insertListedAsk(pool, { sellerId, ...sku, price: pesos(5000), at: LONG_AGO });
  const buyerId = await aUser();
  const orderId = await withTransaction(pool, (tx) => reserveTestAsk(tx, ask, buyerId, LONG_AGO));
  await rowsOf(
    `insert into trackings (id, order_id, leg, courier, tracking_number, delivery_status, created_at, updated_at)
    values ($1, $2, 'inbound', 'jtexpress-ph', $1, 'transit', $3, $3)`,
    [id, orderId, LONG_AGO],
  );
  return id;
}

test.each(keysOf(periods))(
  'security 10: %s are deleted when their period is over, and not a moment before',
  async (name) => {
    const cutoff = cutoffOf(name);
    const [stays, goes] = [await inserts[name](cutoff), await inserts[name](new Date(cutoff.getTime() - 1))];
    expect(await night(name)).toBe(1);
    expect(await rowsOf(stays[0], [stays[1]])).toHaveLength(1);
    expect(await rowsOf(goes[0], [goes[1]])).toHaveLength(0);
    expect(await night(name)).toBe(0);
  },
);

test('security 10: an account that was paid out to stays with its payouts', async () => {
  const [, id] = await inserts.deletedAccounts(LONG_AGO);
  await rowsOf(
    `insert into payouts (id, user_id, withdrawal_account_id, channel_code, account_holder_name, account_number, amount, fee, status, tries, created_at, updated_at)
    select $2, user_id, id, channel_code, account_holder_name, account_number, 10000, 0, 'SUCCEEDED', 1, created_at, created_at
    from withdrawal_accounts where id = $1`,
    [id, testId('pyo')],
  );
  expect(await night('deletedAccounts')).toBe(0);
});

test('security 10: a job with tries left stays', async () => {
  const [, key] = await inserts.givenUpJobs(LONG_AGO);
  await rowsOf(`update ${privateTables.jobs} set max_attempts = 25 where key = $1`, [key]);
  expect(await night('givenUpJobs')).toBe(0);
});

const exists = async (id: UserId) => (await rowsOf('select from users where id = $1', [id])).length === 1;

test('security 10: a visitor goes with wallet, addresses, answers and ended sessions; processes hear of it', async () => {
  const id = await insertVisitor(LONG_AGO);
  await rowsOf(`insert into revocations (firebase_uid, valid_after) values ($1, $2)`, [`visitor-${id}`, LONG_AGO]);
  await rowsOf(
    `insert into addresses (id, user_id, recipient, phone_number, psgc, street, place, created_at, updated_at)
    values ($1, $2, 'Bea', '+639170000000', '1380600001', '1 Street', 'Makati', $3, $3)`,
    [testId('adr'), id, LONG_AGO],
  );
  await rowsOf(
    `insert into idempotency_keys (user_id, key, request_hash, claimed_at, created_at) values ($1, 'k', 'h', $2, $2)`,
    [id, now],
  );
  const listener = await database.pool.connect();
  const told: unknown[] = [];
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query('listen "user"');
  expect(await night('visitors')).toBe(1);
  await listener.query('select 1');
  await listener.query('unlisten *');
  listener.release();
  expect(told).toEqual([id]);
  expect(await exists(id)).toBe(false);
  expect(await rowsOf('select from revocations where firebase_uid = $1', [`visitor-${id}`])).toEqual([]);
});

test('security 10: who has an account, money or a mark is no visitor', async () => {
  const [registered, rich, marked] = [await aUser(), await insertVisitor(LONG_AGO), await insertVisitor(LONG_AGO)];
  await creditTestWallet(database.pool, rich, pesos(100), LONG_AGO);
  await rowsOf(`insert into identity_marks (user_id, kind, mark, created_at) values ($1, 'card', 'mark', $2)`, [
    marked,
    LONG_AGO,
  ]);
  expect(await night('visitors')).toBe(0);
  expect(await Promise.all([registered, rich, marked].map(exists))).toEqual([true, true, true]);
});

const signUp = (id: UserId, firebaseUid: string) =>
  withTransaction(database.pool, (tx) =>
    ensureUser(tx, { id, firebaseUid, isAnonymous: false, name: 'Bea', avatar: 1, locale: 'en', signedInAt: now }, now),
  );

test('security 10: a visitor who signs up at that moment is left alone', async () => {
  const id = await insertVisitor(LONG_AGO);
  const signingUp = await database.pool.connect();
  await signingUp.query('begin');
  await signingUp.query('update users set is_anonymous = false where id = $1', [id]);
  expect(await night('visitors')).toBe(0);
  await signingUp.query('commit');
  signingUp.release();
  expect(await night('visitors')).toBe(0);
  expect(await exists(id)).toBe(true);
});

test('security 10: a visitor who signs up while the deletion is under way gets a new account', async () => {
  const id = await insertVisitor(LONG_AGO);
  // The wallet is held, so that the deletion stops in its middle with the user's row locked.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from wallets where user_id = $1 for update', [id]);
  const deleting = night('visitors');
  const blocked = async () =>
    (await rowsOf(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .length;
  while ((await blocked()) < 1) await new Promise(setImmediate);
  const newId = testId('usr');
  const signedUp = signUp(newId, `visitor-${id}`);
  while ((await blocked()) < 2) await new Promise(setImmediate);
  await holder.query('commit');
  holder.release();
  expect(await deleting).toBe(1);
  expect(await signedUp).toMatchObject({ id: newId, isAnonymous: false, isNew: true });
});

// The queue's jobs, the nights' runs and the rows of employees are few.
test.each(keysOf(periods))('ops B.2.8: %s are found by an index', async (name) => {
  const text = statementText(name);
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain ${text}`,
      [now, LIMIT].slice(0, text.includes('$2') ? 2 : 1),
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(
      /Seq Scan on (?!_private|reconciliations|person_acts|staff_roles|approvals|drop_off_codes)/,
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
});

function statementText(name: PeriodName): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return registeredStatements().get(name === 'visitors' ? 'old-visitors.lock' : `old-rows.${kebab}`) ?? '';
}
