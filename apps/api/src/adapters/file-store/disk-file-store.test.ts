import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proves } from '@suki/evidence/proves';
import { afterAll, expect, test } from 'vitest';
import { diskFileStore } from './disk-file-store.ts';

const directory = await mkdtemp(join(tmpdir(), 'suki-files-'));
const store = diskFileStore(directory);
afterAll(() => rm(directory, { recursive: true, force: true }));

test('what was put can be got, byte for byte', async () => {
  proves(
    'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.',
    { diskFileStore },
  );
  const hash = await store.put(Buffer.from('shoe'));
  expect(Buffer.from((await store.get(hash)) ?? []).toString()).toBe('shoe');
});

test('equal bytes put at one moment are one file and leave no drafts', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, () => store.put(Buffer.from('box'))));
  expect(new Set(hashes).size).toBe(1);
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.length > 10);
  expect(names.filter((name) => name.includes('draft'))).toEqual([]);
});

test.each(['../../etc/passwd', '0'.repeat(63), `${'0'.repeat(64)}/x`, ''])(
  '"%s" is no hash and gets nothing',
  async (key) => {
    expect(await store.get(key)).toBeUndefined();
  },
);

test('a hash that was never put gets nothing', async () => {
  expect(await store.get('0'.repeat(64))).toBeUndefined();
});
