import type { SizeLabels } from '@suki/db/schema/catalogue';
import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import type { Chart } from '@suki/domain/catalogue/read-size';
import { type SizeTemplateId, toId } from '@suki/domain/ids/id';
import type { SizeTemplate } from './item-row.types.ts';
import type { SizeForm } from './kinds.table.ts';

type OfGender = Readonly<Record<ShoeGender, string>>;

const houseKids = '0019';
const nike: OfGender = { men: '0001', women: '0002', kids: '0003' };
const house: OfGender = { men: '0007', women: '0018', kids: houseKids };

/** The last four digits of the usual chart of shoes, by the slug of the brand; an editor may choose another one. */
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

/** The size charts of the catalogue, and those that editors chose for the shoes of brands (ADR 0186). */
export type SizeCharts = {
  readonly byId: ReadonlyMap<string, NamedTemplate>;
  readonly chosen: ReadonlyMap<string, Readonly<Partial<Record<ShoeGender, string>>>>;
};

/**
 * Returns the size templates that goods may have, the likeliest first: shoes by brand and wearer, men's before women's;
 * other goods by their kind, and by any other form, because a file may call jeans and caps by one word.
 */
export function sizeTemplatesFor(
  { brand, genders, sizes, silhouette }: Wearer,
  { byId, chosen }: SizeCharts,
): readonly NamedTemplate[] {
  const templateOf = (id: string): NamedTemplate => {
    const template = byId.get(id);
    if (template === undefined) throw new RangeError(`Expected a size template with the id ${id}.`);
    return template;
  };
  if (sizes !== 'shoes') {
    const forms = [sizes, ...(['letters', 'waist', 'one'] as const).filter((form) => form !== sizes)];
    return forms.map((form) => templateOf(templateId(otherTemplates[form])));
  }
  const wearer = (['men', 'women', 'kids'] as const).find((gender) => genders.includes(gender)) ?? 'men';
  const choice = chosen.get(brand)?.[wearer];
  const isSlide = brand === 'adidas' && silhouette === 'slide' && wearer === 'men' && choice === undefined;
  return [...(isSlide ? [templateId(ADIDAS_SLIDES)] : []), choice ?? usualChart(brand, wearer)].map(templateOf);
}

/** Returns the rows of a template in which goods without a list of sizes are offered. */
export function usualRows({ baseSystem, rows }: Chart): readonly SizeLabels[] {
  const wanted = usual[baseSystem] ?? (rows.some((row) => row[baseSystem] === 'XXL') ? usualLetters : undefined);
  return wanted === undefined ? rows : rows.filter((row) => wanted.includes(row[baseSystem] ?? ''));
}

/** Returns the id of the chart that shoes of a brand have while no editor chose one. */
export function usualChart(brand: string, wearer: ShoeGender): SizeTemplateId {
  const ofBrand = Object.hasOwn(shoeTemplates, brand) ? shoeTemplates[brand] : undefined;
  return templateId((ofBrand ?? house)[wearer]);
}

const templateId = (digits: string): SizeTemplateId => toId('szt', `szt_01jd000000000000000000${digits}`);
