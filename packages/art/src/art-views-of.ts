import type { ArtView } from './art.types.ts';

export type NamedView = { readonly view: ArtView; readonly label: string };

const footwear: readonly NamedView[] = [
  { view: 'side', label: 'from the side' },
  { view: 'three-quarter', label: 'from the front at an angle' },
  { view: 'detail', label: 'a close look' },
  { view: 'sole', label: 'the sole' },
  { view: 'box', label: 'the box with its tag' },
];
const other: readonly NamedView[] = [
  { view: 'side', label: 'from the front' },
  { view: 'detail', label: 'a close look' },
  { view: 'lining', label: 'the lining' },
  { view: 'box', label: 'the box with its tag' },
];

/** Silhouettes that have a sole; everything else has a lining. */
const worn = ['tee', 'hoodie', 'jacket', 'trousers', 'cap', 'tote', 'shoulder-bag', 'crossbody', 'watch'];

/** The pictures of an item of this silhouette, in the order in which a gallery shows them, and what each shows. */
export function artViewsOf(silhouette: string): readonly NamedView[] {
  return worn.includes(silhouette) ? other : footwear;
}
