import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { readIfThere, writeWhole } from './whole-file.ts';

const HASH = /^[0-9a-f]{64}$/;

/**
 * Files in a folder of this machine, two levels deep by the first characters of their hash. A hosted platform uses a
 * bucket instead.
 */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (hash: string): string => join(directory, hash.slice(0, 2), hash.slice(2, 4), hash);
  return {
    put: async (bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await writeWhole(pathOf(hash), bytes);
      return hash;
    },
    // Only a hash becomes a path, so nothing outside of the folder can be read.
    get: async (hash) => (HASH.test(hash) ? await readIfThere(pathOf(hash)) : undefined),
  };
}
