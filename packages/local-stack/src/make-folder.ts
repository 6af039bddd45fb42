import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it; does nothing when it is there. One level at a time, because the recursive form of Node never returns
 * for a path below /proc and answers "no such file" on a read-only disk.
 * @throws the error of the system, which names the level that could not be made.
 */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  makeFolder(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process made it in this very moment; a link that leads nowhere stays an error.
    if (!existsSync(directory)) throw error;
  }
}
