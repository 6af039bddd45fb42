import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '@suki/db/migrate';
import { type ManagedProcess, startProcess } from '@suki/dev-stack/processes/managed-process';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { processEnvironment } from '@suki/dev-stack/stack/process-environment';
import { api, type ServiceContext, worker } from '@suki/dev-stack/stack/services';
import { stackEnvironment } from '@suki/local-stack/environment';
import { ports, type StackPorts } from '@suki/local-stack/ports';
import { startPostgres } from '@suki/local-stack/postgres/embedded-postgres';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { signalProcess } from '@suki/local-stack/processes/stop-process';

/**
 * A PostgreSQL of its own with the settings of `start` (commits reach the disk), with the API and the worker on it.
 */
export type TradeStack = {
  readonly databaseUrl: string;
  readonly port: StackPorts;
  readonly startServers: () => Promise<Servers>;
  readonly postgresPid: number;
  readonly remove: () => Promise<void>;
};

export type Servers = {
  readonly apiPid: number;
  readonly workerPid: number;
  /** Stops both processes until `resume`, to measure without them. */
  readonly pause: () => void;
  readonly resume: () => void;
};

const healthLimitMilliseconds = 60_000;
const healthPollMilliseconds = 20;

/**
 * @param commitDelayMs the least time that a commit takes. The first of several waits and then writes for all of them,
 *   as a slow disk would.
 */
export async function startTradeStack(commitDelayMs = 0): Promise<TradeStack> {
  const configured = process.env.SUKI_PORT_BASE;
  const base =
    configured === undefined || configured === '' ? await freeBase(['api', 'sandbox', 'postgres']) : Number(configured);
  const port = ports(base);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'suki-bench-trade-'));
  // mkdtemp makes 0700, but under root the server runs as another user, who has to walk through this folder.
  chmodSync(dataDirectory, 0o711);
  const folder = join(dataDirectory, 'postgres');
  const postgres = await startPostgres({
    directory: folder,
    port: port.postgres,
    flags: commitDelayMs === 0 ? [] : [`commit_delay=${Math.round(commitDelayMs * 1_000)}`, 'commit_siblings=0'],
  });
  const processes: ManagedProcess[] = [];
  const remove = async (): Promise<void> => {
    // A paused process does not receive the signal that ends it.
    for (const { identity } of processes) signalProcess(identity.pid, 'SIGCONT', false);
    for (const process of processes) await process.stop();
    await postgres.stop();
    for (const gone of [dataDirectory, substituteDirectory(folder)]) {
      rmSync(gone, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  try {
    await migrate(postgres.url);
  } catch (error) {
    await remove();
    throw error;
  }
  const context: ServiceContext = {
    mode: 'start',
    ports: port,
    environment: environmentOf({ base, dataDirectory, databaseUrl: postgres.url, port }),
    logDirectory: join(dataDirectory, 'logs'),
  };
  const startApi = async (): Promise<ManagedProcess> => {
    const http = startProcess(api(context));
    processes.push(http);
    await healthy(port.api, http);
    return http;
  };
  const startServers = async () => {
    // The first start compiles for all later ones, which are smaller and quicker; a later start is measured.
    await (await startApi()).stop();
    const http = await startApi();
    const jobs = startProcess(worker(context));
    processes.push(jobs);
    const [apiPid, workerPid] = [http.identity.pid, jobs.identity.pid];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => () =>
      [apiPid, workerPid].forEach((pid) => void process.kill(pid, name));
    return { apiPid, workerPid, pause: signal('SIGSTOP'), resume: signal('SIGCONT') };
  };
  return { databaseUrl: postgres.url, postgresPid: postgres.pid, port, startServers, remove };
}

type Place = {
  readonly base: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  readonly port: StackPorts;
};

/**
 * The environment of `start`, except that the stand-in of the hosted services also receives news for the shop's
 * pages.
 */
function environmentOf({ base, dataDirectory, databaseUrl, port }: Place): Readonly<Record<string, string>> {
  const environment = stackEnvironment({ base, dataDirectory, databaseUrl });
  const shop = { WEB_COPIES: `http://localhost:${port.sandbox}` };
  return processEnvironment(process.env, { ...environment, ...shop });
}

export async function healthy(port: number, process: ManagedProcess): Promise<void> {
  const ended = process.exited.then((reason) => {
    throw new Error(`The API ended before it could be used: ${reason}. Its log: ${process.logFile}`);
  });
  const asked = async (): Promise<void> => {
    for (const until = performance.now() + healthLimitMilliseconds; performance.now() < until; ) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return;
      await delay(healthPollMilliseconds);
    }
    throw new Error(`Expected the API to answer /healthz within ${healthLimitMilliseconds / 1000} s.`);
  };
  await Promise.race([asked(), ended]);
}
