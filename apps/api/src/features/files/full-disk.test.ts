import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { canMakeDisks, smallDisk } from '../../../test/faults/small-disk.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';

const DISK_MIB = 2;
const disk = canMakeDisks ? smallDisk(DISK_MIB) : undefined;
const world = platformTestApi(disk === undefined ? {} : { variables: { SUKI_FILES_DIR: disk.path } });
afterAll(() => disk?.remove());
const noli = { uid: 'noli', roles: ['inspector'] as const };

async function upload(bytes: Buffer) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${testToken(noli)}` };
  return await fetch(`${world.api.url}/staff/file`, { method: 'POST', headers, body: form });
}

test.skipIf(disk === undefined)(
  'F5: an upload to a full disk is answered 503 and leaves no half of a file; with space again it is taken',
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33', noise } })
      .jpeg()
      .toBuffer();
    disk?.fill();
    const refused = await upload(picture);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const left = readdirSync(disk?.path ?? '', { recursive: true, withFileTypes: true });
    expect(left.filter((each) => each.isFile()).map(({ name }) => name)).toEqual(['ballast']);
    disk?.free();
    expect((await upload(picture)).status).toBe(201);
  },
);
