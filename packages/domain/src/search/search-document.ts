import type { Category } from '../catalogue/categories.ts';
import { type ColorFamily, colorFamiliesOf } from '../catalogue/color-families.table.ts';
import type { SearchTab } from '../catalogue/tabs.ts';
import { searchTabs } from '../catalogue/tabs.ts';
import { filterTerm, sizeTerm } from './filter-terms.ts';
import { isCodeLike, joinedStyleCode, searchWords } from './search-words.ts';

/** An item as the catalogue keeps it. */
export type SearchedItem = {
  readonly name: string;
  readonly brands: readonly { readonly slug: string; readonly name: string }[];
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly category: Category;
  readonly condition: string;
  readonly genders: readonly string[];
  readonly tabs: readonly string[];
  /** A calendar day. */
  readonly releaseDate: string | null;
  /** The labels of each of its sizes. */
  readonly sizes: readonly Readonly<Record<string, string>>[];
};

/** The part of a search document that follows from the words of an item, not from its book. */
export type SearchDocument = {
  /** The words of the name in their order, parted by spaces. */
  readonly name: string;
  /** All further words: brand, model, colorway, style code, category, gender. */
  readonly other: string;
  /** The style code without hyphens. */
  readonly code: string;
  readonly brandSlugs: readonly string[];
  readonly colors: readonly ColorFamily[];
  readonly tabs: readonly SearchTab[];
  /** Its labels in every system that the size chart knows: `{ us_m: ['9', '9.5'] }`. */
  readonly sizes: Readonly<Record<string, readonly string[]>>;
  readonly releaseYear: number | null;
  /** The content of the index: each word once, and a term for every filter. */
  readonly terms: readonly string[];
  /** The distinct words that the spelling table counts: no style codes. */
  readonly words: readonly string[];
};

const categoryWords: Readonly<Record<Category, string>> = {
  shoes: 'shoes sneakers',
  apparel: 'apparel clothing',
  collectibles: 'collectibles',
  handbags: 'handbags bags',
};

/** Returns the search document of an item, as the index keeps it. */
export function searchDocumentOf(item: SearchedItem): SearchDocument {
  const name = searchWords(item.name);
  const code = joinedStyleCode(item.styleCode);
  const brands = item.brands.flatMap((brand) => searchWords(brand.name));
  const colorway = searchWords(item.colourway);
  const genders = item.genders.flatMap((gender) => [gender, `${gender}s`]);
  const described = [...brands, ...searchWords(item.model), ...colorway];
  // Imported goods often have no style code.
  const codes = [...searchWords(item.styleCode), code].filter((word) => word !== '');
  const inName = new Set(name);
  const spoken = [...described, ...searchWords(categoryWords[item.category]), ...genders];
  const other = new Set([...spoken, ...codes]);
  const colors = colorFamiliesOf([...colorway, ...name]);
  const tabs = searchTabs.filter((tab) => item.tabs.includes(tab) || item.category === tab);
  const sizes = labelsBySystem(item.sizes);
  const releaseYear = item.releaseDate === null ? null : Number(item.releaseDate.slice(0, 4));
  const brandSlugs = item.brands.map(({ slug }) => slug);
  const filters = [
    ...brandSlugs.map((slug) => filterTerm('brand', slug)),
    ...item.genders.map((gender) => filterTerm('gender', gender)),
    ...tabs.map((tab) => filterTerm('tab', tab)),
    ...colors.map((color) => filterTerm('color', color)),
    ...Object.entries(sizes).flatMap(([system, labels]) =>
      labels.map((label) => filterTerm('size', sizeTerm(system, label))),
    ),
    ...(releaseYear === null ? [] : [filterTerm('releaseYear', String(releaseYear))]),
    filterTerm('category', item.category),
    filterTerm('condition', item.condition),
  ];
  return {
    name: name.join(' '),
    other: [...other].filter((word) => !inName.has(word)).join(' '),
    code,
    brandSlugs,
    colors,
    tabs,
    sizes,
    releaseYear,
    terms: [...new Set([...name, ...other, ...filters])],
    words: [...new Set([...name, ...spoken])].filter((word) => !isCodeLike(word)),
  };
}

function labelsBySystem(sizes: SearchedItem['sizes']): Readonly<Record<string, readonly string[]>> {
  const labels = new Map<string, Set<string>>();
  for (const [system, label] of sizes.flatMap((size) => Object.entries(size)))
    labels.set(system, (labels.get(system) ?? new Set()).add(label));
  return Object.fromEntries([...labels].map(([system, known]) => [system, [...known]]));
}
