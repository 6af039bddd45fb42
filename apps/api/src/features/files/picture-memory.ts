import type { Metadata } from 'sharp';
import type { PictureKind } from './picture-kind.ts';

/**
 * The most that decoding may keep at a time. The library's own buffers and the new WebP come on top: together they stay
 * below 150 MB, which `picture-memory.test.ts` measures.
 */
const DECODED_BYTES_MAX = 100_000_000;

/** Returns true when the picture can be decoded within the memory limit. */
export function fitsMemory(kind: PictureKind, metadata: Metadata, pixels: number): boolean {
  return pixels * bytesPerPixel(kind, metadata) <= DECODED_BYTES_MAX;
}

/**
 * Measured with pictures of 40 megapixels (sharp 0.35). A format that is decoded row by row costs little; a format that
 * must be decoded as a whole costs all of its pixels.
 */
function bytesPerPixel(kind: PictureKind, { depth, channels, isProgressive, chromaSubsampling }: Metadata): number {
  const isDeep = depth !== 'uchar';
  switch (kind) {
    case 'jpeg':
      // A JPEG in several scans: each coefficient of two bytes is kept until the last scan has come.
      if (isProgressive) return chromaSubsampling === '4:2:0' ? 4 : 2 * channels + 1;
      return 1;
    case 'png':
      if (isProgressive) return channels * (isDeep ? 3 : 1) + 2;
      // The limit here is time: eight numbers of two bytes each take five times as long as three numbers of one byte.
      return isDeep ? 8 : 1;
    case 'webp':
      return 4.5;
    case 'avif':
      return isDeep ? 27 : 20;
  }
}
