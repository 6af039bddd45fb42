import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { StackError } from '@suki/local-stack/stack-error';
import { freeBytes } from '../preflight/data-folder.ts';

/** With less than this a log line or a page of the database may not fit any more. */
const fullBelowBytes = 16 * 1024 ** 2;

const wordsOfFullDisk = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;
const wordsOfReadOnlyDisk = /EROFS|read-only file system/i;

/**
 * Words a failure after something was started: one sentence when the disk has become full or read-only, whichever
 * part noticed it, else the error's own words with the place of the rest. Unknown errors are returned unchanged.
 */
export function explainFailure(error: unknown, dataDirectory: string): unknown {
  const words = error instanceof Error ? error.message : String(error);
  const problem = diskProblem(words, [dataDirectory, repositoryRoot, tmpdir()]);
  if (problem !== undefined) {
    return new StackError(
      `${problem.what}, so everything was stopped, and the data in ${dataDirectory} is kept: ${problem.advice}, and run this command again.`,
      { cause: error },
    );
  }
  if (!(error instanceof StackError)) return error;
  return new StackError(
    `${error.message}\n\nEverything was stopped; the data in ${dataDirectory} is kept. All logs: ${join(dataDirectory, 'logs')}`,
    { cause: error },
  );
}

type Problem = { readonly what: string; readonly advice: string };

/**
 * A part that cannot write cannot always say why, because its log is on the full disk: so the disks are checked as
 * well.
 */
function diskProblem(words: string, folders: readonly string[]): Problem | undefined {
  const fullFolder = folders.find(isFull);
  if (fullFolder !== undefined || wordsOfFullDisk.test(words)) {
    return {
      what: fullFolder === undefined ? 'A disk has become full' : `The disk of ${fullFolder} has become full`,
      advice: 'free some space, or set SUKI_DATA_DIR to a folder on another disk',
    };
  }
  if (wordsOfReadOnlyDisk.test(words)) {
    return {
      what: 'A disk can only be read now',
      advice: 'make it writable, or set SUKI_DATA_DIR to a folder on another disk',
    };
  }
  return undefined;
}

function isFull(folder: string): boolean {
  try {
    return freeBytes(folder) < fullBelowBytes;
  } catch {
    // A reset in another terminal has deleted the folder.
    return false;
  }
}
