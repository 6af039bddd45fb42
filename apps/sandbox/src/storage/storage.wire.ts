import { WireError } from '../http/wire-error.ts';

export type StoredObject = {
  bucket: string;
  name: string;
  bytes: Buffer;
  md5Hash: string;
  contentType: string;
  cacheControl: string | undefined;
  /** Microseconds of the upload. */
  generation: string;
  createdAt: string;
};

/** The resource of an object; sizes and generations are texts. */
export function objectToWire(object: StoredObject): Record<string, unknown> {
  const { bucket, name, bytes, md5Hash, contentType, cacheControl, generation, createdAt } = object;
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    name,
    bucket,
    generation,
    metageneration: '1',
    contentType,
    storageClass: 'STANDARD',
    size: String(bytes.byteLength),
    md5Hash,
    ...(cacheControl === undefined ? {} : { cacheControl }),
    etag: Buffer.from(generation).toString('base64'),
    timeCreated: createdAt,
    updated: createdAt,
  };
}

export function storageError(status: number, reason: string, message: string): WireError {
  const body = { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } };
  return new WireError(status, body, message);
}
