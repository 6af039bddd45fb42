import type { ArtInput } from '@suki/art/art.types';
import type { PictureFormat, PictureWidth } from '../../ports/art-pictures.ts';

/** The origin of a picture: facts of a drawing, or the bytes of a photograph. */
export type PictureSource = { readonly input: ArtInput } | { readonly photo: Uint8Array };

/** A picture to be made and encoded, with all that the drawing process needs to know. */
export type DrawingOrder = {
  readonly source: PictureSource;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
};

export type DrawingRequest = DrawingOrder & { readonly id: number };
export type DrawingAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };
