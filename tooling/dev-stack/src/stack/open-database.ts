import { join } from 'node:path';
import { ports } from '@suki/local-stack/ports';
import { startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { identityOf } from '@suki/local-stack/processes/process-identity';
import type { ManagedProcess } from '../processes/managed-process.ts';
import { noteFillingBegun, wasFillingCutOff } from './first-filling.ts';
import type { Progress } from './progress.ts';
import type { StackSettings } from './settings.ts';

export type Database = {
  readonly url: string;
  /** The embedded server; undefined for a database of the person's own. */
  readonly process: ManagedProcess | undefined;
};

/**
 * Opens the database of a stack: that of DATABASE_URL, or that of the embedded server, which is started.
 * @throws StackError when it does not start.
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  base,
  progress,
  isForDemo = true,
}: StackSettings & {
  readonly progress: Progress;
  /** False for callers with a database of their own on the server, which leave that of the demo alone. */
  readonly isForDemo?: boolean;
}): Promise<Database> {
  if (databaseUrl !== undefined) return { url: databaseUrl, process: undefined };
  const port = ports(base).postgres;
  const isMadeAnew = isForDemo && wasFillingCutOff(dataDirectory);
  const server = await progress.step(`PostgreSQL on port ${port}`, () =>
    startPostgres({ directory: join(dataDirectory, 'postgres'), port, isMadeAnew }),
  );
  if (server.isNew) noteFillingBegun(dataDirectory);
  if (isMadeAnew) progress.note('  ! The last run ended while it made the demo data, so they are made anew.');
  if (server.notice !== undefined) progress.note(`  ! ${server.notice}`);
  return {
    url: server.url,
    process: {
      name: 'postgres',
      label: 'PostgreSQL',
      identity: identityOf(server.pid),
      logFile: server.logFile,
      exited: server.exited.then(() => 'the server ended'),
      stop: server.stop,
    },
  };
}
