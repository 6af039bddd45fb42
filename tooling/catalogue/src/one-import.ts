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
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [LOCK]);
    if (rows[0]?.isFree !== true) {
      throw new ImportUnderWay('Another import writes this catalogue: wait for its end.');
    }
    return await run();
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}
