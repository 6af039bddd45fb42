/*
 * Types of the demonstration catalogue. The lists repeat the names of the contract (specification, sections 1, 2 and 9)
 * as plain text, so that this folder stays data: besides the domain's size charts it imports nothing.
 */

export type CatalogueCategory = 'shoes' | 'apparel' | 'collectibles' | 'handbags';
export type CatalogueGender = 'men' | 'women' | 'kids';
/** For whom an item is made. Goods for both men and women are sold by the men's number. */
export type Audience = 'men' | 'women' | 'unisex' | 'kids';
export type CatalogueTab = 'forYou' | 'men' | 'women' | 'shoes' | 'apparel' | 'luxury';
export type CatalogueSection =
  | 'featured'
  | 'deals'
  | 'justDrop'
  | 'shoes'
  | 'collectibles'
  | 'apparel'
  | 'handbags'
  | 'men'
  | 'women'
  | 'kids'
  | 'luxury';
export type CatalogueSizeSystem = 'eu' | 'us_m' | 'us_w' | 'uk' | 'cm' | 'kr' | 'asia' | 'us' | 'no_size_conversion';

export type CatalogueItemId = `itm_${string}`;
export type CatalogueSkuId = `sku_${string}`;
export type CatalogueBrandId = `brd_${string}`;
export type CatalogueSizeTemplateId = `szt_${string}`;

export type CatalogueBrand = { readonly id: CatalogueBrandId; readonly name: string; readonly slug: string };

export type CatalogueSizes = Readonly<Partial<Record<CatalogueSizeSystem, string | undefined>>>;

export type CatalogueSizeTemplate = {
  readonly id: CatalogueSizeTemplateId;
  readonly name: string;
  /** The system to convert from. Never cm or uk: two sizes can share one label there (cm 23.5 is US 4.5 and 5). */
  readonly baseSystem: CatalogueSizeSystem;
  readonly systems: readonly CatalogueSizeSystem[];
  readonly rows: readonly CatalogueSizes[];
};

/** The parameters of the product art; the names are those of the art package. */
export type CatalogueArt = {
  readonly silhouette:
    | 'court-low'
    | 'shell-toe'
    | 'court-mid'
    | 'court-high'
    | 'air-runner'
    | 'ripple-runner'
    | 'wave-runner'
    | 'dad'
    | 'terrace'
    | 'knit'
    | 'canvas-high'
    | 'vulc'
    | 'slip-on'
    | 'trail'
    | 'foam-runner'
    | 'slide'
    | 'clog'
    | 'boot'
    | 'retro-print'
    | 'retro-net'
    | 'retro-patent'
    | 'retro-rays'
    | 'retro-dimple'
    | 'tee'
    | 'polo'
    | 'jersey'
    | 'hoodie'
    | 'track-top'
    | 'jacket'
    | 'trousers'
    | 'joggers'
    | 'shorts'
    | 'cap'
    | 'tote'
    | 'shoulder-bag'
    | 'crossbody'
    | 'flap'
    | 'satchel'
    | 'boston'
    | 'backpack'
    | 'watch'
    | 'figure'
    | 'card'
    | 'deck'
    | 'brick-set';
  /** Materials of the body and of the overlays; the silhouette's own where one is left out. */
  readonly materials?: { readonly base?: CatalogueMaterial; readonly over?: CatalogueMaterial } | undefined;
};
export type CatalogueMaterial = 'leather' | 'tumbled' | 'suede' | 'mesh' | 'knit' | 'canvas' | 'fleece' | 'denim';

export type CatalogueItem = {
  readonly id: CatalogueItemId;
  readonly name: string;
  readonly brandId: CatalogueBrandId;
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly category: CatalogueCategory;
  readonly genders: readonly CatalogueGender[];
  readonly tabs: readonly CatalogueTab[];
  /** A calendar day, `YYYY-MM-DD`; null for models that are always in production. */
  readonly releaseDate: string | null;
  /** A drop of the demonstration: its day comes this many days after the seeding, instead of a date. */
  readonly dropsInDays?: number | undefined;
  /** The maker's price, about ₱58 to the dollar, at the price points of Philippine shops. */
  readonly retailPriceCentavos: number;
  /** The centre of the seeded asks and sales: a multiple of ₱50, like every price of the market. */
  readonly marketPriceCentavos: number;
  readonly description: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly art: CatalogueArt;
  readonly sizeTemplateId: CatalogueSizeTemplateId;
  /** Labels in the base system of the size template, smallest first. */
  readonly sizes: readonly string[];
  readonly condition: 'new';
  readonly status: 'listed';
  readonly isLuxury: boolean;
};

export type CatalogueSku = {
  readonly id: CatalogueSkuId;
  readonly itemId: CatalogueItemId;
  readonly position: number;
  readonly sizes: CatalogueSizes;
};

export type CatalogueHomeSection = {
  readonly id: CatalogueSection;
  readonly itemIds: readonly CatalogueItemId[];
};
