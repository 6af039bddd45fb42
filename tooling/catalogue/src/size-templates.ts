import type { SizeLabels } from '@suki/db/schema/catalogue';
import type { CatalogueSizeTemplateId } from '@suki/db/seed/catalogue/catalogue.types';
import { catalogueSizeTemplates } from '@suki/db/seed/catalogue/size-templates.table';
import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import type { Chart } from '@suki/replay/read-size';
import type { SizeTemplate } from './item-row.types.ts';
import type { SizeForm } from './kinds.table.ts';
import { labelsOf } from './size-rows.ts';

type OfGender = Readonly<Record<ShoeGender, string>>;

const houseKids = '0019';
const nike: OfGender = { men: '0001', women: '0002', kids: '0003' };
const house: OfGender = { men: '0007', women: '0018', kids: houseKids };

/** The last four digits of the size template of shoes, by the slug of the brand. */
const shoeTemplates: Readonly<Record<string, OfGender>> = {
  nike,
  jordan: nike,
  adidas: { men: '0004', women: '0017', kids: houseKids },
  asics: { men: '0013', women: '0026', kids: houseKids },
  converse: { men: '0005', women: '0025', kids: houseKids },
  crocs: { men: '0009', women: '0022', kids: houseKids },
  'new-balance': { men: '0006', women: '0020', kids: houseKids },
  on: { men: '0016', women: '0027', kids: houseKids },
  salomon: { men: '0015', women: '0028', kids: houseKids },
  vans: { men: '0014', women: '0021', kids: houseKids },
};

/** Slides come in whole sizes. */
const ADIDAS_SLIDES = '0008';

const otherTemplates: Readonly<Record<Exclude<SizeForm, 'shoes'>, string>> = {
  letters: '0010',
  waist: '0011',
  one: '0012',
};

/** Sizes in which goods are offered whose file names none, in the base system of their template. */
const usual: Readonly<Record<string, readonly string[]>> = {
  us_m: ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'],
  us_w: ['5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10'],
};
const usualLetters = ['S', 'M', 'L', 'XL'];

export type Wearer = {
  readonly brand: string;
  readonly genders: readonly ShoeGender[];
  readonly sizes: SizeForm;
  readonly silhouette: string;
};

export type NamedTemplate = SizeTemplate & { readonly name: string };

const templates: readonly NamedTemplate[] = catalogueSizeTemplates.map(({ id, name, baseSystem, rows }) => ({
  id,
  name,
  baseSystem,
  rows: rows.map(labelsOf),
}));

/**
 * Returns the size templates that goods may have, the likeliest first: shoes by brand and wearer, men's before women's;
 * other goods by their kind, and by any other form, because a file may call jeans and caps by one word.
 */
export function sizeTemplatesFor({ brand, genders, sizes, silhouette }: Wearer): readonly NamedTemplate[] {
  if (sizes !== 'shoes') {
    const forms = [sizes, ...(['letters', 'waist', 'one'] as const).filter((form) => form !== sizes)];
    return forms.map((form) => templateOf(otherTemplates[form]));
  }
  const ofBrand = Object.hasOwn(shoeTemplates, brand) ? shoeTemplates[brand] : undefined;
  const wearer = (['men', 'women', 'kids'] as const).find((gender) => genders.includes(gender)) ?? 'men';
  const isSlide = brand === 'adidas' && silhouette === 'slide' && wearer === 'men';
  return [...(isSlide ? [ADIDAS_SLIDES] : []), (ofBrand ?? house)[wearer]].map(templateOf);
}

/** Returns the rows of a template in which goods without a list of sizes are offered. */
export function usualRows({ baseSystem, rows }: Chart): readonly SizeLabels[] {
  const wanted = usual[baseSystem] ?? (rows.some((row) => row[baseSystem] === 'XXL') ? usualLetters : undefined);
  return wanted === undefined ? rows : rows.filter((row) => wanted.includes(row[baseSystem] ?? ''));
}

function templateOf(digits: string): NamedTemplate {
  const id: CatalogueSizeTemplateId = `szt_01jd000000000000000000${digits}`;
  const template = templates.find((each) => each.id === id);
  if (template === undefined) throw new RangeError(`Expected a size template with the id ${id}.`);
  return template;
}
