import type { Silhouette } from './art.types.ts';

export type SilhouetteKind = 'shoe' | 'garment' | 'bag' | 'watch';

/**
 * The kind of each silhouette, apart from the recipes: callers that need only views and texts (the API, with every
 * item) do not load the outlines.
 */
export const silhouetteKinds: Readonly<Record<Silhouette, SilhouetteKind>> = {
  'court-low': 'shoe',
  'court-mid': 'shoe',
  'court-high': 'shoe',
  'air-runner': 'shoe',
  dad: 'shoe',
  terrace: 'shoe',
  knit: 'shoe',
  'canvas-high': 'shoe',
  vulc: 'shoe',
  trail: 'shoe',
  'foam-runner': 'shoe',
  slide: 'shoe',
  clog: 'shoe',
  boot: 'shoe',
  tee: 'garment',
  hoodie: 'garment',
  jacket: 'garment',
  trousers: 'garment',
  cap: 'bag',
  tote: 'bag',
  'shoulder-bag': 'bag',
  crossbody: 'bag',
  watch: 'watch',
};
