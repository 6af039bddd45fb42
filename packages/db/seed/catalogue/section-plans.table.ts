import type { CatalogueItem, CatalogueItemId, CatalogueSection } from './catalogue.types.ts';
import type { firstItems } from './first-items.table.ts';

/** The last four digits of an item's id: easier to read in a table, and only numbers of items that exist compile. */
type ItemNumber = (typeof firstItems)[number]['id'] extends `itm_01jd000000000000000000${infer Number}`
  ? Number
  : never;

const items = (...numbers: readonly ItemNumber[]): readonly CatalogueItemId[] =>
  numbers.map((number): CatalogueItemId => `itm_01jd000000000000000000${number}`);

export type SectionPlan = {
  readonly id: CatalogueSection;
  /** The editor's choice, in this order. */
  readonly first: readonly CatalogueItemId[];
  /** Items that may follow, until the section is full. */
  readonly fits: (item: CatalogueItem) => boolean;
};

/** The home page, section by section (specification, section 2). */
export const sectionPlans: readonly SectionPlan[] = [
  {
    id: 'featured',
    first: items('0001', '0003', '0009', '0007', '0005', '0018', '0024', '0023'),
    fits: ({ marketPriceCentavos, retailPriceCentavos }) => marketPriceCentavos > 1.8 * retailPriceCentavos,
  },
  {
    id: 'deals',
    first: items('0004', '0002', '0014', '0012', '0010', '0015', '0019', '0020'),
    fits: ({ marketPriceCentavos, retailPriceCentavos }) => marketPriceCentavos < retailPriceCentavos,
  },
  {
    id: 'justDrop',
    first: items('0001', '0024', '0005', '0002', '0007', '0017', '0004', '0013'),
    fits: ({ releaseDate }) => releaseDate !== null && releaseDate >= '2023-06-01',
  },
  {
    id: 'shoes',
    first: items('0001', '0002', '0003', '0005', '0007', '0009', '0004', '0008', '0011', '0010', '0014', '0016'),
    fits: ({ category }) => category === 'shoes',
  },
  { id: 'collectibles', first: items('0024'), fits: ({ category }) => category === 'collectibles' },
  { id: 'apparel', first: items('0018', '0019', '0020', '0021'), fits: ({ category }) => category === 'apparel' },
  { id: 'handbags', first: items('0022', '0023'), fits: ({ category }) => category === 'handbags' },
  {
    id: 'men',
    first: items('0004', '0001', '0007', '0005', '0011', '0015', '0018', '0020', '0012', '0008'),
    fits: ({ genders }) => genders.includes('men'),
  },
  {
    id: 'women',
    first: items('0006', '0003', '0022', '0023', '0009', '0010', '0008', '0021', '0016', '0017'),
    fits: ({ genders }) => genders.includes('women') && !genders.includes('men'),
  },
  { id: 'kids', first: items('0013'), fits: ({ genders }) => genders.includes('kids') },
  { id: 'luxury', first: items('0022', '0023'), fits: ({ isLuxury }) => isLuxury },
];
