/** Discover tabs of the home screen (specification, section 2). */
export const discoverTabs = ['forYou', 'men', 'women', 'shoes', 'apparel', 'luxury'] as const;
export type DiscoverTab = (typeof discoverTabs)[number];

/** The longer list, used by search, brands and sell (specification, section 2). */
export const searchTabs = [...discoverTabs, 'collectibles', 'handbags'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const tabNames: Readonly<Record<SearchTab, string>> = {
  forYou: 'For You',
  men: 'Men',
  women: 'Women',
  shoes: 'Shoes',
  apparel: 'Apparel',
  luxury: 'Luxury',
  collectibles: 'Collectibles',
  handbags: 'Handbags',
};
