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
  /** Folder of the cluster, its password and the server's log; made when missing. */
  readonly directory: string;
  readonly port: number;
  /** Server settings as `name=value`. */
  readonly flags?: readonly string[] | undefined;
  readonly isMadeAnew?: boolean | undefined;
};

export type RunningPostgres = {
  /** Address of the database `suki`, with its password, for the superuser `postgres`. */
  readonly url: string;
  readonly pid: number;
  /** The folder that was really used; see {@link postgresLocation}. */
  readonly directory: string;
  readonly logFile: string;
  /** A sentence for the person when the data lies elsewhere than asked for. */
  readonly notice: string | undefined;
  readonly isNew: boolean;
  readonly exited: Promise<void>;
  /** Ends the server with a fast shutdown: open transactions are rolled back, committed ones are on disk. */
  readonly stop: () => Promise<void>;
};

const databaseName = 'suki';

/** Crash recovery of a development database takes a second or two; after a minute the disk is broken. */
const startLimitMilliseconds = 60_000;
/** The server is killed afterwards, which loses nothing committed. The whole stack has to be down within 10 s. */
const stopLimitMilliseconds = 3_500;

/**
 * Starts the installed PostgreSQL on 127.0.0.1 and a socket in its own folder, and makes the database `suki` when it
 * is missing. A server that a killed run left behind is stopped first; the data stays. The npm wrapper of PostgreSQL
 * is not used, because it hides errors and hangs on stop.
 * @throws StackError with the end of the server's log when the server does not start.
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
  // A process group of its own keeps Ctrl-C of the terminal away from the server: we stop it last, after its users.
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

/**
 * Ends a server that a killed run left behind.
 * @throws StackError when its owner is alive.
 */
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

/** Longest path of a socket in bytes: macOS allows 103, Linux 107. */
const socketPathMax = 103;

/**
 * The cluster's folder, which only the server can read (0700). Undefined when the path is too long or the system has
 * no sockets.
 */
function socketFolder(cluster: string): string | undefined {
  const isShort = Buffer.byteLength(join(cluster, '.s.PGSQL.65535')) <= socketPathMax;
  // The setting is a list, in which a comma or a quote of the path would need escaping.
  return isShort && process.platform !== 'win32' && !/[,"]/.test(cluster) ? cluster : undefined;
}

/**
 * Removes sockets of a killed server. If another process has its pid now, PostgreSQL refuses with "lock file exists".
 */
function removeSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true });
  }
}

/** Starts a new log and keeps the log before it, which tells why that run ended. */
function freshLog(directory: string): string {
  const logFile = join(directory, 'server.log');
  try {
    renameSync(logFile, join(directory, 'server.previous.log'));
  } catch {
    // The first run has no earlier log.
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
