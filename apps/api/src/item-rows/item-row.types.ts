import type { ItemArt, SizeLabels } from '@suki/db/schema/catalogue';
import type { Category } from '@suki/domain/catalogue/categories';
import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import type { Chart } from '@suki/domain/catalogue/read-size';
import type { Centavos } from '@suki/domain/money/centavos';
import type { NamedBrand } from './brand-of.ts';
import type { Field } from './field.types.ts';

export type SizeTemplate = Chart & { readonly id: string };

/** An item as one row of a file tells it. */
export type ItemRow = {
  readonly line: number;
  readonly brand: NamedBrand;
  readonly name: string;
  /** Null where the file has no model: a new item then has its name as model, a known one keeps its own. */
  readonly model: string | null;
  readonly colourway: string;
  readonly styleCode: string;
  readonly category: Category;
  readonly genders: readonly ShoeGender[];
  readonly retailPrice: Centavos | null;
  readonly releaseDate: string | null;
  readonly imageUrl: string | null;
  /** The template of a new item; a known one keeps its own. */
  readonly template: SizeTemplate;
  /** Empty where the file has no sizes. */
  readonly sizeTexts: readonly string[];
  /** The sizes of a new item; a problem where its template lacks one, which refuses the row of a new item alone. */
  readonly sizes: Field<readonly SizeLabels[]>;
  readonly art: ItemArt;
  readonly tabs: readonly string[];
};
