import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faviconSvg, markSvg } from './mark.ts';

const pixel = async (svg: string, x: number, y: number): Promise<readonly number[]> => {
  const { data } = await sharp(Buffer.from(svg))
    .resize(48, 48)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * 48 + x) * 4, (y * 48 + x) * 4 + 4)];
};

test('the mark is the orange tag with a cut corner and a hole through it', async () => {
  expect(await pixel(markSvg(), 12, 34)).toEqual([0xf4, 0x64, 0x0c, 255]);
  expect((await pixel(markSvg(), 26, 22))[3]).toBe(0);
  expect((await pixel(markSvg(), 42, 6))[3]).toBe(0);
});

test('the mark has the given colour and label', () => {
  expect(markSvg({ colour: 'currentColor', label: 'Suki' })).toContain('fill="currentColor"');
  expect(markSvg({ label: 'Suki' })).toContain('role="img" aria-label="Suki"');
  expect(markSvg()).toContain('aria-hidden="true"');
});

test('the favicon has a white hole, for tab bars of any colour', async () => {
  expect(await pixel(faviconSvg(), 26, 22)).toEqual([255, 255, 255, 255]);
});
