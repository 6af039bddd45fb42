import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { readIfThere, writeWhole } from './whole-file.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Files in a folder of this machine, two levels deep by the first characters of their hash. A bucket takes its place when hosted. */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (hash: string): string => join(directory, hash.slice(0, 2), hash.slice(2, 4), hash);
  return {
    put: async (bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await writeWhole(pathOf(hash), bytes);
      return hash;
    },
    // What is no hash is no path: nothing outside the folder can be read.
    get: async (hash) => (HASH.test(hash) ? await readIfThere(pathOf(hash)) : undefined),
  };
}
