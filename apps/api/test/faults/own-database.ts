import { readFileSync } from 'node:fs';
import { migrate } from '@suki/db/migrate';
import { createPool } from '@suki/db/pool';
import { type RunningPostgres, startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { signalProcess } from '@suki/local-stack/processes/stop-process';
import type { Pool } from 'pg';

/** A PostgreSQL that a fault may hit: the server of the other tests is shared and does not write to the disk. */
export type OwnDatabase = {
  readonly url: string;
  readonly pool: Pool;
  /** `kill -9` of the server with all its processes, as when the machine loses its power. */
  readonly kill: () => Promise<void>;
  /** Starts the server again on the same port, as a supervisor would; waits until it takes connections. */
  readonly restart: () => Promise<void>;
  /** Stops the clock of the server's processes: connections stay open and nobody answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends the connections of the processes with this name. */
  readonly endConnectionsOf: (name: string) => Promise<void>;
  /** Returns true when the server ended by itself or was killed, and was not started again. */
  readonly hasEnded: () => boolean;
  readonly close: () => Promise<void>;
};

export type OwnDatabaseOptions = {
  readonly directory: string;
  /** Server settings as `name=value`. Commits wait for the disk unless they say otherwise. */
  readonly flags?: readonly string[];
};

/** Starts a PostgreSQL of its own with a migrated, empty database. */
export async function startOwnDatabase({ directory, flags = [] }: OwnDatabaseOptions): Promise<OwnDatabase> {
  const port = await freePort();
  const ended = new WeakSet<RunningPostgres>();
  const start = async () => {
    const started = await startPostgres({ directory, port, flags });
    void started.exited.then(() => ended.add(started));
    return started;
  };
  let server = await start();
  await migrate(server.url);
  const pool = createPool(server.url, { name: 'suki-fault', max: 4 });
  // Each process of PostgreSQL leads a group of its own, so a signal to the server's group reaches the first alone.
  const processes = (): number[] => {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    return [server.pid, ...children.split(' ').filter(Boolean).map(Number)];
  };
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of processes()) signalProcess(pid, name, false);
  };
  return {
    url: server.url,
    pool,
    kill: async () => {
      signal('SIGKILL');
      await server.exited;
    },
    restart: async () => {
      server = await start();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    endConnectionsOf: async (name) => {
      const text = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
      await pool.query(text, [name]);
    },
    hasEnded: () => ended.has(server),
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
