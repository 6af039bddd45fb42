import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { highestPortBase, ports, type StackPorts } from '../ports.ts';
import { isPortFree } from '../postgres/free-port.ts';
import { busyServices, type StackService } from '../preflight/busy-ports.ts';
import { type RunningCommand, runInStandIn } from './run-in-stand-in.ts';
import { type StandInRepository, standInRepository } from './stand-in-repository.ts';

/** A stack needs two seconds to come up, ten on a machine that does other things as well. */
const limitMilliseconds = 90_000;

export const allServices: readonly StackService[] = ['web', 'ops', 'api', 'sandbox', 'postgres', 'authEmulator'];

export type StandInStack = {
  readonly base: () => number;
  readonly port: () => StackPorts;
  /** New for each test. */
  readonly dataDirectory: () => string;
  /** Runs a command of the repository with the ports and the data folder of this test; ended after it. */
  readonly run: (command: string, environment?: Readonly<Record<string, string>>) => RunningCommand;
  /** Runs `start` until it has printed its addresses. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<RunningCommand>;
  /** The services whose port nobody uses. */
  readonly freeServices: () => Promise<readonly StackService[]>;
};

/** For a test file whose tests run the commands: a stand-in repository for all of them, and ports that were free when it began. */
export function standInStack(): StandInStack {
  vi.setConfig({ testTimeout: limitMilliseconds, hookTimeout: limitMilliseconds });
  let repository: StandInRepository;
  let base: number;
  let dataDirectory: string;
  let started: RunningCommand[];

  const run: StandInStack['run'] = (command, environment = {}) => {
    const running = runInStandIn(repository.root, command, {
      SUKI_PORT_BASE: String(base),
      SUKI_DATA_DIR: dataDirectory,
      ...environment,
    });
    started.push(running);
    return running;
  };

  beforeAll(async () => {
    repository = standInRepository();
    base = await freeTestBase();
  });
  afterAll(() => repository.remove());
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
    await run('reset').exitCode;
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  return {
    base: () => base,
    port: () => ports(base),
    dataDirectory: () => dataDirectory,
    run,
    start: async (environment) => {
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

/** Drawn at random, so that two runs of the tests rarely meet. */
async function freeTestBase(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const base = randomInt(23_000, highestPortBase);
    if ((await busyServices(ports(base), allServices)).length === 0) return base;
  }
  throw new Error(`Expected a free base between 23000 and ${highestPortBase}, but 100 random ones were taken.`);
}
