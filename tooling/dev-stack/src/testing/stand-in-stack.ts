import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highestPortBase, ports, type StackPorts } from '@suki/local-stack/ports';
import { isPortFree } from '@suki/local-stack/postgres/free-port';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { copyCluster } from '@suki/local-stack/testing/template-cluster';
import { afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { busyServices, type StackService } from '../preflight/busy-ports.ts';
import { dataFolderMark } from '../preflight/data-folder.ts';
import { stopLeftOvers } from '../stack/left-overs.ts';
import type {} from './global-setup.ts';
import { type RunningCommand, runInStandIn } from './run-in-stand-in.ts';

/** A stack needs two seconds to come up, ten on a busy machine. */
const limitMilliseconds = 90_000;

export const allServices: readonly StackService[] = ['web', 'ops', 'api', 'sandbox', 'postgres', 'authEmulator'];

export type StandInStack = {
  readonly base: () => number;
  readonly port: () => StackPorts;
  readonly dataDirectory: () => string;
  /** Runs a command of the repository with the ports and the data folder of this test, and ends it after the test. */
  readonly run: (command: string, environment?: Readonly<Record<string, string>>) => RunningCommand;
  /**
   * Puts the results of an earlier start into the data folder: a database cluster without a database, and compiled
   * code. The next start then needs neither initdb nor the compiler; without this call it is a first start.
   */
  readonly prepare: () => void;
  /** Runs `start` until it has printed its addresses, on prepared data unless there are data already. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<RunningCommand>;
  readonly freeServices: () => Promise<readonly StackService[]>;
};

/**
 * Sets up a test file that runs the commands in the stand-in repository, on ports that were free when the file began.
 */
export function standInStack(): StandInStack {
  vi.setConfig({ testTimeout: limitMilliseconds, hookTimeout: limitMilliseconds });
  let base: number;
  let dataDirectory: string;
  let started: RunningCommand[];

  const run: StandInStack['run'] = (command, environment = {}) => {
    const running = runInStandIn(inject('standInRoot'), command, {
      NODE_COMPILE_CACHE: inject('compileCache'),
      SUKI_PORT_BASE: String(base),
      SUKI_DATA_DIR: dataDirectory,
      ...environment,
    });
    started.push(running);
    return running;
  };

  const serverDirectory = () => join(dataDirectory, 'postgres');
  const prepare = () => {
    writeFileSync(join(dataDirectory, dataFolderMark), '');
    symlinkSync(inject('compileCache'), join(dataDirectory, 'compile-cache'));
    copyCluster(inject('templateClusterDirectory'), serverDirectory());
  };

  beforeAll(async () => {
    base = await freeTestBase();
  });
  beforeEach(() => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'suki-commands-'));
    // Under root the server runs as another user, who has to walk through it.
    chmodSync(dataDirectory, 0o711);
    started = [];
  });
  afterEach(async () => {
    for (const command of started) {
      command.process.kill('SIGTERM');
      await command.exitCode;
    }
    await stopLeftOvers(dataDirectory);
    for (const folder of [dataDirectory, substituteDirectory(serverDirectory())])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  return {
    base: () => base,
    port: () => ports(base),
    dataDirectory: () => dataDirectory,
    run,
    prepare,
    start: async (environment) => {
      if (!existsSync(serverDirectory())) prepare();
      const running = run('start', environment);
      await running.printed('Ctrl-C stops everything');
      return running;
    },
    freeServices: async () => {
      const checked = await Promise.all(
        allServices.map(async (service) => ((await isPortFree(ports(base)[service])) ? [service] : [])),
      );
      return checked.flat();
    },
  };
}

/** Drawn at random, so that two test runs rarely meet. */
async function freeTestBase(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const base = randomInt(23_000, highestPortBase);
    if ((await busyServices(ports(base), allServices)).length === 0) return base;
  }
  throw new Error(`Expected a free base between 23000 and ${highestPortBase}, but 100 random ones were taken.`);
}
