import { deflateSync } from 'node:zlib';
import { systemRoutes } from '@suki/contract/system/system.table';
import { proves } from '@suki/evidence/proves';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';
import { isOutOfTime, normalisePicture } from './normalise-picture.ts';

const world = platformTestApi({ variables: { CALLS_PER_MINUTE: '100000' } });
const uploadRoute = systemRoutes.uploadFile;
const noli = { uid: 'noli', roles: ['inspector'] as const };

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } });
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .toBuffer();
});

type Upload = {
  readonly name?: string;
  readonly field?: string;
  readonly type?: string;
  readonly person?: typeof noli;
};

async function upload(
  bytes: Uint8Array | string,
  { name = 'a.jpg', field = 'file', type = 'image/jpeg', person = noli }: Upload = {},
) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
  const response = await fetch(`${world.api.url}/staff/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testToken(person)}` },
    body: form,
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const fileIdIn = ({ body }: { body: unknown }): string => uploadRoute.response.parse(body).fileId;

const stored = async (fileId: string) => {
  const response = await fetch(`${world.api.url}/file/${fileId}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('an upload', () => {
  test('is re-encoded as WebP without its metadata, and served so that no browser runs it', async () => {
    proves(
      'Image uploads are compressed at quality 0.6 by default and stored in cloud file storage, which returns a download link.',
      { normalisePicture },
    );
    shows('uploadFile success');
    const result = await upload(jpeg);
    expect(result.status).toBe(201);
    const fileId = fileIdIn(result);
    expect(result.body).toEqual({ fileId, url: `http://localhost:4000/file/${fileId}` });
    const { response, bytes } = await stored(fileId);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect(metadata.exif).toBeUndefined();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    expect(
      (await upload(await picture().toFormat(format).toBuffer(), { name: 'x.bin', type: 'text/plain' })).status,
    ).toBe(201);
  });

  test('that is large is made smaller', async () => {
    const large = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#333' } })
      .jpeg()
      .toBuffer();
    const { bytes } = await stored(fileIdIn(await upload(large)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 500 });
  });

  test('that lies on its side is turned upright', async () => {
    const turned = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { bytes } = await stored(fileIdIn(await upload(turned)));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  test('keeps nothing of its name', async () => {
    const result = await upload(jpeg, { name: '../../../etc/cron.d/x.jpg' });
    expect(result.status).toBe(201);
    expect(JSON.stringify(result.body)).not.toContain('cron');
  });

  test.each<[string, () => Promise<Uint8Array | string>, Upload?]>([
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'],
    [
      'SVG with the type of a picture',
      async () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      { name: 'a.png', type: 'image/png' },
    ],
    ['HTML named .jpg', async () => '<html><script>alert(1)</script></html>'],
    ['GIF', async () => picture().gif().toBuffer()],
    ['TIFF', async () => picture().tiff().toBuffer()],
    ['an empty file', async () => ''],
    ['a truncated picture', async () => jpeg.subarray(0, 200)],
    ['a picture of 50,000 × 50,000 pixels', async () => pngHeader(50_000, 50_000)],
    ['a file of more than 10 MB', async () => Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])],
    ['a picture in another field', async () => jpeg, { field: 'photo' }],
  ])('of %s is refused', async (_name, bytes, options) => {
    const result = await upload(await bytes(), options);
    expect(result.status).toBe(400);
    expect(result.body).toMatchObject({ reason: 'FILE_REFUSED', code: 1230 });
  });

  test('that is not multipart is refused', async () => {
    shows('uploadFile FILE_REFUSED');
    const response = await fetch(`${world.api.url}/staff/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testToken(noli)}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'FILE_REFUSED' });
  });

  test('ten at the same time all succeed', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => upload(jpeg)));
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  });
});

test('a picture that waited three seconds for its turn is not worked on, so that everybody has an answer within five', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_001);
  await expect(normalisePicture(jpeg)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  vi.restoreAllMocks();
  expect(await normalisePicture(jpeg)).toMatchObject({ width: 64, height: 48 });
});

test('a picture that runs out of time is told from a broken one: a busy machine says nothing about the picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const slow = sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'black', noise } }).median(49);
  const late: unknown = await slow
    .timeout({ seconds: 1 })
    .toBuffer()
    .catch((error: unknown) => error);
  const broken: unknown = await sharp(jpeg.subarray(0, 200))
    .toBuffer()
    .catch((error: unknown) => error);
  expect([late, broken]).toEqual([expect.any(Error), expect.any(Error)]);
  expect([isOutOfTime(late), isOutOfTime(broken)]).toEqual([true, false]);
});

test.each(['fil_0123456789abcdef', 'x', '..%2f..%2fetc%2fpasswd'])('there is no file "%s"', async (id) => {
  const { response } = await stored(id);
  expect(response.status).toBe(404);
});

/** The beginning of a PNG that claims to be very large: a pixel flood of a few bytes. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
