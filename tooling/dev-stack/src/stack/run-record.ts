import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@suki/local-stack/make-folder';
import { isAlive, type ProcessIdentity, parseIdentity } from '@suki/local-stack/processes/process-identity';

/**
 * A run's record of itself in the data folder: other commands find the run by it, and the next run cleans up after
 * it.
 */
export type RunRecord = {
  readonly owner: ProcessIdentity;
  /** SUKI_RUN_ID of every process of the run, which distinguishes them from other processes. */
  readonly runId: string;
  readonly command: string;
  readonly base: number;
  /** Contains the password of the embedded server, hence the file's mode. */
  readonly databaseUrl: string;
  readonly isReady: boolean;
  /** True from the first Ctrl-C on; a new start waits for the end. */
  readonly isStopping: boolean;
  readonly processes: readonly RecordedProcess[];
};

export type RecordedProcess = ProcessIdentity & { readonly name: string };

const recordFile = (dataDirectory: string): string => join(dataDirectory, 'run.json');

export function writeRunRecord(dataDirectory: string, record: RunRecord): void {
  makeFolder(dataDirectory);
  const file = recordFile(dataDirectory);
  writeFileSync(`${file}.unfinished`, JSON.stringify(record, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}

export function removeRunRecord(dataDirectory: string): void {
  rmSync(recordFile(dataDirectory), { force: true });
}

/** Reads the record of this data folder; undefined when there is none or it cannot be read. */
export function readRunRecord(dataDirectory: string): RunRecord | undefined {
  try {
    return parseRunRecord(JSON.parse(readFileSync(recordFile(dataDirectory), 'utf8')));
  } catch {
    return undefined;
  }
}

export function livingRun(dataDirectory: string): RunRecord | undefined {
  const record = readRunRecord(dataDirectory);
  return record !== undefined && isAlive(record.owner) ? record : undefined;
}

export function parseRunRecord(value: unknown): RunRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { runId, command, base, databaseUrl, isReady, isStopping, processes } = value;
  const owner = parseIdentity(value.owner);
  if (owner === undefined || typeof runId !== 'string' || typeof command !== 'string' || typeof base !== 'number')
    return undefined;
  if (typeof databaseUrl !== 'string' || typeof isReady !== 'boolean' || !Array.isArray(processes)) return undefined;
  return {
    owner,
    runId,
    command,
    base,
    databaseUrl,
    isReady,
    isStopping: isStopping === true,
    processes: processes.flatMap(parseRecordedProcess),
  };
}

function parseRecordedProcess(value: unknown): RecordedProcess[] {
  const identity = parseIdentity(value);
  return identity !== undefined && isRecord(value) && typeof value.name === 'string'
    ? [{ ...identity, name: value.name }]
    : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
