import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { freeBase } from '@suki/dev-stack/stack/free-base';
import { processEnvironment } from '@suki/dev-stack/stack/process-environment';
import { type RunRecord, readRunRecord } from '@suki/dev-stack/stack/run-record';
import { stopRequested } from '@suki/dev-stack/stack/stop-requested';
import { stackEnvironment } from '@suki/local-stack/environment';
import { ports } from '@suki/local-stack/ports';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { StackError } from '@suki/local-stack/stack-error';
import { type Figure, figureTable, median, megabytesText, secondsText } from '../figures.ts';
import { apiColdStart } from './api-cold-start.ts';
import { type FreshClone, freshClone } from './fresh-clone.ts';
import { memoryFigures } from './memory-figures.ts';
import { newcomerEnvironment } from './newcomer-environment.ts';
import { downloadedPackages, startAndWait, stopWithControlC } from './running-start.ts';

const settleMilliseconds = 15_000;
const coldStartCount = 3;

/**
 * `bench start` clones the last commit into an empty folder and measures what a newcomer experiences: time to a
 * usable shop, the second start, memory of every process, and the cold start of the API. The folder is removed, also
 * after a failure or Ctrl-C.
 */
export async function benchStart(): Promise<void> {
  const stopped = stopRequested();
  // Other ports than the default, so that a running stack is not disturbed.
  const base = await freeBase(['web', 'ops', 'api', 'sandbox', 'postgres', 'authEmulator']);
  console.log(`Cloning the last commit (changes that are not committed are not in it) …`);
  const clone = freshClone();
  const abort = new AbortController();
  try {
    const interruption = stopped.then(() => Promise.reject(new StackError('Stopped: the clone is removed.')));
    const figures = await Promise.race([measure({ clone, base, abort: abort.signal }), interruption]);
    console.log(
      `\nCommit ${clone.commit}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadText()}\n\n${figureTable(figures)}`,
    );
    console.log(
      '\nMemory is the proportional set (pages that several processes share are divided among them), 15 s after the start, with nobody using it.',
    );
  } finally {
    abort.abort();
    await clone.remove();
  }
}

type Measuring = { readonly clone: FreshClone; readonly base: number; readonly abort: AbortSignal };

async function measure({ clone, base, abort }: Measuring): Promise<readonly Figure[]> {
  const environment = { ...newcomerEnvironment(process.env), SUKI_PORT_BASE: String(base) };
  const options = { directory: clone.directory, webUrl: `http://localhost:${ports(base).web}/`, environment, abort };
  console.log(`First start in ${clone.directory}: install, database, seed, build …`);
  const first = await startAndWait(options);
  const stopMilliseconds = await stopWithControlC(first);
  console.log('Second start …');
  const second = await startAndWait(options);
  console.log('Memory and cold start …');
  await delay(settleMilliseconds);
  const record = readRunRecord(clone.dataDirectory);
  if (record === undefined) throw new Error('Expected a record of the running stack in the data folder.');
  const memory = memoryFigures(record, second.child.pid ?? 0);
  const coldStart = await coldStartFigures(clone, record);
  await stopWithControlC(second);
  const downloaded = downloadedPackages(first.output) ?? 0;
  return [
    {
      name: 'Clean clone to a usable shop',
      measured: secondsText(clone.milliseconds + first.usableAfterMilliseconds),
      aim: `under 180 s on 2 cores with a warm package store (this one lacked ${downloaded} packages)`,
    },
    { name: 'Second start to a usable shop', measured: secondsText(second.usableAfterMilliseconds), aim: 'under 20 s' },
    { name: 'Ctrl-C to everything ended', measured: secondsText(stopMilliseconds), aim: 'under 10 s' },
    ...coldStart,
    ...memory,
  ];
}

async function coldStartFigures(
  { directory, dataDirectory }: FreshClone,
  { base, databaseUrl }: RunRecord,
): Promise<readonly Figure[]> {
  const environment = processEnvironment(process.env, stackEnvironment({ base, dataDirectory, databaseUrl }));
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

/** The load of the machine in the last one, five and fifteen minutes: figures of a busy machine say little. */
function loadText(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}
