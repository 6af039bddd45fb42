import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopLeftOver } from '@suki/local-stack/postgres/embedded-postgres';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { isAlive, livingIdentity, type ProcessIdentity } from '@suki/local-stack/processes/process-identity';
import { stopProcess } from '@suki/local-stack/processes/stop-process';
import { type RunRecord, readRunRecord, removeRunRecord } from './run-record.ts';

export const runIdVariable = 'SUKI_RUN_ID';

/** Short, because nothing waits for these processes any more. */
const graceMilliseconds = 2_000;

/**
 * Stops the processes of a killed run, the database with a proper shutdown. Returns the number of processes besides
 * the database.
 */
export async function stopLeftOvers(dataDirectory: string): Promise<number> {
  const record = readRunRecord(dataDirectory);
  if (record !== undefined && isAlive(record.owner)) return 0;
  const orphans = record === undefined ? [] : processesOf(record);
  await Promise.all(
    orphans.map((identity) => stopProcess(identity, { signal: 'SIGTERM', graceMilliseconds, wholeGroup: false })),
  );
  await stopLeftOverDatabase(dataDirectory);
  removeRunRecord(dataDirectory);
  return orphans.length;
}

async function stopLeftOverDatabase(dataDirectory: string): Promise<void> {
  const wanted = join(dataDirectory, 'postgres');
  for (const folder of [wanted, substituteDirectory(wanted)]) {
    if (existsSync(folder)) await stopLeftOver(folder);
  }
}

/**
 * Returns the recorded processes that live, and on Linux also their descendants, found by the run's id in their
 * environment.
 */
export function processesOf(record: Pick<RunRecord, 'runId' | 'processes'>): readonly ProcessIdentity[] {
  const recorded = record.processes.filter(({ name }) => name !== 'postgres').filter(isAlive);
  const pids = new Set([...recorded.map(({ pid }) => pid), ...marksOf(record.runId)]);
  pids.delete(process.pid);
  // Some of them may just be ending.
  return [...pids].map(livingIdentity).filter((identity) => identity !== undefined);
}

function marksOf(runId: string): readonly number[] {
  if (process.platform !== 'linux') return [];
  const mark = `${runIdVariable}=${runId}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(mark))
    .map(Number);
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // Ended meanwhile, or another user's process.
    return [];
  }
}
