import { catalogueFields, catalogueSubjects } from '@suki/domain/catalogue/catalogue-changes';
import { categories } from '@suki/domain/catalogue/categories';
import { itemChangeRefusals } from '@suki/domain/catalogue/item-change';
import { homeSections, sectionRules } from '@suki/domain/catalogue/sections';
import { shelves } from '@suki/domain/catalogue/shelves';
import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { feeKinds } from '@suki/domain/fees/fee-kinds';
import { z } from 'zod';
import { FeeRule } from '../asks/asks.schemas.ts';
import { ItemCard } from '../catalogue/catalogue.schemas.ts';
import { BrandId, Centavos, FileId, ItemId, Moment, SizeTemplateId, SkuId } from '../shared/brands.ts';

/** Words, or a number: an amount is in centavos. */
const CatalogueValue = z.union([z.string(), z.number()]).nullable();

/** A line of the history of the catalogue. */
export const CatalogueChange = z
  .object({
    id: z.string(),
    subject: z.enum(catalogueSubjects),
    /** The item that changed; null for other subjects. */
    itemId: ItemId.nullable(),
    /** The present name of an item, brand or size chart; the name of a shelf, section or fee. */
    name: z.string(),
    changes: z.array(z.object({ field: z.enum(catalogueFields), before: CatalogueValue, after: CatalogueValue })),
    reason: z.string().nullable(),
    byName: z.string().nullable(),
    at: Moment,
  })
  .meta({ id: 'CatalogueChange' });

/** An item in the list of the desk. A change sends `version` back, so that it changes the item that was seen. */
export const CatalogueRow = ItemCard.extend({ version: z.int() }).meta({ id: 'CatalogueRow' });

/** An item with everything that the desk changes. */
export const CatalogueItem = CatalogueRow.extend({
  description: z.string(),
  genders: z.array(z.enum(['men', 'women', 'kids'])),
  sizeTemplate: z.object({ id: SizeTemplateId, name: z.string() }),
  sizes: z.array(
    z.object({
      skuId: SkuId,
      sizes: z.partialRecord(z.enum(sizeSystems), z.string()),
      askCount: z.int(),
      bidCount: z.int(),
    }),
  ),
  /** Sizes of its chart that it does not come in; `line` is the line of the chart. */
  missingSizes: z.array(z.object({ line: z.int(), sizes: z.partialRecord(z.enum(sizeSystems), z.string()) })),
  /** Photographs, which stand in the place of drawings; the first one stands for the item. */
  photos: z.array(z.object({ fileId: FileId, url: z.string() })),
  /** Live asks and bids of all sizes. They stay while the item is not listed, and nobody can buy from them. */
  openAsks: z.int(),
  openBids: z.int(),
  /** Open orders, counted up to 1,000. They go on, whatever the status of the item. */
  openOrders: z.int(),
  /** The newest changes, newest first. */
  history: z.array(CatalogueChange),
}).meta({ id: 'CatalogueItem' });

/** The answer about one item of an edit of many. */
export const CatalogueOutcome = z
  .object({
    itemId: ItemId,
    name: z.string(),
    outcome: z.enum(['changed', 'unchanged', ...itemChangeRefusals]),
  })
  .meta({ id: 'CatalogueOutcome' });

/** A fee rule for some goods; null stands for all. `rule: null` ends it, so that a rule for more goods holds. */
export const FeePlan = z
  .object({
    kind: z.enum(feeKinds),
    category: z.enum(categories).nullable(),
    brandId: BrandId.nullable(),
    rule: FeeRule.nullable(),
  })
  .meta({ id: 'FeePlan' });

/** A version of a fee rule. */
export const FeeVersion = FeePlan.extend({
  id: z.string(),
  brandName: z.string().nullable(),
  effectiveFrom: Moment,
  /** `planned` begins later; `over` was followed by another version. */
  state: z.enum(['planned', 'in_force', 'over']),
}).meta({ id: 'FeeVersion' });

/** The fees of past sales by the rules in force and by those of a plan, in centavos. */
export const FeeDryRun = z
  .object({
    orders: z.int(),
    feesNow: Centavos,
    feesThen: Centavos,
    dearer: z.int(),
    cheaper: z.int(),
    /** The sales whose fees rise most, then those whose fees fall most. */
    extremes: z.array(z.object({ name: z.string(), price: Centavos, feesNow: Centavos, feesThen: Centavos })),
  })
  .meta({ id: 'FeeDryRun' });

/** One entry of a list of the shop: a section, a tab, an idea or words. */
export const ShelfRow = z
  .object({ key: z.string().max(40), title: z.string().max(80), keyword: z.string().max(120), isVisible: z.boolean() })
  .meta({ id: 'ShelfRow' });

/** A list of the shop that an editor orders, hidden entries too. */
export const CatalogueShelf = z
  .object({ shelf: z.enum(shelves), version: z.int(), rows: z.array(ShelfRow) })
  .meta({ id: 'CatalogueShelf' });

/** A size of a chart: its label in each system. */
export const ChartRow = z.partialRecord(z.enum(sizeSystems), z.string());

/** A size chart in the list of the desk. */
export const SizeChartSummary = z
  .object({ id: SizeTemplateId, name: z.string(), baseSystem: z.enum(sizeSystems), sizeCount: z.int() })
  .meta({ id: 'SizeChartSummary' });

/** The chart of the shoes of one brand for one wearer. */
export const BrandChart = z
  .object({
    gender: z.enum(['men', 'women', 'kids']),
    chart: z.object({ id: SizeTemplateId, name: z.string() }),
    /** False for the usual chart, which holds while nobody chose one. */
    isChosen: z.boolean(),
  })
  .meta({ id: 'BrandChart' });

/** A size chart with everything that the desk changes. */
export const CatalogueSizeChart = z
  .object({
    id: SizeTemplateId,
    name: z.string(),
    version: z.int(),
    /** The system on the boxes: each size has a label of its own in it. */
    baseSystem: z.enum(sizeSystems),
    systems: z.array(z.enum(sizeSystems)),
    /** `isUsed`: an item comes in this size, so that it stays. */
    rows: z.array(z.object({ labels: ChartRow, isUsed: z.boolean() })),
    /** The brands for which an editor has chosen this chart. */
    brands: z.array(z.object({ id: BrandId, name: z.string(), gender: z.enum(['men', 'women', 'kids']) })),
    history: z.array(CatalogueChange),
  })
  .meta({ id: 'CatalogueSizeChart' });

/** A section of the home page with its rule and its items in their order, unlisted ones too. */
export const CatalogueSection = z
  .object({
    section: z.enum(homeSections),
    version: z.int(),
    /** `chosen` and `interest` are lists of an editor; the shop fills the others by itself. */
    rule: z.enum(sectionRules),
    items: z.array(ItemCard),
    history: z.array(CatalogueChange),
  })
  .meta({ id: 'CatalogueSection' });
