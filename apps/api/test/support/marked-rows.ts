import type { Pool } from 'pg';

/** Tables that may store a client's input as it came: nothing in them is read as a fact. */
const keptAsItCame = ['webhook_events', 'idempotency_keys'];

/** Returns the tables with a row that contains one of these texts, in whatever column. */
export async function tablesWith(pool: Pool, marks: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)`,
    [keptAsItCame],
  );
  const patterns = marks.map((mark) => `'%${mark}%'`).join(', ');
  const found = await pool.query<{ name: string }>(
    rows
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select from ${name} t where t::text like any (array[${patterns}]))`,
      )
      .join(' union all '),
  );
  return found.rows.map(({ name }) => name);
}
