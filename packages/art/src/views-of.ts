import type { ArtView, Silhouette } from './art.types.ts';
import { type SilhouetteKind, silhouetteKinds } from './silhouette-kinds.table.ts';

const viewsOfKind: Readonly<Record<SilhouetteKind, readonly ArtView[]>> = {
  shoe: ['side', 'three-quarter', 'left', 'detail', 'sole', 'box'],
  garment: ['side', 'detail', 'lining', 'box'],
  bag: ['side', 'three-quarter', 'detail', 'lining'],
  object: ['side', 'three-quarter', 'detail', 'box'],
};

/** The pictures of a silhouette in the order in which the item page shows them. */
export function viewsOf(silhouette: Silhouette): readonly ArtView[] {
  return viewsOfKind[silhouetteKinds[silhouette]];
}
