import type { Category } from '@suki/domain/catalogue/categories';
import { requiredAngles } from '@suki/domain/config/inspection';
import type { KeptPhoto } from './kept-photos.ts';

export type NamedPhoto = KeptPhoto & { readonly name: string };

/** The photos with the names of their angles; further ones are numbered. */
export function photosWithNames(category: Category, photos: readonly KeptPhoto[]): readonly NamedPhoto[] {
  const names = new Map<string, string>(requiredAngles[category].map(({ id, label }) => [id, label]));
  return photos.map((photo, index) => ({ ...photo, name: names.get(photo.angle ?? '') ?? `Photo ${index + 1}` }));
}
