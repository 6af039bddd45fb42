import type { Pool } from 'pg';

/** Thrown when another import writes the catalogue. */
export class ImportUnderWay extends Error {}

/** Any number that no other advisory lock of the database has. */
const LOCK = 7_258_063;

/**
 * Runs an import while no other import runs on this database: two of them would make an item of one name twice.
 * @throws ImportUnderWay when another one runs.
 */
export async function asOnlyImport<Result>(pool: Pool, run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isHeld = false;
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [LOCK]);
    isHeld = rows[0]?.isFree === true;
    if (!isHeld) throw new ImportUnderWay('Another import writes this catalogue: wait for its end.');
    return await run();
  } finally {
    // The server notices a closed connection some time later, and would refuse an import that begins at once. A broken
    // connection has given the lock back.
    if (isHeld) await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release(true);
  }
}
