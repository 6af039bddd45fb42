import { categories } from '@suki/domain/catalogue/categories';
import type { BrandId } from '@suki/domain/ids/id';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { problemText } from '@suki/domain/texts/problem-text';
import { validateItemText, validateReleaseDate, validateRetailPrice } from '@suki/domain/validators/item-text';
import type { Checked } from '@suki/sdk/form';
import type { CatalogueItem, CreateCatalogueItemBody } from '@suki/sdk/types';
import { bulkTexts } from './catalogue.texts.ts';
import { newItemTexts as words } from './new-item.texts.ts';

type Gender = CatalogueItem['genders'][number];

/** The entries of the form, by the names of the call, whose refusals then find their fields. */
export type NewItemDraft = {
  readonly name: string;
  readonly brand: string;
  /** The chosen brand, beside its typed name. */
  readonly brandId: BrandId | null;
  readonly model: string;
  readonly colorway: string;
  readonly styleCode: string;
  readonly category: string;
  readonly gender: readonly Gender[];
  readonly retailPrice: string;
  readonly releaseDate: string;
  readonly sizes: string;
};

export const emptyItem: NewItemDraft = {
  name: '',
  brand: '',
  brandId: null,
  model: '',
  colorway: '',
  styleCode: '',
  category: 'shoes',
  gender: [],
  retailPrice: '',
  releaseDate: '',
  sizes: '',
};

export const newItemFields = [
  'name',
  'brand',
  'model',
  'colorway',
  'styleCode',
  'category',
  'gender',
  'retailPrice',
  'releaseDate',
  'sizes',
] as const satisfies readonly (keyof NewItemDraft)[];

/** Returns the item to send, or the errors by field; sizes are judged by the chart of the brand, which the API has. */
export function checkNewItem(draft: NewItemDraft): Checked<NewItemDraft, CreateCatalogueItemBody> {
  const errors = {
    name: problemText(validateItemText('name', draft.name)),
    brand: draft.brandId === null ? bulkTexts.brandMissing : undefined,
    model: draft.model.trim() === '' ? undefined : problemText(validateItemText('model', draft.model)),
    colorway: problemText(validateItemText('colourway', draft.colorway)),
    styleCode: problemText(validateItemText('styleCode', draft.styleCode)),
    category: categories.some((one) => one === draft.category) ? undefined : fieldsEn['field.required'],
    gender: draft.gender.length === 0 ? words.genderMissing : undefined,
    retailPrice: problemText(validateRetailPrice(draft.retailPrice)),
    releaseDate: problemText(validateReleaseDate(draft.releaseDate)),
  };
  if (Object.values(errors).some((error) => error !== undefined)) return { ok: false, errors };
  const { brandId: _brandId, gender, ...texts } = draft;
  return { ok: true, input: { ...texts, gender: gender.join('/') } };
}

/** The item that is there already, of a refusal; null for another one. */
export function itemThere(details: Readonly<Record<string, unknown>> | undefined): string | null {
  return typeof details?.itemId === 'string' ? details.itemId : null;
}
