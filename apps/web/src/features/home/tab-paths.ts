import type { DiscoverTab } from '@suki/domain/catalogue/tabs';

/** The page of each discover tab. */
export const tabPaths = {
  forYou: '/',
  men: '/men',
  women: '/women',
  shoes: '/shoes',
  apparel: '/apparel',
  luxury: '/luxury',
} as const satisfies Record<DiscoverTab, string>;
