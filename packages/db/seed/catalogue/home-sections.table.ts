import type { CatalogueHomeSection, CatalogueItemId } from './catalogue.types.ts';
import type { catalogueItems } from './items.table.ts';

/** The last four digits of an item's id: easier to read in a table, and only numbers of items that exist compile. */
type ItemNumber = (typeof catalogueItems)[number]['id'] extends `itm_01jd000000000000000000${infer Number}`
  ? Number
  : never;

const items = (...numbers: readonly ItemNumber[]): readonly CatalogueItemId[] =>
  numbers.map((number): CatalogueItemId => `itm_01jd000000000000000000${number}`);

/** The home page, section by section, each in the editor's order (specification, section 2). */
export const catalogueHomeSections: readonly CatalogueHomeSection[] = [
  { id: 'featured', itemIds: items('0001', '0003', '0009', '0007', '0005', '0018', '0024', '0023') },
  { id: 'deals', itemIds: items('0012', '0014', '0010', '0002', '0015', '0019', '0020', '0004') },
  { id: 'justDrop', itemIds: items('0001', '0024', '0005', '0002', '0007', '0017', '0004', '0013') },
  {
    id: 'shoes',
    itemIds: items('0001', '0002', '0003', '0005', '0007', '0009', '0004', '0008', '0011', '0010', '0014', '0016'),
  },
  { id: 'collectibles', itemIds: items('0024') },
  { id: 'apparel', itemIds: items('0018', '0019', '0020', '0021') },
  { id: 'handbags', itemIds: items('0022', '0023') },
  { id: 'men', itemIds: items('0004', '0001', '0007', '0005', '0011', '0015', '0018', '0020', '0012', '0008') },
  { id: 'women', itemIds: items('0006', '0003', '0022', '0023', '0009', '0010', '0008', '0021', '0016', '0017') },
  { id: 'kids', itemIds: items('0013') },
  { id: 'luxury', itemIds: items('0022', '0023') },
];
