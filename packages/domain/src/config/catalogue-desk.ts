import { pesos } from '../money/centavos.ts';

/** Characters of the texts of an item, both ends inclusive. A style code is printed on a label of 40 characters. */
export const itemTextLengths = {
  name: { min: 3, max: 160 },
  model: { min: 2, max: 120 },
  colourway: { min: 0, max: 160 },
  styleCode: { min: 0, max: 40 },
  description: { min: 0, max: 2000 },
} as const;

/** The dearest retail price that an editor can type: one digit too many is the common mistake. */
export const RETAIL_PRICE_MAX = pesos(5_000_000);
export const ITEM_BRANDS_MAX = 3;
/** Characters of a brand's name. */
export const brandNameLength = { min: 2, max: 60 } as const;

/** Items that one edit changes: a screen shows the answer about each. */
export const BULK_ITEMS_MAX = 180;
/** Lines of the history on the page of an item: the newest. */
export const CATALOGUE_CHANGES_MAX = 50;
/** Open orders of an item are counted up to this number. */
export const OPEN_ORDERS_COUNT_MAX = 1000;
/** Photographs of an item; the gallery of the shop shows all of them. */
export const ITEM_PHOTOS_MAX = 12;

/** Items of a section of the home page that an editor chooses. */
export const SECTION_ITEMS_MAX = 24;
/** Items with which the shop fills a section by a rule: the home page gives each item to one of its parts. */
export const AUTOMATIC_SECTION_ITEMS = 10;

/** Sizes of a chart, and characters of a label. */
export const CHART_ROWS_MAX = 100;
export const SIZE_LABEL_MAX = 12;
/** Characters of the name of a size chart. */
export const chartNameLength = { min: 3, max: 60 } as const;

/** The highest fees that can be planned: more is a slip of the finger. */
export const feeLimits = { percentMax: 30, fixedMax: pesos(20_000) } as const;
/** The newest sales that a dry run of a fee counts again. */
export const DRY_RUN_SALES = 500;
/** Versions of fee rules on the page of fees. */
export const FEE_VERSIONS_MAX = 180;
