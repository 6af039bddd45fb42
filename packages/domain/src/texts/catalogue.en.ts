import type { HomeSection, ItemSection, LookbookSection } from '../catalogue/sections.ts';
import type { SortKey } from '../catalogue/sort-options.ts';
import type { SearchTab } from '../catalogue/tabs.ts';
import type { UsedGrade } from '../config/used-items.ts';

type CatalogueTextId =
  | `tab.${SearchTab}`
  | `home.${HomeSection}`
  | `item.${ItemSection}`
  | `lookbook.${LookbookSection}`
  | `sort.${SortKey}`
  | `grade.${UsedGrade}`;

/** Names of tabs, sections, sort options and grades (specification, section 2). */
export const catalogueEn = {
  'tab.forYou': 'For You',
  'tab.men': 'Men',
  'tab.women': 'Women',
  'tab.shoes': 'Shoes',
  'tab.apparel': 'Apparel',
  'tab.luxury': 'Luxury',
  'tab.collectibles': 'Collectibles',
  'tab.handbags': 'Handbags',

  'home.featured': 'Featured',
  'home.deals': 'Deals',
  'home.justDrop': 'Just dropped',
  'home.shoes': 'Shoes',
  'home.collectibles': 'Collectibles',
  'home.apparel': 'Apparel',
  'home.handbags': 'Handbags',
  'home.men': 'Men',
  'home.women': 'Women',
  'home.kids': 'Kids',
  'home.luxury': 'Luxury',

  'item.images': 'Pictures',
  'item.paginator': 'Pages',
  'item.relatedItems': 'Related items',
  'item.priceAndTitle': 'Price',
  'item.services': 'Services',
  'item.priceHistory': 'Price history',
  'item.lookbook': 'Lookbook',
  'item.brandsInfo': 'About the brand',
  'item.sizeGuide': 'Size guide',
  'item.faqs': 'Questions and answers',
  'item.othersViewed': 'Others also viewed',
  'item.itemInfo': 'About this item',
  'item.productDetails': 'Product details',
  'item.videos': 'Videos',
  'item.styles': 'Styles',

  'lookbook.images': 'Pictures',
  'lookbook.paginator': 'Pages',
  'lookbook.relatedItems': 'Related items',
  'lookbook.contents': 'Contents',
  'lookbook.comments': 'Comments',

  'sort.default': 'Best Match',
  'sort.popular': 'Popular',
  'sort.newest': 'Just In',
  'sort.priceAscending': 'Price low to high',
  'sort.priceDescending': 'Price high to low',

  'grade.likeNew': 'Like new',
  'grade.good': 'Good',
  'grade.fair': 'Fair',
} as const satisfies Record<CatalogueTextId, string>;

export type CatalogueMessageId = keyof typeof catalogueEn;
