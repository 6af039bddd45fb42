import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { proves } from '@suki/evidence/proves';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { portOf, startTestSandbox, type TestSandbox } from '../../../test/support/test-sandbox.ts';
import { type FileStore, FileStoreAway } from '../../ports/file-store.ts';
import { bucketFileStore } from './bucket-file-store.ts';
import { contentHash } from './content-hash.ts';
import { diskFileStore } from './disk-file-store.ts';

const folder = temporaryFolder('suki-files-');
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(() => 'http://127.0.0.1:9');
});
afterAll(async () => {
  await sandbox.close();
  folder.remove();
});

type Bucket = { readonly bucket?: string; readonly baseUrl?: string };
const inBucket = ({ bucket = 'pictures', baseUrl = `${sandbox.url}/gcs` }: Bucket = {}): FileStore =>
  bucketFileStore({ bucket, baseUrl, accessToken: async () => 'owner' });

const picture = (bytes: Uint8Array) => ({ bytes, contentType: 'image/webp' });
const text = (bytes: Uint8Array | undefined): string | undefined => bytes && Buffer.from(bytes).toString();

type Adapter = {
  readonly name: string;
  readonly store: () => FileStore;
  /** Puts the store out of order until `mend`. */
  readonly breakIt: () => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
};

const path = `${folder.path}/files`;
const adapters: readonly Adapter[] = [
  {
    name: 'a folder',
    store: () => diskFileStore(path),
    breakIt: async () => {
      rmSync(path, { recursive: true, force: true });
      writeFileSync(path, 'a file in the place of the folder');
    },
    mend: async () => rmSync(path),
  },
  {
    name: 'a bucket',
    store: () => inBucket(),
    breakIt: () => sandbox.control('/faults', { provider: 'storage', status: 503, count: 1_000 }),
    mend: () => sandbox.fetchControl('/faults', { method: 'DELETE' }),
  },
];

describe.each(adapters)('the store of $name', ({ store, breakIt, mend }) => {
  test('gives back byte for byte what was put', async () => {
    proves(
      'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.',
      { diskFileStore, bucketFileStore },
    );
    const hash = await store().put(picture(Buffer.from('shoe')));
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(text(await store().get(hash))).toBe('shoe');
  });

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'image/webp'],
    ['every byte', Uint8Array.from({ length: 256 }, (_, index) => index), 'application/octet-stream'],
    ['line breaks and dashes', Buffer.from('\r\n--\r\n\r\n--x--\r\n'), 'text/plain'],
    ['a file that is compressed already', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2]), 'application/gzip'],
    ['ten megabytes', randomBytes(10 * 1024 * 1024), 'image/webp'],
  ])('leaves content as it is: %s', async (_what, bytes, contentType) => {
    const hash = await store().put({ bytes, contentType });
    expect(Buffer.compare((await store().get(hash)) ?? Buffer.from('none'), bytes)).toBe(0);
  });

  test('equal bytes put at one moment and later are one content', async () => {
    const puts = Array.from({ length: 20 }, () => store().put(picture(Buffer.from('box'))));
    const hashes = new Set([...(await Promise.all(puts)), await store().put(picture(Buffer.from('box')))]);
    expect(hashes.size).toBe(1);
    expect(text(await store().get([...hashes][0] ?? ''))).toBe('box');
  });

  test.each(['../../etc/passwd', '0'.repeat(63), `${'0'.repeat(64)}/x`, ''])(
    '"%s" is no hash and gets nothing',
    async (key) => {
      expect(await store().get(key)).toBeUndefined();
    },
  );

  test('a hash that was never put gets nothing', async () => {
    expect(await store().get('0'.repeat(64))).toBeUndefined();
  });

  test('out of order it is away for both calls, keeps no half, and takes the bytes once it is back', async () => {
    const bytes = randomBytes(100_000);
    const known = await store().put(picture(Buffer.from('known')));
    await breakIt();
    await expect(store().put(picture(bytes))).rejects.toThrow(FileStoreAway);
    await expect(store().get(known)).rejects.toThrow(FileStoreAway);
    await mend();
    expect(await store().get(contentHash(bytes))).toBeUndefined();
    const hash = await store().put(picture(bytes));
    expect(Buffer.compare((await store().get(hash)) ?? Buffer.from('none'), bytes)).toBe(0);
  });
});

test('equal bytes put at one moment leave no drafts in a folder', async () => {
  await Promise.all(Array.from({ length: 20 }, () => diskFileStore(path).put(picture(Buffer.from('lid')))));
  expect(readdirSync(path, { recursive: true }).filter((name) => name.includes('draft'))).toEqual([]);
});

describe('the store of a bucket', () => {
  test('an answer of trouble is asked once more', async () => {
    await sandbox.control('/faults', { provider: 'storage', status: 503, count: 1 });
    const hash = await inBucket().put(picture(Buffer.from('second try')));
    await sandbox.control('/faults', { provider: 'storage', method: 'GET', status: 429, count: 1 });
    expect(text(await inBucket().get(hash))).toBe('second try');
  });

  test('an object has its type and may be kept for ever, for caches that read the bucket', async () => {
    const hash = await inBucket().put(picture(Buffer.from('cached')));
    const address = `${sandbox.url}/gcs/storage/v1/b/pictures/o/files%2F${hash}`;
    const answer = await fetch(address, { headers: { authorization: 'Bearer owner' } });
    expect(await answer.json()).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  test('a missing right is told with its status, and is no missing picture', async () => {
    await sandbox.control('/faults', { provider: 'storage', status: 403, count: 2 });
    await expect(inBucket().put(picture(Buffer.from('not mine')))).rejects.toThrow(/HTTP 403/);
    await expect(inBucket().get('0'.repeat(64))).rejects.toThrow(/HTTP 403/);
  });

  test.each<[string, () => Bucket]>([
    ['is not there', () => ({ bucket: 'no-such-bucket' })],
    ['has nobody who answers', () => ({ baseUrl: 'http://127.0.0.1:9' })],
  ])('a bucket that %s is away, not empty', async (_what, options) => {
    await expect(inBucket(options()).get('0'.repeat(64))).rejects.toThrow(FileStoreAway);
    await expect(inBucket(options()).put(picture(Buffer.from('x')))).rejects.toThrow(FileStoreAway);
  });

  test('a download that is cut short gives no half of a picture', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half of', () => response.socket?.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${portOf(server.address())}`;
    await expect(inBucket({ baseUrl }).get('0'.repeat(64))).rejects.toThrow(FileStoreAway);
    await new Promise((resolve) => server.close(resolve));
  });

  test('without an access token it is away', async () => {
    const noToken = bucketFileStore({
      bucket: 'pictures',
      baseUrl: `${sandbox.url}/gcs`,
      accessToken: async () => Promise.reject(new Error('Expected an access token.')),
    });
    await expect(noToken.get('0'.repeat(64))).rejects.toThrow(FileStoreAway);
  });
});
