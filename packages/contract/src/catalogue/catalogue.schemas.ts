import { bookChangeKinds } from '@suki/domain/book/book-line';
import { categories } from '@suki/domain/catalogue/categories';
import { homeSections } from '@suki/domain/catalogue/sections';
import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { discoverTabs } from '@suki/domain/catalogue/tabs';
import { lanes } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import {
  AskId,
  BidId,
  BrandId,
  CalendarDate,
  Centavos,
  ItemId,
  Moment,
  SizeTemplateId,
  SkuId,
} from '../shared/brands.ts';

export const Brand = z.object({ id: BrandId, name: z.string(), logoUrl: z.string() }).meta({ id: 'Brand' });

/** A picture is at `${url}/${view}/${width}.avif` or `.webp`, in the widths 160, 320, 640 and 1280 px. */
export const Art = z
  .object({
    url: z.string(),
    views: z.array(z.object({ view: z.string(), alt: z.string() })),
    ground: z.object({ light: z.string(), dark: z.string() }),
  })
  .meta({ id: 'Art' });

export const ItemCard = z
  .object({
    id: ItemId,
    name: z.string(),
    brand: z.array(Brand),
    model: z.string(),
    colourway: z.string(),
    styleCode: z.string(),
    category: z.enum(categories),
    condition: z.enum(['new', 'used']),
    status: z.enum(['unlisted', 'listed', 'discontinued']),
    releaseDate: CalendarDate.nullable(),
    retailPrice: Centavos.nullable(),
    soldCount: z.int(),
    lowestAsk: Centavos.nullable(),
    flashLowestAsk: Centavos.nullable(),
    highestBid: Centavos.nullable(),
    lastSale: Centavos.nullable(),
    art: Art,
  })
  .meta({ id: 'ItemCard' });

/** One size of an item; `sizes` holds its label in each system that the size template knows. */
export const Sku = z
  .object({
    id: SkuId,
    sizes: z.partialRecord(z.enum(sizeSystems), z.string()),
    lowestAsk: Centavos.nullable(),
    flashLowestAsk: Centavos.nullable(),
    highestBid: Centavos.nullable(),
    lastSale: Centavos.nullable(),
    askCount: z.int(),
  })
  .meta({ id: 'Sku' });

export const SizeTemplate = z
  .object({
    id: SizeTemplateId,
    name: z.string(),
    baseSystem: z.enum(sizeSystems),
    systems: z.array(z.enum(sizeSystems)),
    rows: z.array(z.partialRecord(z.enum(sizeSystems), z.string())),
  })
  .meta({ id: 'SizeTemplate' });

export const Item = ItemCard.extend({
  description: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  genders: z.array(z.enum(['men', 'women', 'kids'])),
  tabs: z.array(z.enum(discoverTabs)),
  sizeTemplate: SizeTemplate,
  skus: z.array(Sku),
  related: z.array(ItemCard),
}).meta({ id: 'Item' });

/** The book of one size: best prices and the asks by price, best first (at most ten steps). */
export const SkuBook = z
  .object({
    skuId: SkuId,
    itemId: ItemId,
    lowestAsk: Centavos.nullable(),
    /** The delivery region of the lowest standard ask, from which arrival dates are counted; null when unknown. */
    lowestAskRegion: z.string().nullable(),
    flashLowestAsk: Centavos.nullable(),
    highestBid: Centavos.nullable(),
    lastSale: Centavos.nullable(),
    /** Best price first, as in `bids`: the cheapest ask, the highest bid. */
    asks: z.array(z.object({ price: Centavos, count: z.int(), lane: z.enum(lanes) })),
    bids: z.array(z.object({ price: Centavos, count: z.int() })),
    version: z.int(),
  })
  .meta({ id: 'SkuBook' });

/** One line of a book’s log. Its hash covers every field (`bookLineText` of the domain). */
export const BookLogLine = z
  .object({
    skuId: SkuId,
    version: z.int(),
    kind: z.enum(bookChangeKinds),
    event: z.string(),
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    status: z.string().nullable(),
    lane: z.enum(lanes),
    price: Centavos,
    liveAt: Moment,
    skippedAsks: z.int(),
    skippedBids: z.int(),
    at: Moment,
    hash: z.string(),
  })
  .meta({ id: 'BookLogLine' });

/** `version` is the book's newest; a page that ends at an older one has a next page. */
export const BookLog = z
  .object({ skuId: SkuId, version: z.int(), lines: z.array(BookLogLine) })
  .meta({ id: 'BookLog' });

export const Sale = z
  .object({ itemId: ItemId, skuId: SkuId, price: Centavos, lane: z.enum(lanes), createdAt: Moment })
  .meta({ id: 'Sale' });

export const HomeSection = z.object({ id: z.enum(homeSections), items: z.array(ItemCard) }).meta({ id: 'HomeSection' });
