import type { ArtInput } from './art.types.ts';
import { hashOf } from './seed.ts';

/**
 * Raise this when any drawing changes: pictures are cached under their key for ever, so a changed drawing needs
 * another address.
 */
export const generatorVersion = 4;

/**
 * The content address of a picture: 14 characters derived from all inputs of the drawing. Two hashes of 32 bits,
 * because one hash would give two of 10,000 pictures the same name once in a hundred catalogues.
 */
export function artKey({ silhouette, colourway, seed, view, name, materials, ground }: ArtInput): string {
  const inputs = JSON.stringify([
    generatorVersion,
    silhouette,
    colourway,
    seed,
    view,
    name ?? '',
    materials?.base ?? '',
    materials?.over ?? '',
    ground ?? '',
  ]);
  return [inputs, `again:${inputs}`].map((text) => hashOf(text).toString(36).padStart(7, '0')).join('');
}
