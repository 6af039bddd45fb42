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
import { namedShape } from '../shared/named-shape.ts';

export const Brand = z.object({ id: BrandId, name: z.string(), logoUrl: z.string() }).meta({ id: 'Brand' });

/**
 * A picture is at `${url}/${view}/${width}.avif`, `.webp` or `.jpeg`, in the widths 160, 320, 640 and 1280 px. The
 * views of an item with photographs are `photo-1`, `photo-2` and so on; they stand in the place of drawings.
 */
export const Art = z
  .object({
    url: z.string(),
    views: z.array(z.object({ view: z.string(), alt: z.string() })),
    ground: z.object({ light: z.string(), dark: z.string() }),
  })
  .meta({ id: 'Art' });

/** Labels of an item; null where the product has none yet. */
export const Labels = z
  .object({
    /** The name of the first brand. */
    brand: z.string().nullable(),
    label: z.string().nullable(),
    promotion: z.string().nullable(),
  })
  .meta({ id: 'Labels' });

export const ItemCard = z
  .object(
    namedShape('item', {
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
      /** The delivery region of the lowest standard ask, from which arrival dates are counted; null when unknown. */
      lowestAskRegion: z.string().nullable(),
      flashLowestAsk: Centavos.nullable(),
      highestBid: Centavos.nullable(),
      lastSale: Centavos.nullable(),
      art: Art,
      labels: Labels,
    }),
  )
  .meta({ id: 'ItemCard' });

/** One size of an item; `sizes` holds its label in each system that the size template knows. */
export const Sku = z
  .object(
    namedShape('sku', {
      id: SkuId,
      itemId: ItemId,
      sizes: z.partialRecord(z.enum(sizeSystems), z.string()),
      lowestAsk: Centavos.nullable(),
      /** The delivery region of the lowest standard ask, from which arrival dates are counted; null when unknown. */
      lowestAskRegion: z.string().nullable(),
      flashLowestAsk: Centavos.nullable(),
      highestBid: Centavos.nullable(),
      lastSale: Centavos.nullable(),
      askCount: z.int(),
    }),
  )
  .meta({ id: 'Sku' });

export const SizeTemplate = z
  .object({
    id: SizeTemplateId,
    name: z.string(),
    baseSystem: z.enum(sizeSystems),
    systems: z.array(z.enum(sizeSystems)),
    rows: z.array(z.partialRecord(z.enum(sizeSystems), z.string())),
    /** The rows again, each as a list of entries (specification, section 3, "Size chart entry"). */
    chart: z.array(z.array(z.object({ type: z.enum(sizeSystems), size: z.string() }))),
  })
  .meta({ id: 'SizeTemplate' });

export const Sale = z
  .object({ itemId: ItemId, skuId: SkuId, price: Centavos, lane: z.enum(lanes), createdAt: Moment })
  .meta({ id: 'Sale' });

/** A sale that everybody may see on the home page, with its item in words. It names no person and no order. */
export const RecentSale = Sale.extend({
  name: z.string(),
  /** Labels of the size that was sold, by system. */
  sizes: z.partialRecord(z.enum(sizeSystems), z.string()),
}).meta({ id: 'RecentSale' });

export const Item = ItemCard.extend({
  description: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The details again as properties; their ids are made of their words. */
  properties: z.array(
    z.object({
      propertyId: z.string(),
      propertyValueId: z.string(),
      name: z.string(),
      level: z.int(),
      value: z.string(),
    }),
  ),
  genders: z.array(z.enum(['men', 'women', 'kids'])),
  tabs: z.array(z.enum(discoverTabs)),
  sizeTemplate: SizeTemplate,
  skus: z.array(Sku),
  related: z.array(ItemCard),
  /** Items that other people viewed; empty while the product counts no views. */
  othersViewed: z.array(ItemCard),
  /** Empty while the product has no videos and no styles. */
  relatedVideos: z.array(z.object({ url: z.string() })),
  relatedStyles: z.array(z.object({ url: z.string() })),
  /** The newest sales of all sizes. */
  purchaseHistory: z.array(Sale),
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

/** A listed item that is released today or later. */
export const Drop = z
  .object(
    namedShape('item', {
      id: ItemId,
      releaseDate: CalendarDate,
      /** People who wait for one of its sizes, counted up to 10,000. */
      waitingCount: z.int(),
      item: ItemCard,
    }),
  )
  .meta({ id: 'Drop' });

export const HomeSection = z.object({ id: z.enum(homeSections), items: z.array(ItemCard) }).meta({ id: 'HomeSection' });
