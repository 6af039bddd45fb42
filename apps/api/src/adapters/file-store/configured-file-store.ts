import type { Environment } from '../../env.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { bucketFileStore } from './bucket-file-store.ts';
import { type BucketObjects, type BucketOptions, bucketObjects } from './bucket-objects.ts';
import { diskFileStore } from './disk-file-store.ts';

const STORAGE_URL = 'https://storage.googleapis.com';

type Settings = Pick<Environment, 'FILES_BUCKET' | 'SUKI_FILES_DIR' | 'STORAGE_EMULATOR_HOST'>;

/**
 * The store of uploaded pictures: the bucket where one is named, otherwise the folder of this one machine.
 * @throws Error when neither is named, which the start-up guard refuses before.
 */
export function configuredFileStore(settings: Settings, accessToken: () => Promise<string>): FileStore {
  const { FILES_BUCKET: bucket, SUKI_FILES_DIR: folder, STORAGE_EMULATOR_HOST: standIn } = settings;
  if (bucket !== undefined) return bucketFileStore(bucketOptions(bucket, standIn, accessToken));
  if (folder === undefined) throw new Error('Pictures are kept nowhere: set FILES_BUCKET or SUKI_FILES_DIR.');
  return diskFileStore(folder);
}

/** Drawn pictures for all machines: the bucket where one is named; a single machine has its folder alone. */
export function configuredDrawings(
  { FILES_BUCKET: bucket, STORAGE_EMULATOR_HOST: standIn }: Settings,
  accessToken: () => Promise<string>,
): BucketObjects | undefined {
  return bucket === undefined ? undefined : bucketObjects(bucketOptions(bucket, standIn, accessToken));
}

function bucketOptions(bucket: string, standIn: string | undefined, accessToken: () => Promise<string>): BucketOptions {
  return standIn === undefined
    ? { bucket, baseUrl: STORAGE_URL, accessToken }
    : { bucket, baseUrl: standIn, accessToken: async () => 'owner' };
}
