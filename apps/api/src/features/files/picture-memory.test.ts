import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { hostileAvifs } from '../../../test/support/hostile-avifs.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';

/*
 * S12, `docs/test-plan.md#attacks`: no picture makes the process grow by more than 150 MB or takes longer than 5 s. The
 * test measures a process of its own by the system's counters (the highest resident memory, the processor's time), and
 * lifts the limit of real time, so that neighbours on the machine do not matter.
 */

const GROWTH_MB_MAX = 150;
const SECONDS_MAX = 5;
const folder = temporaryFolder('suki-pictures-');
afterAll(folder.remove);

const measuringProcess = (path: string) => `
import { readFileSync } from 'node:fs';
import { normalisePicture } from ${JSON.stringify(new URL('normalise-picture.ts', import.meta.url).href)};
const highestMb = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
await normalisePicture(readFileSync(${JSON.stringify(path)}).subarray(0, 20)).catch(() => undefined);
const bytes = readFileSync(${JSON.stringify(path)});
const noLimit = 0;
const [beforeMb, before] = [highestMb(), process.cpuUsage()];
const picture = await normalisePicture(bytes, noLimit);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ taken: picture !== undefined, growthMb: highestMb() - beforeMb, seconds: (user + system) / 1e6 }));
`;

type Measured = { readonly taken: boolean; readonly growthMb: number; readonly seconds: number };

async function measured(bytes: Uint8Array): Promise<Measured> {
  const path = join(folder.path, 'picture');
  writeFileSync(path, bytes);
  const script = ['--input-type=module', '--eval', measuringProcess(path)];
  const { stdout } = await promisify(execFile)(process.execPath, script);
  return JSON.parse(stdout) as Measured;
}

function square(
  megapixels: number,
  { channels = 3, noise = false }: { channels?: 3 | 4; noise?: boolean } = {},
): Sharp {
  const side = Math.floor(Math.sqrt(megapixels * 1_000_000));
  const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
  const noisy = noise ? { noise: { type: 'gaussian', mean: 128, sigma: 60 } as const } : {};
  return sharp({ create: { width: side, height: side, channels, background, ...noisy }, limitInputPixels: false });
}

const onItsSide = (picture: Sharp): Sharp => picture.withMetadata({ orientation: 6 });
const deep = (picture: Sharp): Sharp => picture.toColourspace('rgb16');
const whole = { progressive: true, chromaSubsampling: '4:4:4' } as const;
const deepAvif = { effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' } as const;

describe('S12: the largest picture that is taken stays within 150 MB and 5 s', () => {
  test.each<[string, () => Sharp]>([
    ['JPEG', () => onItsSide(square(39.9).jpeg())],
    ['JPEG in several scans', () => onItsSide(square(14.2).jpeg(whole))],
    ['PNG', () => square(39.9).png()],
    ['interlaced PNG', () => square(16.6, { channels: 4 }).png({ progressive: true })],
    ['PNG of 16 bits', () => onItsSide(deep(square(12.4, { channels: 4 })).png())],
    ['interlaced PNG of 16 bits', () => deep(square(7.1, { channels: 4 })).png({ progressive: true })],
    ['WebP', () => onItsSide(square(22, { channels: 4 }).webp({ effort: 0 }))],
    ['AVIF of noise', () => onItsSide(square(4.9, { noise: true }).avif({ effort: 0, quality: 20 }))],
    ['AVIF with transparency', () => square(4.9, { channels: 4 }).avif({ effort: 0, chromaSubsampling: '4:4:4' })],
    ['AVIF of 10 bits', () => square(3.6, { channels: 4 }).avif(deepAvif)],
  ])('%s', async (_name, picture) => {
    const { taken, growthMb, seconds } = await measured(await picture().toBuffer());
    expect(taken).toBe(true);
    expect(growthMb).toBeLessThan(GROWTH_MB_MAX);
    expect(seconds).toBeLessThan(SECONDS_MAX);
  });
});

describe('S12: a bomb of each format is refused before it is decoded', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['JPEG of 15 megapixels in several scans', () => square(15).jpeg(whole).toBuffer()],
    ['interlaced PNG of 17 megapixels', () => square(17, { channels: 4 }).png({ progressive: true }).toBuffer()],
    ['WebP of 23 megapixels', () => square(23).webp({ effort: 0 }).toBuffer()],
    ['AVIF of 40 megapixels in 949 bytes', () => hostileAvifs.wide],
    ['AVIF of 64 × 64 pixels with a transparency of 40 megapixels', () => hostileAvifs.wideAlpha],
  ])('%s', async (_name, bomb) => {
    const { taken, growthMb, seconds } = await measured(await bomb());
    expect(taken).toBe(false);
    expect(growthMb).toBeLessThan(GROWTH_MB_MAX / 10);
    expect(seconds).toBeLessThan(SECONDS_MAX / 10);
  });

  test('a PNG with seven gigabytes of text beside it is taken without its text', async () => {
    const { taken, growthMb, seconds } = await measured(await wordyPng());
    expect({ taken, isSmall: growthMb < GROWTH_MB_MAX / 2, isQuick: seconds < 1 }).toEqual({
      taken: true,
      isSmall: true,
      isQuick: true,
    });
  });
});

async function wordyPng(): Promise<Buffer> {
  const png = await square(0.01).png().toBuffer();
  const text = deflateSync(Buffer.alloc(7_900_000, 'A'), { level: 9 });
  const chunks = Array.from({ length: 900 }, (_, index) => {
    const body = Buffer.concat([Buffer.from(`zTXtk${index}\0\0`, 'latin1'), text]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length - 4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}
