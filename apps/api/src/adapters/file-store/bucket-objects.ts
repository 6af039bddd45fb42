import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { FileStoreAway, type StoredContent } from '../../ports/file-store.ts';
import { type BytesAnswer, type HttpCall, httpBytes } from '../http-call.ts';
import { multipartUpload } from './multipart-upload.ts';

export type BucketOptions = {
  readonly bucket: string;
  /** `https://storage.googleapis.com`, or the stand-in of one machine. */
  readonly baseUrl: string;
  /** An access token of a service account; the stand-in takes any word. */
  readonly accessToken: () => Promise<string>;
};

/** Of one try: who uploads or looks should have an answer within five seconds (ADR 0073). */
const TIMEOUT_MS = 4_000;
const EXISTS_ALREADY = 412;
const MISSING = 404;
/** Google asks for one more try after these, which are answered before anything is done. */
const PASSING = [408, 429, 500, 502, 503, 504];
const AGAIN_AFTER_MS = 200;

/** Objects of a bucket by name. A name stands for one content for ever. */
export type BucketObjects = {
  readonly put: (name: string, content: StoredContent) => Promise<void>;
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
};

/**
 * Objects in a bucket of Google Cloud Storage, which is also Firebase's Storage: every machine finds what any other
 * stored (docs/providers.md#google-cloud-storage, ADR 0112). An object comes to be as a whole or not at all, and only
 * when its bytes have the MD5 that is sent with them.
 */
export function bucketObjects({ bucket, baseUrl, accessToken }: BucketOptions): BucketObjects {
  const { host } = new URL(baseUrl);
  const path = `storage/v1/b/${encodeURIComponent(bucket)}/o`;

  const once = async (call: Pick<HttpCall, 'method' | 'url' | 'headers' | 'body'>): Promise<BytesAnswer> => {
    const headers = { ...call.headers, authorization: `Bearer ${await accessToken()}` };
    return await httpBytes({ ...call, headers, timeoutMs: TIMEOUT_MS, isRepeatable: true });
  };
  const ask = async (call: Parameters<typeof once>[0]): Promise<BytesAnswer> => {
    try {
      const answer = await once(call);
      if (!PASSING.includes(answer.status)) return answer;
      await delay(AGAIN_AFTER_MS);
      return await once(call);
    } catch (error) {
      throw new FileStoreAway(`Expected an answer from ${host}, got none.`, error);
    }
  };

  return {
    put: async (name, { bytes, contentType }) => {
      const md5Hash = createHash('md5').update(bytes).digest('base64');
      const { headers, body } = multipartUpload({
        metadata: { contentType, md5Hash, cacheControl: 'public, max-age=31536000, immutable' },
        content: { bytes, contentType },
      });
      // Generation 0 is an object that does not exist: equal bytes are sent by two people, and stored once.
      const query = `uploadType=multipart&ifGenerationMatch=0&name=${encodeURIComponent(name)}`;
      const answer = await ask({ method: 'POST', url: `${baseUrl}/upload/${path}?${query}`, headers, body });
      if (!answer.isOk && answer.status !== EXISTS_ALREADY) throw refusal(host, answer);
    },
    get: async (name) => {
      const url = `${baseUrl}/${path}/${encodeURIComponent(name)}?alt=media`;
      const answer = await ask({ method: 'GET', url, headers: {} });
      if (answer.isOk) return answer.bytes;
      if (answer.status === MISSING && !answer.bytes.includes('bucket does not exist')) return undefined;
      throw refusal(host, answer);
    },
  };
}

/** Also for a missing right or bucket, which people mend at the store: the caller's request is right all the same. */
function refusal(host: string, { status, bytes }: BytesAnswer): FileStoreAway {
  return new FileStoreAway(
    `Expected ${host} to keep a file or to give it, got HTTP ${status}: ${bytes.subarray(0, 200).toString()}`,
  );
}
