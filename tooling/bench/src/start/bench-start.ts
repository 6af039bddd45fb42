import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stackEnvironment } from '@suki/dev-stack/environment';
import { ports } from '@suki/dev-stack/ports';
import { freePort } from '@suki/dev-stack/postgres/free-port';
import { repositoryRoot } from '@suki/dev-stack/repository-root';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { processEnvironment } from '@suki/dev-stack/stack/process-environment';
import { type RunRecord, readRunRecord } from '@suki/dev-stack/stack/run-record';
import { type Figure, figureTable, median, megabytesText, secondsText } from '../figures.ts';
import { apiColdStart } from './api-cold-start.ts';
import { newcomerEnvironment } from './newcomer-environment.ts';
import { memoryOfTree } from './process-memory.ts';
import { type RunningStart, startAndWait, stopWithControlC } from './running-start.ts';

const settleMilliseconds = 15_000;
const coldStartCount = 3;

/**
 * `bench start`: clones the last commit into an empty folder and measures what a newcomer meets: time to a usable shop, the second start,
 * memory of every process, and the cold start of the API.
 */
export async function benchStart(): Promise<void> {
  // Away from the default ports, so that a running stack is not disturbed.
  const base = await freeBase(['web', 'ops', 'api', 'sandbox', 'postgres', 'authEmulator']);
  const parent = mkdtempSync(join(tmpdir(), 'suki-bench-'));
  const directory = join(parent, 'suki');
  const environment = { ...newcomerEnvironment(process.env), SUKI_PORT_BASE: String(base) };
  const options = { directory, webUrl: `http://localhost:${ports(base).web}/`, environment };
  console.log(`Cloning the last commit to ${directory} (changes that are not committed are not in it) …`);
  try {
    const cloned = performance.now();
    execFileSync('git', ['clone', '--quiet', repositoryRoot, directory]);
    const cloneMilliseconds = performance.now() - cloned;
    console.log('First start: install, database, seed, build …');
    const first = await startAndWait(options);
    const firstStop = await stopWithControlC(first);
    console.log('Second start …');
    const second = await startAndWait(options);
    console.log('Memory and cold start …');
    await delay(settleMilliseconds);
    const record = readRunRecord(join(directory, '.suki'));
    if (record === undefined) throw new Error('Expected a record of the running stack in the data folder.');
    const memory = memoryFigures(record, second);
    const coldStart = await coldStartFigures(directory, record);
    await stopWithControlC(second);
    const times: readonly Figure[] = [
      {
        name: 'Clean clone to a usable shop',
        measured: secondsText(cloneMilliseconds + first.usableAfterMilliseconds),
        aim: 'under 180 s (2 cores, warm package store)',
      },
      { name: 'Ctrl-C to everything ended', measured: secondsText(firstStop), aim: 'under 10 s' },
      {
        name: 'Second start to a usable shop',
        measured: secondsText(second.usableAfterMilliseconds),
        aim: 'under 20 s',
      },
    ];
    console.log(
      `\n${availableParallelism()} cores, Node ${process.versions.node}\n\n${figureTable([...times, ...coldStart, ...memory])}`,
    );
    console.log(
      '\nMemory is the proportional set (shared pages divided among their users), 15 s after the start, with nobody using it.',
    );
  } finally {
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  }
}

function memoryFigures(record: RunRecord, running: RunningStart): readonly Figure[] {
  const launcher = running.child.pid ?? 0;
  const parts = [
    ...record.processes.map(({ name, pid }) => ({ name, ...memoryOfTree(pid) })),
    // The servers are children of the launcher too, and counted above.
    { name: 'launcher (npx, pnpm, supervisor)', ...launcherMemory(launcher, record) },
  ];
  const total = parts.reduce((sum, { proportionalBytes }) => sum + proportionalBytes, 0);
  return [
    { name: 'Memory of everything, idle', measured: megabytesText(total), aim: 'under 1331 MB (1.3 GB)' },
    ...parts.map(({ name, residentBytes, proportionalBytes }) => ({
      name: `  ${name}`,
      measured: megabytesText(proportionalBytes),
      aim: `resident ${megabytesText(residentBytes)}`,
    })),
  ];
}

function launcherMemory(launcher: number, record: RunRecord) {
  const all = memoryOfTree(launcher);
  const servers = record.processes.map(({ pid }) => memoryOfTree(pid));
  return {
    residentBytes: all.residentBytes - servers.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
    proportionalBytes:
      all.proportionalBytes - servers.reduce((sum, { proportionalBytes }) => sum + proportionalBytes, 0),
  };
}

async function coldStartFigures(directory: string, record: RunRecord): Promise<readonly Figure[]> {
  const environment = processEnvironment(
    process.env,
    stackEnvironment({ base: record.base, dataDirectory: join(directory, '.suki'), databaseUrl: record.databaseUrl }),
  );
  const starts = [];
  for (let count = 0; count < coldStartCount; count += 1) {
    starts.push(await apiColdStart({ directory, port: await freePort(), environment }));
  }
  return [
    {
      name: 'API, cold start to the first answer',
      measured: secondsText(median(starts.map(({ milliseconds }) => milliseconds))),
      aim: 'under 1.5 s',
    },
    {
      name: 'API, memory when idle (resident)',
      measured: megabytesText(median(starts.map(({ idle }) => idle.residentBytes))),
      aim: 'under 120 MB',
    },
  ];
}
