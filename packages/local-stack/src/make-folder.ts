import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents, unless they exist. Folders are made one by one, because the recursive form of Node
 * never returns for a path below /proc and says "no such file" on a read-only disk.
 * @throws the error of the system, which names the folder that could not be made.
 */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  makeFolder(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // Another process may have made the folder at this moment; a link that leads nowhere stays an error.
    if (!existsSync(directory)) throw error;
  }
}
