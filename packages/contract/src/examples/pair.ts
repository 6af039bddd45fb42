import { propertiesOf } from '@suki/domain/catalogue/properties';
import { sizeEntries } from '@suki/domain/catalogue/size-chart';
import type { z } from 'zod';
import type { SkuLabel } from '../asks/asks.schemas.ts';
import type { Item, ItemCard, Sale, SizeTemplate, Sku, SkuBook } from '../catalogue/catalogue.schemas.ts';
import { withSpecificationNames } from '../shared/specification-names.ts';
import { apiUrl, ids } from './ids.ts';
import { at } from './moments.ts';
import { askAboveBid, bidPrice, dearerPrice, flashPrice, price, retailPrice } from './prices.ts';

const name = 'adidas Samba OG Cloud White Core Black';

export const card: z.output<typeof ItemCard> = withSpecificationNames('item', {
  id: ids.item,
  name,
  brand: [{ id: ids.brand, name: 'adidas', logoUrl: `${apiUrl}/brand/adidas.svg` }],
  model: 'adidas Samba OG',
  colourway: 'Cloud White/Core Black/Clear Granite/Gum',
  styleCode: 'B75806',
  category: 'shoes',
  condition: 'new',
  status: 'listed',
  releaseDate: null,
  retailPrice,
  soldCount: 128,
  lowestAsk: price,
  lowestAskRegion: 'VISAYAS',
  flashLowestAsk: flashPrice,
  highestBid: bidPrice,
  lastSale: dearerPrice,
  art: {
    url: `${apiUrl}/art/${ids.item}`,
    views: [{ view: 'side', alt: `${name}, right shoe from the outside` }],
    ground: { light: '#dedbd5', dark: '#3a3833' },
  },
  labels: { brand: 'adidas', label: null, promotion: null },
});

const us9 = { us_m: '9', us_w: '10', uk: '8.5', eu: '42⅔', cm: '26.3', kr: '270', asia: '270' };
const us95 = { us_m: '9.5', us_w: '10.5', uk: '9', eu: '43⅓', cm: '26.7', kr: '275', asia: '275' };

export const label: z.output<typeof SkuLabel> = withSpecificationNames('sku', { id: ids.sku, sizes: us9 });
export const bidLabel: z.output<typeof SkuLabel> = withSpecificationNames('sku', { id: ids.bidSku, sizes: us95 });

export const sku: z.output<typeof Sku> = {
  ...label,
  itemId: ids.item,
  lowestAsk: price,
  lowestAskRegion: 'VISAYAS',
  flashLowestAsk: flashPrice,
  highestBid: null,
  lastSale: dearerPrice,
  askCount: 3,
};
export const bidSku: z.output<typeof Sku> = {
  ...bidLabel,
  itemId: ids.item,
  lowestAsk: askAboveBid,
  lowestAskRegion: 'VISAYAS',
  flashLowestAsk: null,
  highestBid: bidPrice,
  lastSale: null,
  askCount: 1,
};

export const sizeTemplate: z.output<typeof SizeTemplate> = {
  id: ids.sizeTemplate,
  name: 'adidas, men',
  baseSystem: 'us_m',
  systems: ['us_m', 'us_w', 'uk', 'eu', 'cm', 'kr', 'asia'],
  rows: [us9, us95],
  chart: sizeEntries([us9, us95]),
};

/** The newest sale of US 9. */
export const sale: z.output<typeof Sale> = {
  itemId: ids.item,
  skuId: ids.sku,
  price: dearerPrice,
  lane: 'standard',
  createdAt: at.joined,
};

const details = [
  { name: 'Upper', value: 'Full-grain leather, gray suede T-toe' },
  { name: 'Sole', value: 'Gum rubber' },
];

export const item: z.output<typeof Item> = {
  ...card,
  description:
    'An indoor football shoe from the fifties that never left: thin leather, a suede T at the toe, gum underfoot.',
  details,
  properties: propertiesOf(details),
  genders: ['men', 'women'],
  tabs: ['forYou', 'men', 'women', 'shoes'],
  sizeTemplate,
  skus: [sku, bidSku],
  related: [],
  othersViewed: [],
  relatedVideos: [],
  relatedStyles: [],
  purchaseHistory: [sale],
};

/** The book of US 9 before Bea buys. */
export const book: z.output<typeof SkuBook> = {
  skuId: ids.sku,
  itemId: ids.item,
  lowestAsk: price,
  lowestAskRegion: 'VISAYAS',
  flashLowestAsk: flashPrice,
  highestBid: null,
  lastSale: dearerPrice,
  asks: [
    { price, count: 1, lane: 'standard' },
    { price: dearerPrice, count: 1, lane: 'standard' },
    { price: flashPrice, count: 1, lane: 'flash' },
  ],
  bids: [],
  version: 3,
};
