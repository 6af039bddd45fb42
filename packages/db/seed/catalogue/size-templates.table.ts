import { adidasSlides } from '@suki/domain/catalogue/charts/adidas';
import { chartOfBrand } from '@suki/domain/catalogue/charts/chart-of-brand';
import type { SizeChart } from '@suki/domain/catalogue/convert-size';
import type { CatalogueSizeSystem, CatalogueSizeTemplate, CatalogueSizeTemplateId } from './catalogue.types.ts';

/** Systems in the order in which a page offers them. */
const order: readonly CatalogueSizeSystem[] = ['us_m', 'us_w', 'us', 'uk', 'eu', 'cm', 'kr', 'asia'];

type NamedChart = Pick<CatalogueSizeTemplate, 'id' | 'name'> & { readonly chart: SizeChart };

/** Ids of sizes are made of their line in the chart: a chart grows at its end. */
function templateOf({ id, name, chart: { baseSystem, rows } }: NamedChart): CatalogueSizeTemplate {
  const systems = order.filter((system) => rows.some((row) => row[system] !== undefined));
  return { id, name, baseSystem, systems: [baseSystem, ...systems.filter((system) => system !== baseSystem)], rows };
}

function labels(id: CatalogueSizeTemplateId, name: string, sizes: readonly string[]): CatalogueSizeTemplate {
  const system = 'no_size_conversion';
  return { id, name, baseSystem: system, systems: [system], rows: sizes.map((size) => ({ [system]: size })) };
}

/** Size charts: those of footwear are the domain's (ADR 0133). */
export const catalogueSizeTemplates: readonly CatalogueSizeTemplate[] = [
  templateOf({
    id: 'szt_01jd0000000000000000000001',
    name: 'Nike and Jordan, men',
    chart: chartOfBrand('nike', 'men'),
  }),
  templateOf({
    id: 'szt_01jd0000000000000000000002',
    name: 'Nike and Jordan, women',
    chart: chartOfBrand('nike', 'women'),
  }),
  templateOf({
    id: 'szt_01jd0000000000000000000003',
    name: 'Nike and Jordan, kids (grade school)',
    chart: chartOfBrand('nike', 'kids'),
  }),
  templateOf({ id: 'szt_01jd0000000000000000000004', name: 'adidas, men', chart: chartOfBrand('adidas', 'men') }),
  templateOf({
    id: 'szt_01jd0000000000000000000005',
    name: 'Converse, unisex',
    chart: chartOfBrand('converse', 'men'),
  }),
  templateOf({
    id: 'szt_01jd0000000000000000000006',
    name: 'New Balance, men',
    chart: chartOfBrand('new-balance', 'men'),
  }),
  templateOf({ id: 'szt_01jd0000000000000000000007', name: 'Shoes, house chart', chart: chartOfBrand('', 'men') }),
  templateOf({ id: 'szt_01jd0000000000000000000008', name: 'adidas slides', chart: adidasSlides }),
  templateOf({ id: 'szt_01jd0000000000000000000009', name: 'Crocs, unisex', chart: chartOfBrand('crocs', 'men') }),
  labels('szt_01jd0000000000000000000010', 'Clothing, letters', ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
  labels(
    'szt_01jd0000000000000000000011',
    'Trousers, waist × length in inches',
    [28, 29, 30, 31, 32, 33, 34, 36, 38].map((waist) => `W${waist} L32`),
  ),
  labels('szt_01jd0000000000000000000012', 'One size', ['One size']),
  templateOf({ id: 'szt_01jd0000000000000000000013', name: 'ASICS, unisex', chart: chartOfBrand('asics', 'men') }),
  templateOf({ id: 'szt_01jd0000000000000000000014', name: 'Vans, unisex', chart: chartOfBrand('vans', 'men') }),
  templateOf({ id: 'szt_01jd0000000000000000000015', name: 'Salomon, unisex', chart: chartOfBrand('salomon', 'men') }),
  templateOf({ id: 'szt_01jd0000000000000000000016', name: 'On, men', chart: chartOfBrand('on', 'men') }),
  templateOf({ id: 'szt_01jd0000000000000000000017', name: 'adidas, women', chart: chartOfBrand('adidas', 'women') }),
  templateOf({
    id: 'szt_01jd0000000000000000000018',
    name: 'Shoes, house chart, women',
    chart: chartOfBrand('', 'women'),
  }),
  templateOf({
    id: 'szt_01jd0000000000000000000019',
    name: 'Shoes, house chart, kids',
    chart: chartOfBrand('', 'kids'),
  }),
  templateOf({
    id: 'szt_01jd0000000000000000000020',
    name: 'New Balance, women',
    chart: chartOfBrand('new-balance', 'women'),
  }),
  templateOf({ id: 'szt_01jd0000000000000000000021', name: 'Vans, women', chart: chartOfBrand('vans', 'women') }),
  templateOf({ id: 'szt_01jd0000000000000000000022', name: 'Crocs, women', chart: chartOfBrand('crocs', 'women') }),
  labels('szt_01jd0000000000000000000023', 'Kids’ clothing, letters', ['XS', 'S', 'M', 'L', 'XL']),
  labels('szt_01jd0000000000000000000024', 'Fitted caps', ['6⅞', '7', '7⅛', '7¼', '7⅜', '7½', '7⅝', '7¾']),
  templateOf({
    id: 'szt_01jd0000000000000000000025',
    name: 'Converse, women',
    chart: chartOfBrand('converse', 'women'),
  }),
  templateOf({ id: 'szt_01jd0000000000000000000026', name: 'ASICS, women', chart: chartOfBrand('asics', 'women') }),
  templateOf({ id: 'szt_01jd0000000000000000000027', name: 'On, women', chart: chartOfBrand('on', 'women') }),
  templateOf({ id: 'szt_01jd0000000000000000000028', name: 'Salomon, women', chart: chartOfBrand('salomon', 'women') }),
];
