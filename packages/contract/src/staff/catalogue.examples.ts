import { sellerFees } from '@suki/domain/config/fees';
import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { apiUrl, ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { card, item, sizeTemplate } from '../examples/pair.ts';
import { bidPrice, dearerPrice, price } from '../examples/prices.ts';
import type {
  BrandChart,
  CatalogueChange,
  CatalogueItem,
  CatalogueRow,
  CatalogueSection,
  CatalogueShelf,
  CatalogueSizeChart,
  FeeVersion,
} from './catalogue.schemas.ts';
import type { staffCatalogueRoutes } from './catalogue.table.ts';

const params = { id: ids.item };
const reason = 'The maker has renamed it.';
const row: z.output<typeof CatalogueRow> = { ...card, version: 4 };
const change: z.output<typeof CatalogueChange> = {
  id: 'cch_01kb13w5e7r9t2y4u3',
  subject: 'item',
  itemId: ids.item,
  name: card.name,
  changes: [{ field: 'status', before: 'unlisted', after: 'listed' }],
  reason: 'Photos and sizes are checked.',
  byName: 'Cara Mendoza',
  at: at.received,
};
const known: z.output<typeof CatalogueItem> = {
  ...row,
  description: item.description,
  genders: ['men', 'women'],
  sizeTemplate: { id: sizeTemplate.id, name: sizeTemplate.name },
  sizes: item.skus.map(({ id, sizes, askCount }) => ({ skuId: id, sizes, askCount, bidCount: 1 })),
  missingSizes: [{ line: 2, sizes: { us_m: '10', eu: '44' } }],
  photos: [{ fileId: ids.photo, url: `${apiUrl}/file/${ids.photo}` }],
  openAsks: 4,
  openBids: 2,
  openOrders: 1,
  history: [change],
};
const words: z.output<typeof CatalogueShelf> = {
  shelf: 'keywords',
  version: 2,
  rows: [
    { key: '', title: '', keyword: 'samba', isVisible: true },
    { key: '', title: '', keyword: 'tsinelas', isVisible: false },
  ],
};
const feePlan = {
  kind: 'tech_service',
  category: 'shoes',
  brandId: null,
  rule: sellerFees.techService,
} as const;
const feeVersion: z.output<typeof FeeVersion> = {
  ...feePlan,
  id: 'tech_service shoes all 2026-11-29T01:20:00.000Z',
  brandName: null,
  effectiveFrom: at.received,
  state: 'planned',
};
const brand = { id: ids.brand, name: 'adidas', logoUrl: `${apiUrl}/brand/adidas.svg` };

const section: z.output<typeof CatalogueSection> = {
  section: 'featured',
  version: 2,
  rule: 'sales',
  items: [card],
  history: [
    {
      ...change,
      subject: 'home_section',
      itemId: null,
      name: 'featured',
      changes: [{ field: 'rule', before: 'chosen', after: 'sales' }],
      reason: null,
    },
  ],
};
const sizeChart: z.output<typeof CatalogueSizeChart> = {
  id: sizeTemplate.id,
  name: sizeTemplate.name,
  version: 1,
  baseSystem: 'us_m',
  systems: ['us_m', 'eu'],
  rows: [
    { labels: { us_m: '9', eu: '42.5' }, isUsed: true },
    { labels: { us_m: '9.5', eu: '43' }, isUsed: false },
  ],
  brands: [{ id: ids.brand, name: 'adidas', gender: 'men' }],
  history: [
    {
      ...change,
      subject: 'size_chart',
      itemId: null,
      name: sizeTemplate.name,
      changes: [{ field: 'sizes', before: '9 (EU 42)', after: '9 (EU 42.5)' }],
      reason: 'A misprint.',
    },
  ],
};
const brandCharts: z.output<typeof BrandChart>[] = [
  { gender: 'men', chart: { id: sizeTemplate.id, name: sizeTemplate.name }, isChosen: true },
];

export const staffCatalogueExamples: ExamplesOf<typeof staffCatalogueRoutes> = {
  listCatalogueItems: { query: { text: 'samba', status: 'listed', limit }, answer: page(row) },
  getCatalogueItem: { params, answer: known },
  createCatalogueItem: {
    body: {
      name: card.name,
      brand: 'adidas',
      model: card.model,
      colorway: card.colourway,
      styleCode: card.styleCode,
      category: 'shoes',
      gender: 'men/women',
      retailPrice: '6,500',
      releaseDate: '2026-12-05',
      sizes: '9;9.5',
    },
    answer: {
      ...known,
      version: 0,
      photos: [],
      openAsks: 0,
      openBids: 0,
      openOrders: 0,
      sizes: known.sizes.map((size) => ({ ...size, askCount: 0, bidCount: 0 })),
      history: [
        {
          ...change,
          changes: [
            { field: 'status', before: null, after: 'listed' },
            { field: 'name', before: null, after: card.name },
          ],
          reason: null,
        },
      ],
    },
  },
  editCatalogueItem: {
    params,
    body: {
      version: 4,
      name: 'adidas Samba OG White Black',
      model: card.model,
      colourway: card.colourway,
      styleCode: card.styleCode,
      description: item.description,
      category: 'shoes',
      genders: ['men', 'women'],
      brandIds: [ids.brand],
      retailPrice: card.retailPrice,
      releaseDate: null,
      reason,
    },
    answer: {
      ...known,
      name: 'adidas Samba OG White Black',
      version: 5,
      history: [
        {
          ...change,
          id: 'cch_01kb13w5e7r9t2y4u4',
          name: 'adidas Samba OG White Black',
          changes: [{ field: 'name', before: card.name, after: 'adidas Samba OG White Black' }],
          reason,
        },
        change,
      ],
    },
  },
  addItemSizes: {
    params,
    body: { version: 4, lines: [2] },
    answer: {
      ...known,
      version: 5,
      sizes: [...known.sizes, { skuId: ids.bidSku, sizes: { us_m: '10', eu: '44' }, askCount: 0, bidCount: 0 }],
      missingSizes: [],
      history: [
        { ...change, changes: [{ field: 'sizes', before: '9, 9.5', after: '9, 9.5, 10' }], reason: null },
        change,
      ],
    },
  },
  setItemPhotos: {
    params,
    body: { version: 4, fileIds: [ids.photo] },
    answer: {
      ...known,
      version: 5,
      history: [{ ...change, changes: [{ field: 'photos', before: null, after: ids.photo }], reason: null }, change],
    },
  },
  changeCatalogueItems: {
    body: {
      items: [{ itemId: ids.item, version: 4 }],
      change: { status: 'unlisted' },
      reason: 'The pictures show another colorway.',
      isPreview: true,
    },
    answer: { changed: 1, items: [{ itemId: ids.item, name: card.name, outcome: 'changed' }] },
  },
  listCatalogueChanges: { answer: page(change) },
  listCatalogueShelves: { answer: { shelves: [words] } },
  saveCatalogueShelf: {
    params: { shelf: 'keywords' },
    body: { version: 2, rows: words.rows },
    answer: { ...words, version: 3 },
  },
  getCatalogueSection: { params: { section: 'featured' }, answer: section },
  saveCatalogueSection: {
    params: { section: 'featured' },
    body: { version: 2, rule: 'chosen', itemIds: [ids.item] },
    answer: { ...section, version: 3, rule: 'chosen' },
  },
  listSizeCharts: {
    answer: { charts: [{ id: sizeTemplate.id, name: sizeTemplate.name, baseSystem: 'us_m', sizeCount: 2 }] },
  },
  getSizeChart: { params: { id: sizeTemplate.id }, answer: sizeChart },
  createSizeChart: {
    body: { name: 'Lakad, men', copyOf: sizeTemplate.id },
    answer: { ...sizeChart, name: 'Lakad, men', version: 0, brands: [], history: [] },
  },
  saveSizeChart: {
    params: { id: sizeTemplate.id },
    body: {
      version: 1,
      rows: [
        { was: '9', labels: { us_m: '9', eu: '42 2/3' } },
        { was: null, labels: { us_m: '9.5', eu: '43 1/3' } },
      ],
      reason: 'The maker has printed a new chart.',
    },
    answer: { ...sizeChart, version: 2 },
  },
  listBrandCharts: { params: { id: ids.brand }, answer: { charts: brandCharts } },
  chooseBrandChart: {
    params: { id: ids.brand },
    body: { gender: 'men', chartId: sizeTemplate.id, reason: 'The maker has a chart of its own.' },
    answer: { charts: brandCharts },
  },
  listFeeVersions: { answer: { versions: [feeVersion] } },
  tryFeeRule: {
    body: feePlan,
    answer: {
      orders: 2,
      feesNow: price,
      feesThen: dearerPrice,
      dearer: 1,
      cheaper: 0,
      extremes: [{ name: card.name, price: dearerPrice, feesNow: bidPrice, feesThen: price }],
    },
  },
  planFeeRule: {
    body: { ...feePlan, effectiveFrom: at.received, reason: 'The price list of the new year.' },
    answer: { versions: [feeVersion] },
  },
  withdrawFeePlan: {
    body: {
      kind: 'tech_service',
      category: 'shoes',
      brandId: null,
      effectiveFrom: at.received,
      reason: 'The price list has changed.',
    },
    answer: { versions: [{ ...feeVersion, state: 'in_force' }] },
  },
  listCatalogueBrands: { query: { text: 'adi' }, answer: page(brand) },
  createCatalogueBrand: { body: { name: 'adidas' }, answer: brand },
  renameCatalogueBrand: {
    params: { id: ids.brand },
    body: { name: 'adidas', reason: 'The maker writes it so.' },
    answer: brand,
  },
};
