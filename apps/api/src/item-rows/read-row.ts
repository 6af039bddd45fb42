import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import { brandOf } from './brand-of.ts';
import { luxuryBrands } from './brands.table.ts';
import type { Field, FieldProblem } from './field.types.ts';
import { emptyWords, type ItemField, itemFields, type RowTexts } from './fields.table.ts';
import { genderWords } from './genders.table.ts';
import type { ItemRow } from './item-row.types.ts';
import { type Kind, kinds } from './kinds.table.ts';
import { readReleaseDate } from './read-release-date.ts';
import { readRetailPrice } from './read-retail-price.ts';
import { silhouetteWords } from './silhouettes.table.ts';
import { sizeRows, sizeTexts } from './size-rows.ts';
import { type SizeCharts, sizeTemplatesFor, usualRows, type Wearer } from './size-templates.ts';

/** The longest texts that fit a card and a label. */
const lengths: Readonly<Partial<Record<ItemField, number>>> = {
  name: 200,
  brand: 80,
  model: 120,
  colorway: 120,
  styleCode: 40,
  imageUrl: 2_000,
};

/** An item, or every field of its row that is wrong. */
export type ReadItem =
  | { readonly ok: true; readonly value: ItemRow }
  | { readonly ok: false; readonly problems: readonly [FieldProblem, ...FieldProblem[]] };

/** Reads one row of a file as an item, or says why it is none: the first field that is wrong. */
export function readRow(line: number, raw: RowTexts, charts: SizeCharts): Field<ItemRow> {
  const item = readItem(line, raw, charts);
  return item.ok ? item : item.problems[0];
}

/** Reads the texts of a row as an item, or tells of every field that is wrong, in the order of the form. */
export function readItem(line: number, raw: RowTexts, charts: SizeCharts): ReadItem {
  const { texts, problems } = cleaned(raw);
  if (isSome(problems)) return { ok: false, problems };
  const { name, brand: brandText, model, colorway: colourway, styleCode, imageUrl } = texts;
  const brand = name === '' ? null : brandOf(brandText, name);
  const kind = kindOf(texts.category);
  const genders = gendersOf(texts.gender);
  const retailPrice = readRetailPrice(texts.retailPrice, texts.currency);
  const releaseDate = readReleaseDate(texts.releaseDate);
  const checks: readonly Field<unknown>[] = [
    name === '' ? missing('name') : fine,
    name !== '' && brand === null ? wrong('brand', 'there is no letter or digit in it') : fine,
    styleCode !== '' && !/[A-Za-z0-9]/.test(styleCode)
      ? wrong('styleCode', `"${styleCode}" has no letter or digit`)
      : fine,
    kind,
    genders,
    retailPrice,
    releaseDate,
    imageUrl !== '' && !isPicture(imageUrl) ? wrong('imageUrl', `"${imageUrl}" is not an https address`) : fine,
  ];
  const found = checks.filter((check) => !check.ok);
  if (isSome(found)) return { ok: false, problems: found };
  if (brand === null || !kind.ok || !genders.ok || !retailPrice.ok || !releaseDate.ok) {
    throw new RangeError('Expected each field that is not read to be a problem of the row.');
  }
  const art = { silhouette: silhouetteOf(kind.value, `${model} ${name}`) };
  const named = sizeTexts(texts.sizes);
  const wearer = { brand: brand.slug, genders: genders.value, sizes: kind.value.sizes, ...art };
  return {
    ok: true,
    value: {
      line,
      brand,
      name,
      model: model === '' ? null : model,
      colourway,
      styleCode,
      category: kind.value.category,
      genders: genders.value,
      retailPrice: retailPrice.value,
      releaseDate: releaseDate.value,
      imageUrl: imageUrl === '' ? null : imageUrl,
      sizeTexts: named,
      ...sizedAs(named, wearer, charts),
      art,
      tabs: tabsOf(kind.value, { genders: genders.value, brand: brand.slug }),
    },
  };
}

const fine: Field<null> = { ok: true, value: null };
const wrong = (field: ItemField, why: string): FieldProblem => ({ ok: false, field, why });
const isSome = <Entry>(list: readonly Entry[]): list is readonly [Entry, ...Entry[]] => list.length > 0;

/** Returns the first template that has all sizes, with their rows; else the likeliest and the size that it lacks. */
function sizedAs(texts: readonly string[], wearer: Wearer, charts: SizeCharts): Pick<ItemRow, 'template' | 'sizes'> {
  const read = sizeTemplatesFor(wearer, charts).map((template) => ({ template, sizes: sizeRows(template, texts) }));
  const [likeliest] = read;
  if (likeliest === undefined) throw new RangeError('Expected a size template for each kind of goods.');
  const { template, sizes } = read.find((each) => each.sizes.ok) ?? likeliest;
  if (!sizes.ok) return { template, sizes: { ...sizes, why: `${sizes.why} (${template.name})` } };
  return { template, sizes: texts.length === 0 ? { ok: true, value: usualRows(template) } : sizes };
}

/** Joins blanks, empties words for "not known", and refuses texts that no page and no database can hold. */
function cleaned(raw: RowTexts): { readonly texts: RowTexts; readonly problems: readonly FieldProblem[] } {
  const texts: Record<ItemField, string> = { ...raw };
  const problems: FieldProblem[] = [];
  for (const field of itemFields) {
    const text = raw[field].replaceAll(/\s+/g, ' ').trim();
    const max = lengths[field];
    if (/\p{Cc}/u.test(text)) problems.push(wrong(field, 'it holds a control character'));
    else if (max !== undefined && text.length > max) {
      problems.push(wrong(field, `it is longer than ${max} characters`));
    }
    texts[field] = emptyWords.has(text.toLowerCase()) ? '' : text;
  }
  return { texts, problems };
}

function missing(field: ItemField): FieldProblem {
  return { ok: false, field, why: `it is missing: name its column with --map ${field}=… or give --default ${field}=…` };
}

function kindOf(text: string): Field<Kind> {
  if (text === '') return missing('category');
  const kind = kinds.get(text.toLowerCase());
  return kind === undefined
    ? { ok: false, field: 'category', why: `"${text}" is not traded here` }
    : { ok: true, value: kind };
}

/** Reads one word or several: "Men", "unisex", "men/kids". */
function gendersOf(text: string): Field<readonly ShoeGender[]> {
  if (text === '') return missing('gender');
  const found = new Set<ShoeGender>();
  for (const word of text.toLowerCase().split(/[/;|,+]/)) {
    const genders = genderWords.get(word.trim());
    if (genders === undefined) return { ok: false, field: 'gender', why: `"${text}" is no gender that we know` };
    for (const gender of genders) found.add(gender);
  }
  return { ok: true, value: (['men', 'women', 'kids'] as const).filter((each) => found.has(each)) };
}

function isPicture(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function silhouetteOf({ category, silhouette }: Kind, words: string): Kind['silhouette'] {
  const text = words.toLowerCase();
  return silhouetteWords[category].find(([pattern]) => pattern.test(text))?.[1] ?? silhouette;
}

function tabsOf(
  { category }: Kind,
  { genders, brand }: { readonly genders: readonly ShoeGender[]; readonly brand: string },
): readonly string[] {
  return [
    'forYou',
    ...genders.filter((gender) => gender !== 'kids'),
    ...(category === 'shoes' || category === 'apparel' ? [category] : []),
    ...(luxuryBrands.has(brand) ? ['luxury'] : []),
  ];
}
