import sharp, { type Sharp } from 'sharp';
import { type AtMost, atMost } from '../../concurrency/at-most.ts';
import type { PictureFormat, PictureWidth } from '../../ports/art-pictures.ts';

/** Measured on 40 drawings: effort 2 is four times as fast as 4 and 8 % larger. */
const EFFORT = 2;
const QUALITY = 55;
/** JPEG knows no transparency, and loses edges earlier. The ground is the sunken paper of a mail in the light theme. */
const JPEG = { quality: 80, ground: '#f5f3ee' } as const;
/** A picture takes 130 ms of CPU: more at a time would starve the processes that answer calls. */
const AT_A_TIME = 2;
/** The drawing's own size, and the resolution at which SVG is drawn by default. */
const DRAWING_WIDTH = 800;
const PLAIN_DENSITY = 72;

const inLine: AtMost = atMost(AT_A_TIME);

export type Rendering = {
  /** A drawing as SVG, or a photograph. */
  readonly image: Uint8Array;
  readonly isDrawing: boolean;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export function renderPicture({ image, isDrawing, width, format }: Rendering): Promise<Uint8Array> {
  return inLine(async () => {
    const density = Math.max(PLAIN_DENSITY, Math.ceil((PLAIN_DENSITY * width) / DRAWING_WIDTH));
    const picture = isDrawing
      ? sharp(image, { density }).resize({ width })
      : // Every picture of an item is a square: a photograph of another shape stands whole on clear ground.
        sharp(image).resize({ width, height: width, fit: 'contain', background: '#0000' });
    return encoded(picture, format).toBuffer();
  });
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: QUALITY, effort: EFFORT });
    case 'webp':
      return picture.webp({ quality: QUALITY, effort: EFFORT });
    case 'jpeg':
      return picture.flatten({ background: JPEG.ground }).jpeg({ quality: JPEG.quality });
    default:
      return format satisfies never;
  }
}
