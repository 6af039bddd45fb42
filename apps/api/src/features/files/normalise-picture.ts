import { UPLOAD_MEGAPIXELS_MAX, UPLOAD_QUALITY } from '@suki/domain/config/input';
import type { Metadata, SharpConstructor } from 'sharp';
import { type AtMost, atMost } from '../../concurrency/at-most.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';
import { largestAvifPlane } from './avif-planes.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { fitsMemory } from './picture-memory.ts';
import { pngWithoutText } from './png-without-text.ts';

const PIXELS_MAX = UPLOAD_MEGAPIXELS_MAX * 1_000_000;
const SIDE_MAX = 2_000;
const QUALITY = Math.round(UPLOAD_QUALITY * 100);
/** A picture that is taken needs at most 5 s of the processor; whatever takes longer than this met a busy machine. */
const SECONDS_MAX = 10;
/** One picture takes 100 to 1,000 ms of CPU and up to 150 MB: two at a time would take too much from the calls. */
const AT_A_TIME = 1;
/** A picture whose turn comes later than this is refused without work: everybody has an answer within five seconds. */
const WAIT_MS_MAX = 3_000;
const RETRY_AFTER_SECONDS = 5;
const FORMATS: Readonly<Record<PictureKind, string>> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

const inLine: AtMost = atMost(AT_A_TIME);

export type NormalisedPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/**
 * Makes our own picture out of an upload: decoded, turned upright, at most 2,000 pixels wide, WebP at quality 60,
 * without any metadata (EXIF carries the place of somebody's home). The kind is read from the bytes, never from the
 * file's name.
 * @param secondsMax Time that the decoding may take, waits for the processor included; 0 for no limit.
 * @returns undefined when the bytes are not a picture that we take.
 * @throws ApiRefusal UNAVAILABLE when too many others are in line, or the time is over.
 */
export async function normalisePicture(
  bytes: Uint8Array,
  secondsMax: number = SECONDS_MAX,
): Promise<NormalisedPicture | undefined> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return undefined;
  const askedMs = performance.now();
  return inLine(async () => {
    if (performance.now() - askedMs > WAIT_MS_MAX) throw busy();
    return decode(kind, kind === 'png' ? pngWithoutText(bytes) : bytes, secondsMax);
  });
}

const busy = (): ApiRefusal =>
  new ApiRefusal('UNAVAILABLE', {
    message: 'Many pictures came at once, and this one was not stored. Send it again in a few seconds.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

async function decode(
  kind: PictureKind,
  bytes: Uint8Array,
  secondsMax: number,
): Promise<NormalisedPicture | undefined> {
  const sharp = await pictureLibrary();
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;
  try {
    const metadata = await sharp(bytes, options).metadata();
    const pixels = kind === 'avif' ? largestAvifPlane(bytes) : metadata.width * metadata.height;
    if (pixels === undefined || !isAccepted(kind, metadata) || !fitsMemory(kind, metadata, pixels)) return undefined;
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (isOutOfTime(error)) throw busy();
    return undefined;
  }
}

/** Tells the error of the picture library's time limit, `timeout: 42% complete`, from those of broken pictures. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout: ');
}

/** Loaded late: the library takes 15 MB of memory and 50 ms, and most processes never need it. */
async function pictureLibrary(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  // A JPEG with a second picture for bright screens (Ultra HDR) is read as a plain JPEG: the decoder for both would
  // keep all of it at eight bytes a pixel.
  sharp.block({ operation: ['VipsForeignLoadUhdr'] });
  return sharp;
}

/** Refuses animations, which have ten thousand frames, and HEIC, which begins like an AVIF. */
function isAccepted(kind: PictureKind, { format, pages, compression }: Metadata): boolean {
  const isStill = (pages ?? 1) === 1;
  return isStill && format === FORMATS[kind] && (kind !== 'avif' || compression === 'av1');
}
