import type { ArtInput } from '@suki/art/art.types';
import type { PictureFormat, PictureWidth } from '../../ports/art-pictures.ts';

/** A picture to be drawn and encoded, all that the drawing process needs to know. */
export type DrawingOrder = {
  readonly input: ArtInput;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export type DrawingRequest = DrawingOrder & { readonly id: number };
export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };
