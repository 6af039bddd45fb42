import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Twice the bytes that all stages write at once, and the memory that must stay free for programs. */
const neededFreeBytes = 4 * 1024 ** 3;
const neededFreeMemoryBytes = 8 * 1024 ** 3;

/** Folders of killed runs are in nobody's use after this time. */
const keptMilliseconds = 24 * 60 * 60_000;

/**
 * Returns a folder in memory for temporary files of tests, mostly database clusters: copying one costs a seventh of
 * the processor's time of a copy on disk.
 * @param parent - The system's folder for files in memory.
 * @returns undefined when there is no such folder, it lacks room, or programs in it cannot be run.
 */
export function memoryFolder(parent = '/dev/shm'): string | undefined {
  if (freemem() < neededFreeMemoryBytes) return undefined;
  const folder = join(parent, `suki-tests-${process.getuid?.() ?? 'any'}`);
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < neededFreeBytes) return undefined;
    mkdirSync(folder, { recursive: true });
    // Everybody may write to the parent: a folder that somebody else prepared under our name is not used.
    const status = lstatSync(folder);
    if (!status.isDirectory() || status.uid !== process.getuid?.()) return undefined;
    // Under root the database's own user walks through the folder.
    chmodSync(folder, 0o711);
    removeOld(folder);
    return mayRunPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - lstatSync(path).ctimeMs > keptMilliseconds) rmSync(path, { recursive: true, force: true });
  }
}

/** Containers often mount their memory so that nothing in it can be run. */
function mayRunPrograms(folder: string): boolean {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 });
    accessSync(probe, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}
