import type { Audience, CatalogueArt, CatalogueCategory } from './catalogue.types.ts';
import type { Sizing } from './sizings.table.ts';

/** One item of a model, as a line of its table (`readColorways`). */
export type Colorway = {
  /** The end of the item's id; it never changes. */
  readonly number: number;
  /** Follows the model's name in the item's. */
  readonly name: string;
  readonly colourway: string;
  readonly styleCode: string;
  /** Null for what is always in production. */
  readonly releaseDate: string | null;
  /** A drop of the demonstration: its day comes this many days after the seeding, instead of a date. */
  readonly dropsInDays?: number | undefined;
  readonly retailPesos: number;
  /** The centre of the seeded asks and sales. */
  readonly marketPesos: number;
  /** For whom the item is made, where that differs from its model. */
  readonly audience: Audience | undefined;
};

/** The facts and words that the items of a model share. */
export type CatalogueModel = {
  /** The slug of the brand. */
  readonly brand: string;
  readonly name: string;
  readonly category: CatalogueCategory;
  readonly audience: Audience;
  readonly sizing: Sizing;
  readonly isLuxury?: boolean;
  readonly art: CatalogueArt;
  readonly story: string;
  readonly details: Readonly<Record<string, string>>;
  /** The best known first: lists take one of each model in turn. */
  readonly colorways: readonly Colorway[];
};
