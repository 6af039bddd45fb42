import type { RecommendItemsTab } from '@suki/sdk/types';

/** The page of each discover tab. */
export const tabPaths = {
  forYou: '/',
  men: '/men',
  women: '/women',
  shoes: '/shoes',
  apparel: '/apparel',
  luxury: '/luxury',
} as const satisfies Record<RecommendItemsTab, string>;
