import type { Pool } from 'pg';

/**
 * Tables that are not compared: refusals write idempotency keys and webhooks too, and a job renews what the search
 * reads, some time after the change that it is made from.
 */
const notCompared = ['idempotency_keys', 'webhook_events', 'search_documents', 'search_words'];

/** Returns every other table of the schema, so that a new table is compared without being named here. */
async function tablesOf(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by relname`,
    [notCompared],
  );
  return rows.map(({ name }) => name);
}

const statements = new WeakMap<Pool, Promise<string>>();

/** One statement for all tables; 40 round trips with every row took a third of these tests' time. */
function digestStatement(pool: Pool): Promise<string> {
  const known = statements.get(pool);
  if (known !== undefined) return known;
  const made = tablesOf(pool).then((tables) =>
    tables
      .map(
        (name) =>
          `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
      )
      .join('\nunion all '),
  );
  statements.set(pool, made);
  return made;
}

/** Returns a digest of every table: equal digests mean that not one column of one row has changed. */
export async function storedRows(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const text = await digestStatement(pool);
  // Named, so that a connection plans it once: planning 40 tables took four times as long as reading their rows.
  const { rows } = await pool.query<{ name: string; digest: string }>({ name: 'stored-rows', text });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
