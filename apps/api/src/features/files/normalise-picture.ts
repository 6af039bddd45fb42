import { UPLOAD_QUALITY } from '@suki/domain/config/input';
import type { Metadata } from 'sharp';
import { type AtMost, atMost } from '../../concurrency/at-most.ts';

/** 40 megapixels: above any phone's camera, below what makes the process grow by more than 150 MB (a pixel flood). */
const PIXELS_MAX = 40_000_000;
const SIDE_MAX = 2_000;
const QUALITY = Math.round(UPLOAD_QUALITY * 100);
const SECONDS_MAX = 10;
/** One picture takes 100 to 300 ms of CPU; more at a time would starve the calls. */
const AT_A_TIME = 2;
const ACCEPTED = ['jpeg', 'png', 'webp'];

const inLine: AtMost = atMost(AT_A_TIME);

export type NormalisedPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/**
 * Makes a picture of ours out of whatever was uploaded: decoded, turned upright, at most 2,000 pixels wide, WebP at quality 60,
 * without any metadata (EXIF carries the place of somebody's home). What the bytes are is found out from the bytes, never from a name.
 * @returns undefined when they are not a picture that we take.
 */
export function normalisePicture(bytes: Uint8Array): Promise<NormalisedPicture | undefined> {
  return inLine(async () => {
    // 15 MB of memory and 50 ms that most processes never need.
    const { default: sharp } = await import('sharp');
    try {
      const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;
      if (!isAccepted(await sharp(bytes, options).metadata())) return undefined;
      const { data, info } = await sharp(bytes, options)
        .timeout({ seconds: SECONDS_MAX })
        .autoOrient()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
}

/** SVG can carry scripts and addresses, animations ten thousand frames: neither is a photo of a pair of shoes. */
function isAccepted({ format, pages, compression }: Metadata): boolean {
  const isStill = (pages ?? 1) === 1;
  return isStill && (ACCEPTED.includes(format) || (format === 'heif' && compression === 'av1'));
}
