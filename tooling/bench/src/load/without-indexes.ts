import { beside, query } from './connections.ts';

type Index = { readonly name: string; readonly definition: string };

/**
 * Drops the indexes of these tables, or of all, fills, and makes the indexes anew: sorted at once, an index
 * costs a fraction of what row after row costs it. Unique ones stay, because statements rely on their conflicts.
 */
export async function withoutIndexes(
  url: string,
  tables: readonly string[] | null,
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await query<Index>(url, plainIndexes, [tables]);
  for (const { name } of indexes) await query(url, `drop index ${name}`);
  await fill();
  const waiting = [...indexes];
  await beside(url, async (client) => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await client.query(next.definition);
  });
}

const plainIndexes = `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
where t.relnamespace = 'public'::regnamespace and not i.indisunique and ($1::text[] is null or t.relname = any($1))
order by pg_relation_size(t.oid)`;
