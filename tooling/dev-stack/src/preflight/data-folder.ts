import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@suki/local-stack/make-folder';
import { StackError } from '@suki/local-stack/stack-error';

/** `start` writes a few hundred megabytes: the build, the database, pictures. */
export const neededBytes: number = 1024 ** 3;

/**
 * A file in each of our data folders. `reset` deletes only folders with this file, because SUKI_DATA_DIR may name any
 * folder.
 */
export const dataFolderMark = 'suki-data-folder.txt';

/**
 * Makes the data folder and proves that it can be written.
 * @throws StackError when it cannot, when it holds somebody else's files, or when its disk is nearly full.
 */
export function prepareDataFolder(directory: string): void {
  try {
    makeFolder(directory);
    const probe = join(directory, 'write-probe');
    writeFileSync(probe, 'x'.repeat(4096));
    rmSync(probe);
  } catch (cause) {
    throw new StackError(unwritableMessage(directory, cause), { cause });
  }
  if (isForeign(directory)) throw new StackError(foreignFolderMessage(directory));
  writeFileSync(
    join(directory, dataFolderMark),
    'Database, accounts, pictures and logs of Suki on this machine. "npx -y pnpm@12 reset" deletes this folder.\n',
  );
  assertDiskSpace(directory);
}

/** Returns true when an existing folder holds files and no Suki has marked it. */
export function isForeign(directory: string): boolean {
  const entries = readdirSync(directory);
  return entries.length > 0 && !entries.includes(dataFolderMark);
}

function assertDiskSpace(directory: string): void {
  const free = freeBytes(directory);
  if (free < neededBytes) throw new StackError(fullDiskMessage(directory, free));
}

export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

export function fullDiskMessage(directory: string, free: number): string {
  const megabytes = Math.floor(free / 1024 ** 2);
  return `Only ${megabytes} MB are free on the disk of ${directory}, and Suki needs ${neededBytes / 1024 ** 2} MB: free some space, or set SUKI_DATA_DIR to a folder on another disk.`;
}

export function foreignFolderMessage(directory: string): string {
  return `The data folder ${directory} holds files that are not Suki's: set SUKI_DATA_DIR to a new or an empty folder.`;
}

export function unwritableMessage(directory: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isFull = /ENOSPC|EDQUOT/.test(reason);
  const advice = isFull ? 'free some space' : 'make it writable';
  return `The data folder ${directory} cannot be written (${reason}): ${advice}, or set SUKI_DATA_DIR to another folder; nothing was changed.`;
}
