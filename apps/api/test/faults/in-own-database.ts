import { temporaryFolder } from '../support/temporary-folder.ts';
import { type FaultWorld, startFaultWorld } from './fault-world.ts';
import { type OwnDatabase, type OwnDatabaseOptions, startOwnDatabase } from './own-database.ts';

/** Runs a fault in API and worker on a PostgreSQL of their own, in a folder of its own unless one is given. */
export async function inOwnDatabase<Result>(
  { directory, flags = [] }: Partial<OwnDatabaseOptions>,
  run: (world: FaultWorld, database: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder('suki-own-database-');
  const database = await startOwnDatabase({ directory: directory ?? folder.path, flags });
  try {
    const world = await startFaultWorld({ databaseUrl: database.url, pool: database.pool });
    try {
      return await run(world, database);
    } finally {
      await world.close();
    }
  } finally {
    await database.close();
    folder.remove();
  }
}
