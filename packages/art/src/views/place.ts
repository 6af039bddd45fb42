import type { SilhouetteRecipe } from '../silhouettes/silhouette.types.ts';

/** Returns the SVG transform that puts a silhouette into the middle of the square, in its size. */
export function placeOf({ nudge, nudgeX = 0, zoom }: SilhouetteRecipe): string {
  return zoom === undefined
    ? `translate(${nudgeX} ${nudge})`
    : `translate(400 400)scale(${zoom})translate(${nudgeX - 400} ${nudge - 400})`;
}
