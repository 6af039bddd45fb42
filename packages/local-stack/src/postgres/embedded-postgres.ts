import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logTail } from '../processes/log-tail.ts';
import { identityOf } from '../processes/process-identity.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { StackError } from '../stack-error.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { postgresLocation } from './postgres-location.ts';
import { postgresUser } from './postgres-user.ts';
import { runningPostmaster } from './postmaster-pid.ts';
import { claimServer, livingOwner } from './server-owner.ts';
import { dropDatabase, ensureDatabase, isReachable, localUrl, type ServerAddress } from './wait-for-postgres.ts';

export type PostgresOptions = {
  /** Folder of this server; made when missing. Holds the cluster, its password and the server's log. */
  readonly directory: string;
  readonly port: number;
  /** Server settings as `name=value`. */
  readonly flags?: readonly string[] | undefined;
  /** Deletes the database `suki` first, if there is one. */
  readonly isMadeAnew?: boolean | undefined;
};

export type RunningPostgres = {
  /** Address of the database `suki`, with its password, for the superuser `postgres`. */
  readonly url: string;
  readonly pid: number;
  /** Where its files really are; see {@link postgresLocation}. */
  readonly directory: string;
  readonly logFile: string;
  /** A sentence for the person, when the data lies elsewhere than asked for. */
  readonly notice: string | undefined;
  /** Whether the database `suki` was made just now. */
  readonly isNew: boolean;
  /** Settles when the server has ended, whoever ended it. */
  readonly exited: Promise<void>;
  /** Ends the server with a fast shutdown: open transactions are rolled back, committed ones are on disk. */
  readonly stop: () => Promise<void>;
};

const databaseName = 'suki';

/** Crash recovery of a development database takes a second or two; a minute is a broken disk. */
const startLimitMilliseconds = 60_000;
/** After this it is killed, which loses nothing committed: together with the rest of the stack everything is down within 10 s. */
const stopLimitMilliseconds = 3_500;

/**
 * Starts the PostgreSQL that came with the install, on 127.0.0.1 and a socket in its own folder, and makes the database `suki` when it is not there. A server left
 * behind by a killed run is stopped first; the data stays. stack.md says why we do not use the npm wrapper: it hides errors and hangs on stop.
 * @throws StackError with the last lines of the server's own log when it does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const user = postgresUser();
  const { directory, notice } = postgresLocation(options.directory, user);
  await stopLeftOver(directory);
  const binaries = postgresBinaries(user);
  const cluster = openCluster({ directory, binaries, user });
  removeSockets(cluster.folder);
  const logFile = freshLog(directory);
  const log = openSync(logFile, 'a');
  claimServer(directory);
  // Its own process group, so that Ctrl-C in the terminal reaches us and not the server: we stop it last, after everything that uses it.
  const child = spawn(binaries.postgres, serverArguments(cluster.folder, options), {
    ...user,
    cwd: directory,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = exitOf(child);
  await untilReady({ child, exited, cluster, port: options.port, logFile });
  const pid = child.pid;
  if (pid === undefined) throw new Error('Expected a running PostgreSQL to have a process id.');
  const identity = identityOf(pid);
  const stop = async () => {
    await stopProcess(identity, { signal: 'SIGINT', graceMilliseconds: stopLimitMilliseconds, wholeGroup: false });
    await exited;
  };
  const address = { port: options.port, password: cluster.password, socketFolder: socketFolder(cluster.folder) };
  const isNew = await preparedDatabase(address, options.isMadeAnew === true).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    isNew,
    url: localUrl(address, databaseName),
    pid,
    directory,
    logFile,
    notice,
    exited,
    stop,
  };
}

async function preparedDatabase(address: ServerAddress, isMadeAnew: boolean): Promise<boolean> {
  if (isMadeAnew) await dropDatabase(address, databaseName);
  return ensureDatabase(address, databaseName);
}

/** Ends a server that a killed run left behind. @throws StackError when its owner is alive. */
export async function stopLeftOver(directory: string): Promise<void> {
  const postmaster = runningPostmaster(join(directory, 'cluster'));
  if (postmaster === undefined) return;
  const owner = livingOwner(directory);
  if (owner !== undefined) {
    throw new StackError(`The database in ${directory} is in use by process ${owner.pid}: stop that one first.`);
  }
  await stopProcess(postmaster, { signal: 'SIGINT', graceMilliseconds: stopLimitMilliseconds, wholeGroup: false });
}

function serverArguments(cluster: string, { port, flags = [] }: PostgresOptions): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder(cluster) ?? ''}`,
    `port=${port}`,
    'timezone=UTC',
    'jit=off',
    ...flags,
  ];
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

/** Linux takes 107 bytes for the path of a socket, macOS 103. */
const socketPathMax = 103;

/** The cluster's own folder, which is the server's and 0700; none where its path is too long for a socket or the system has none. */
function socketFolder(cluster: string): string | undefined {
  const isShort = Buffer.byteLength(join(cluster, '.s.PGSQL.65535')) <= socketPathMax;
  // The setting is a list, so a comma or a quote in the path would have to be told apart from one that separates.
  return isShort && process.platform !== 'win32' && !/[,"]/.test(cluster) ? cluster : undefined;
}

/** Those of a killed server, whose pid somebody else may have by now: PostgreSQL would refuse to start with "lock file exists". */
function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true });
  }
}

/** Each run has a log of its own and keeps the one before it, which tells why that run ended. */
function freshLog(directory: string): string {
  const logFile = join(directory, 'server.log');
  try {
    renameSync(logFile, join(directory, 'server.previous.log'));
  } catch {
    // The first run has none.
  }
  return logFile;
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    child.once('exit', () => settle());
    child.once('error', () => settle());
  });
}

type Starting = {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
  readonly cluster: Cluster;
  readonly port: number;
  readonly logFile: string;
};

async function untilReady({ child, exited, cluster, port, logFile }: Starting): Promise<void> {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
  }, startLimitMilliseconds);
  void exited.then(() => {
    isOver = true;
  });
  const isReady = await isReachable({ port, password: cluster.password }, cluster.folder, () => isOver);
  clearTimeout(timer);
  if (isReady) return;
  child.kill('SIGKILL');
  const words = logTail(logFile, 8).join('\n');
  throw new StackError(`PostgreSQL did not start on port ${port}. The end of its log (${logFile}):\n${words}`);
}
