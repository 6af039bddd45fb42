import { createHash } from 'node:crypto';
import { verifyBook } from '@suki/domain/book/verify-book';
import type { SkuId } from '@suki/domain/ids/id';
import { nextWarning } from '@suki/domain/trade/effects/next-warning';
import { timerKinds } from '@suki/domain/trade/facts/statuses';
import { expect, test } from 'vitest';
import { migrateBefore, withEmptyDatabase, wordsOf } from '../testing/old-database.ts';
import { allowedMoveRows, migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { bookLines, bookOfSku } from './queries/books.ts';

test('from zero, again, and by three processes at once: the schema is there once', async () => {
  await withEmptyDatabase('migrate_many', async (url, client) => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    await migrate(url);
    const tables = await client.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`);
    expect(tables.rows[0].count).toBeGreaterThan(35);
    const applied = await client.query(
      'select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations',
    );
    expect(applied.rows[0].count).toBe(applied.rows[0].hashes);
    const queue = await client.query(`select to_regproc('graphile_worker.add_jobs') is not null as installed`);
    expect(queue.rows).toEqual([{ installed: true }]);
  });
});

test('the database allows exactly the moves of the domain, also after somebody changed its table', async () => {
  await withEmptyDatabase('migrate_moves', async (url, client) => {
    await migrate(url);
    await client.query(
      `insert into allowed_moves values ('ask', 'to_pay', 'to_ship'); delete from allowed_moves where to_status = 'listed'`,
    );
    await migrate(url);
    const { rows } = await client.query('select entity, from_status as "from", to_status as "to" from allowed_moves');
    const sorted = (moves: readonly object[]) => moves.map((move) => JSON.stringify(Object.values(move))).sort();
    expect(sorted(rows)).toEqual(sorted(allowedMoveRows()));
  });
});

test('no column of the domain has a default: moments and ids come from the code', async () => {
  await withEmptyDatabase('migrate_defaults', async (url, client) => {
    await migrate(url);
    const { rows } = await client.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default is not null order by 1, 2`,
    );
    // No use case makes an item, and no rule reads when it came: seeds and imports of any version write the row, most
    // without a photograph, and each in its first version.
    expect(rows).toEqual([
      { table_name: 'items', column_name: 'created_at' },
      { table_name: 'items', column_name: 'photos' },
      { table_name: 'items', column_name: 'version' },
    ]);
  });
});

test('the log of a book that was written before it had bids is verified like a new one', async () => {
  await withEmptyDatabase('migrate_log', async (url, client) => {
    await migrateBefore(client, 5);
    await client.query(`
      insert into allowed_moves values ('ask', '', 'listed');
      insert into users (id, firebase_uid, is_anonymous, avatar, locale, is_balance_hidden, created_at, updated_at)
      values ('usr_1', 'u', false, 1, 'en', false, now(), now());
      insert into size_templates (id, name, base_system, systems, rows) values ('szt_1', 'T', 'us_m', '{us_m}', '[]');
      insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, description, details, genders, tabs,
        size_template_id, sold_count, art, rank)
      values ('itm_1', 'I', '{}', 'M', 'C', 'S', 'shoes', 'new', 'listed', '', '[]', '{}', '{}', 'szt_1', 0, '{}', 1);
      insert into skus (id, item_id, position, sizes) values ('sku_1', 'itm_1', 1, '{}');
      insert into books (sku_id, item_id, ask_count, version, log_hash) values ('sku_1', 'itm_1', 1, 4, 'old');
      insert into asks (id, seller_id, item_id, sku_id, lane, origin, status, price, live_at, expiry_days, tech_service_fee, payment_fee,
        operational_fee, income, return_address, is_return_address_changed, reminder_sent, rush_order, version, created_at, updated_at)
      select id, 'usr_1', 'itm_1', 'sku_1', 'standard', 'listing', 'listed', 1000, at, 30, 0, 0, 0, 1000, '{}', false, false, false, 1, at, at
      from (values ('ask_1', timestamptz '2026-11-01'), ('ask_2', timestamptz '2026-11-02')) as ask (id, at);
      insert into book_log (sku_id, version, event, ask_id, status, price, lane, at, hash) values
        ('sku_1', 1, 'E03', 'ask_1', 'listed', 1000, 'standard', '2026-11-01', 'x'),
        ('sku_1', 2, 'E03', 'ask_2', 'listed', 1000, 'standard', '2026-11-02', 'y'),
        ('sku_1', 3, 'E31', 'ask_1', 'buyer_to_pay', 1000, 'standard', '2026-11-03', 'z'),
        ('sku_1', 4, 'E34', 'ask_1', 'listed', 1000, 'standard', '2026-11-03', 'old')`);
    await migrate(url);
    const pool = createPool(url, { name: 'suki-test' });
    const lines = await bookLines(pool, 'sku_1' as SkuId, { afterVersion: 0, limit: 10 });
    const book = await bookOfSku(pool, 'sku_1' as SkuId);
    await pool.end();
    const verdict = verifyBook(lines, (text) => createHash('sha256').update(text).digest('hex'));
    expect(verdict).toMatchObject({ ok: true, asks: 2, bids: 0, trades: [{ askId: 'ask_1' }] });
    expect(lines.at(-1)?.hash).toBe(book?.logHash);
  });
});

