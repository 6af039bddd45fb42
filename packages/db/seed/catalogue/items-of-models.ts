import type {
  Audience,
  CatalogueBrand,
  CatalogueGender,
  CatalogueItem,
  CatalogueItemId,
  CatalogueTab,
} from './catalogue.types.ts';
import type { CatalogueModel, Colorway } from './model.types.ts';
import { sizesFor } from './sizings.table.ts';

const CENTAVOS = 100;

const gendersOf: Readonly<Record<Audience, readonly CatalogueGender[]>> = {
  men: ['men'],
  women: ['women'],
  unisex: ['men', 'women'],
  kids: ['kids'],
};

/**
 * Makes the items of all models: one of each model in turn, so that a list in the editor's order shows many models
 * before it shows the second colour of one.
 * @throws RangeError when a model names a brand that does not exist.
 */
export function itemsOfModels(
  models: readonly CatalogueModel[],
  brands: readonly CatalogueBrand[],
): readonly CatalogueItem[] {
  const rounds = Math.max(...models.map(({ colorways }) => colorways.length));
  return Array.from({ length: rounds }, (_, round) =>
    models.flatMap((model) => {
      const colorway = model.colorways[round];
      return colorway === undefined ? [] : [itemOf(model, colorway, brands)];
    }),
  ).flat();
}

function itemOf(model: CatalogueModel, colorway: Colorway, brands: readonly CatalogueBrand[]): CatalogueItem {
  const { number, name, colourway, styleCode, releaseDate, dropsInDays, retailPesos, marketPesos } = colorway;
  const brand = brands.find(({ slug }) => slug === model.brand);
  if (brand === undefined) {
    throw new RangeError(`Expected a brand with the slug ${model.brand} (${model.name}); add it or correct the model.`);
  }
  const audience = colorway.audience ?? model.audience;
  const { template, sizes } = sizesFor(model.sizing, audience);
  const isLuxury = model.isLuxury ?? false;
  return {
    id: itemIdOf(number),
    name: `${model.name} ${name}${audienceNote(model, audience)}`,
    brandId: brand.id,
    model: model.name,
    colourway,
    styleCode,
    category: model.category,
    genders: gendersOf[audience],
    tabs: tabsOf(model, gendersOf[audience]),
    releaseDate,
    dropsInDays,
    retailPriceCentavos: retailPesos * CENTAVOS,
    marketPriceCentavos: marketPesos * CENTAVOS,
    description: `${model.story} In ${inWords(colourway)}.`,
    details: Object.entries(model.details).map(([detail, value]) => ({ name: detail, value })),
    art: model.art,
    sizeTemplateId: template,
    sizes,
    condition: 'new',
    status: 'listed',
    isLuxury,
  };
}

function itemIdOf(number: number): CatalogueItemId {
  return `itm_01jd000000000000000000${String(number).padStart(4, '0')}`;
}

/** Shoes in the sizes of somebody else than their model's say so in their name, as in every shop. */
function audienceNote({ category, audience: usual }: CatalogueModel, audience: Audience): string {
  if (category !== 'shoes') return '';
  if (audience === 'kids') return ' (GS)';
  return audience === 'women' && usual !== 'women' ? ' (Women’s)' : '';
}

function tabsOf({ category, isLuxury }: CatalogueModel, genders: readonly CatalogueGender[]): readonly CatalogueTab[] {
  return [
    'forYou',
    ...genders.filter((gender) => gender !== 'kids'),
    ...(category === 'shoes' || category === 'apparel' ? [category] : []),
    ...(isLuxury === true ? (['luxury'] as const) : []),
  ];
}

/** Writes "Black/Gym Red-White" as "Black, Gym Red and White"; a colour that is named twice is told once. */
function inWords(colourway: string): string {
  const names = [
    ...new Set(
      colourway
        .replaceAll(/Off-White/g, 'Off White')
        .split(/[/-]/)
        .map((name) => name.trim()),
    ),
  ];
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
