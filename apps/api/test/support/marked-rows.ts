import type { Pool } from 'pg';

/** Where what a client sent may stand as it came: nothing of it is read as a fact. */
const keptAsItCame = ['webhook_events', 'idempotency_keys'];

/** The tables with a row in which one of these texts stands, in whatever column. */
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
