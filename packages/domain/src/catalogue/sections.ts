/** Sections of the home screen, in their order (specification, section 2). A section without content is not shown. */
export const homeSections = [
  'featured',
  'deals',
  'justDrop',
  'shoes',
  'collectibles',
  'apparel',
  'handbags',
  'men',
  'women',
  'kids',
  'luxury',
] as const;
/** Sections that an editor orders item by item; the others follow the interest of visitors. */
export const editedSections = [
  'featured',
  'deals',
  'justDrop',
] as const satisfies readonly (typeof homeSections)[number][];

export type HomeSection = (typeof homeSections)[number];

/** Sections of the page of an item, new or used. */
export const itemSections = [
  'images',
  'paginator',
  'relatedItems',
  'priceAndTitle',
  'services',
  'priceHistory',
  'lookbook',
  'brandsInfo',
  'sizeGuide',
  'faqs',
  'othersViewed',
  'itemInfo',
  'productDetails',
  'videos',
  'styles',
] as const;
export type ItemSection = (typeof itemSections)[number];

/** Sections of the page of a lookbook. */
export const lookbookSections = ['images', 'paginator', 'relatedItems', 'contents', 'comments'] as const;
export type LookbookSection = (typeof lookbookSections)[number];
