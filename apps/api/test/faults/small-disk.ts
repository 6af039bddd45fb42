import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MIB = 1024 * 1024;
/** The last bytes are taken one page at a time, so that not even a small file fits. */
const STEPS = [MIB, 4096, 1];

/** Holds a cluster, which takes about 100 MiB, and some hundred sales. */
export const SMALL_DISK_MIB = 320;
/** Settings with which the log of PostgreSQL stays small enough for that disk; none of its files is kept for later. */
export const smallLog = ['min_wal_size=32MB', 'max_wal_size=48MB', 'wal_recycle=off'];

export type SmallDisk = {
  readonly path: string;
  /** Takes all space that is left. */
  readonly fill: () => void;
  /** Gives that space back. */
  readonly free: () => void;
  readonly remove: () => void;
};

/** A disk of its own needs the right to mount, which root has on Linux. */
export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0;

/** Makes a disk in memory that can be filled without harm to anybody else. */
export function smallDisk(sizeMiB: number): SmallDisk {
  const folder = temporaryFolder('suki-small-disk-');
  const { path } = folder;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=0711`, 'tmpfs', path]);
  const unmount = () => execFileSync('umount', ['--lazy', path]);
  process.once('exit', unmount);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (const size of STEPS) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      process.off('exit', unmount);
      unmount();
      folder.remove();
    },
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
