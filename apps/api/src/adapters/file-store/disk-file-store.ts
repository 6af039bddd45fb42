import { join } from 'node:path';
import { type FileStore, FileStoreAway } from '../../ports/file-store.ts';
import { contentHash, isContentHash } from './content-hash.ts';
import { readIfThere, writeWhole } from './whole-file.ts';

/**
 * Files in a folder of this machine, two levels deep by the first characters of their hash; for one machine only, the
 * others use a bucket (`bucketFileStore`).
 */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (hash: string): string => join(directory, hash.slice(0, 2), hash.slice(2, 4), hash);
  return {
    put: async ({ bytes }) => {
      const hash = contentHash(bytes);
      await writeWhole(pathOf(hash), bytes).catch(isAway);
      return hash;
    },
    get: async (hash) => (isContentHash(hash) ? await readIfThere(pathOf(hash)).catch(isAway) : undefined),
  };
}

function isAway(error: unknown): never {
  throw new FileStoreAway('The folder of uploaded pictures cannot be used.', error);
}
