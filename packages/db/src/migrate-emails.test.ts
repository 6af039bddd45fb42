import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { migrateBefore, withEmptyDatabase } from '../testing/old-database.ts';
import { migrate } from './migrate.ts';

/** The number that the migration got when it was merged. */
async function numberOf(topic: string): Promise<number> {
  const journal = JSON.parse(await readFile(new URL('../drizzle/meta/_journal.json', import.meta.url), 'utf8'));
  return journal.entries.find(({ tag }: { tag: string }) => tag.endsWith(topic)).idx;
}

test('security 1: addresses from before they had to be proved are cleared, also where two accounts share one', async () => {
  await withEmptyDatabase('old_emails', async (url, client) => {
    await migrateBefore(client, await numberOf('verified_emails'));
    await client.query(
      `insert into users (id, firebase_uid, is_anonymous, name, email, avatar, locale, is_balance_hidden, created_at, updated_at)
       select 'usr_000000000' || n, 'uid-' || n, false, 'Bea', case n when 3 then null else 'Bea@suki.test' end, 1, 'en', false, now(), now()
       from generate_series(1, 3) n`,
    );
    await migrate(url);
    const { rows } = await client.query('select email, email_proved_at as "provedAt", name from users');
    expect(rows).toEqual(rows.map(() => ({ email: null, provedAt: null, name: 'Bea' })));
    expect(rows).toHaveLength(3);
  });
});
