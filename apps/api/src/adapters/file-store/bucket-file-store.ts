import type { FileStore } from '../../ports/file-store.ts';
import { type BucketOptions, bucketObjects } from './bucket-objects.ts';
import { contentHash, isContentHash } from './content-hash.ts';

/** Files in a bucket as objects `files/<hash>`: equal bytes are one object. */
export function bucketFileStore(options: BucketOptions): FileStore {
  const objects = bucketObjects(options);
  return {
    put: async (content) => {
      const hash = contentHash(content.bytes);
      await objects.put(`files/${hash}`, content);
      return hash;
    },
    get: async (hash) => (isContentHash(hash) ? await objects.get(`files/${hash}`) : undefined),
  };
}
