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

/**
 * How the items of a section are chosen (ADR 0187): by hand in the editor's order (`chosen`), by hand and ordered by
 * the interest of visitors, or those that fit by themselves: best sellers or the newest first.
 */
export const sectionRules = ['chosen', 'interest', 'sales', 'newest'] as const;
export type SectionRule = (typeof sectionRules)[number];
export type AutomaticRule = Extract<SectionRule, 'sales' | 'newest'>;

/** Returns the rule of a section for which no editor has chosen one. */
export function usualSectionRule(section: HomeSection): SectionRule {
  return editedSections.some((edited) => edited === section) ? 'chosen' : 'interest';
}

/** Returns true for a rule by which the shop fills a section without an editor. */
export function isAutomatic(rule: SectionRule): rule is AutomaticRule {
  return rule === 'sales' || rule === 'newest';
}

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