test('a timer that ran before there were warnings is warned of as one that starts now', async () => {
  await withEmptyDatabase('migrate_warnings', async (url, client) => {
    await migrateBefore(client, 16);
    // The kinds had other names then, in this order (ADR 0077).
    const oldNames = await wordsOf(client, 'timer_kind');
    const startedAt = new Date('2026-11-01T00:00:00Z');
    // Lengths with room for all warnings, for none, and in between.
    const lengths = timerKinds.flatMap((kind) => [130, 15, 1 / 96].map((days) => ({ kind, days })));
    const runs = lengths.map(({ kind, days }, index) => {
      const fireAt = new Date(startedAt.getTime() + days * 86_400_000);
      return { id: `tmr_${index}`, kind, fireAt, warnAt: nextWarning(kind, fireAt, startedAt) };
    });
    await client.query(
      `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at)
       select id, 'order', id, kind, fire_at, 1, false, $4 from unnest($1::text[], $2::text[], $3::timestamptz[]) as run (id, kind, fire_at)`,
      [
        runs.map(({ id }) => id),
        runs.map(({ kind }) => oldNames[timerKinds.indexOf(kind)]),
        runs.map(({ fireAt }) => fireAt),
        startedAt,
      ],
    );
    await migrate(url);
    const { rows } = await client.query('select id, kind, fire_at as "fireAt", warn_at as "warnAt" from timers');
    const byId = (one: { id: string }, other: { id: string }): number => one.id.localeCompare(other.id);
    expect(rows.sort(byId)).toEqual(runs.sort(byId));
  });
});

test('a payout of before keeps where its account points now, one that an older server makes too, and no statement changes it', async () => {
  await withEmptyDatabase('migrate_payouts', async (url, client) => {
    await migrateBefore(client, 21);
    const insertPayout = (id: string) =>
      client.query(
        `insert into payouts (id, user_id, withdrawal_account_id, amount, fee, status, tries, created_at, updated_at)
         values ($1, 'usr_1', 'wac_1', 10000, 0, 'PENDING', 0, now(), now())`,
        [id],
      );
    await client.query(`
      insert into users (id, firebase_uid, is_anonymous, avatar, locale, is_balance_hidden, created_at, updated_at)
      values ('usr_1', 'u', false, 1, 'en', false, now(), now());
      insert into withdrawal_accounts (id, user_id, channel_code, account_holder_name, account_number, status, created_at, updated_at)
      values ('wac_1', 'usr_1', 'PH_BDO', 'Sam Reyes', 'sealed', 'valid', now(), now())`);
    await insertPayout('pyo_1');
    await migrate(url);
    await insertPayout('pyo_2');
    await client.query(`update withdrawal_accounts set channel_code = 'PH_GCASH', account_number = 'other'`);
    await expect(client.query(`update payouts set account_number = 'other'`)).rejects.toMatchObject({
      constraint: 'payouts_destination_kept',
    });
    const { rows } = await client.query(
      'select id, channel_code, account_holder_name, account_number from payouts order by id',
    );
    const kept = { channel_code: 'PH_BDO', account_holder_name: 'Sam Reyes', account_number: 'sealed' };
    expect(rows).toEqual([
      { id: 'pyo_1', ...kept },
      { id: 'pyo_2', ...kept },
    ]);
  });
});

test('what a gateway told of a payout before loses the number of its account, and still says where to look', async () => {
  await withEmptyDatabase('migrate_webhooks', async (url, client) => {
    await migrateBefore(client, 21);
    const payout = { id: 'disb-1', reference_id: 'pyo_1', status: 'SUCCEEDED' };
    const bodies = [
      { event: 'payout.succeeded', data: { ...payout, channel_properties: { account_number: '1234567890' } } },
      { event: 'dispute.created', id: 'dp-1', account_details: '1234567890' },
    ];
    await client.query(
      `insert into webhook_events (id, provider, provider_event_id, kind, body, received_at)
       select 'evt_' || place, 'xendit', place, 'payout', body, now() from jsonb_array_elements($1) with ordinality as told (body, place)`,
      [JSON.stringify(bodies)],
    );
    await migrate(url);
    const { rows } = await client.query('select body from webhook_events order by id');
    expect(rows.map(({ body }) => body)).toEqual([{ data: payout }, { id: 'dp-1' }]);
  });
});

test('a server that is not there is named, with what to do', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /Could not connect to the database: .*Nothing of this step was kept/,
  );
});
