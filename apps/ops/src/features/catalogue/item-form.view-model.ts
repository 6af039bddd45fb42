import { type Category, categories } from '@suki/domain/catalogue/categories';
import { actReasonLength } from '@suki/domain/config/suspension';
import type { BrandId } from '@suki/domain/ids/id';
import { inPesos } from '@suki/domain/money/in-pesos';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { problemText } from '@suki/domain/texts/problem-text';
import { validateItemText, validateReleaseDate, validateRetailPrice } from '@suki/domain/validators/item-text';
import type { Checked } from '@suki/sdk/form';
import type { CatalogueItem, EditCatalogueItemBody } from '@suki/sdk/types';
import { bulkTexts } from './catalogue.texts.ts';

type Gender = CatalogueItem['genders'][number];

/** The entries of the form; the chosen brand is kept beside its typed name. */
export type ItemDraft = {
  readonly name: string;
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly brandName: string;
  readonly brandId: BrandId | null;
  readonly category: string;
  readonly genders: readonly Gender[];
  readonly retailPrice: string;
  readonly releaseDate: string;
  readonly description: string;
  readonly reason: string;
};

export const itemFields = [
  'name',
  'brandName',
  'model',
  'colourway',
  'styleCode',
  'category',
  'genders',
  'retailPrice',
  'releaseDate',
  'description',
  'reason',
] as const satisfies readonly (keyof ItemDraft)[];

export function draftOfItem(item: CatalogueItem): ItemDraft {
  const { name, model, colourway, styleCode, category, genders, retailPrice, releaseDate, description } = item;
  return {
    name,
    model,
    colourway,
    styleCode,
    brandName: item.brand[0]?.name ?? '',
    brandId: item.brand[0]?.id ?? null,
    category,
    genders,
    retailPrice: retailPrice === null ? '' : String(inPesos(retailPrice)),
    releaseDate: releaseDate ?? '',
    description,
    reason: '',
  };
}

/** Returns the edit to send, or the errors by field. Brands after the first stay as they are. */
export function checkItem(
  draft: ItemDraft,
  item: Pick<CatalogueItem, 'version' | 'brand'>,
): Checked<ItemDraft, EditCatalogueItemBody> {
  const name = validateItemText('name', draft.name);
  const model = validateItemText('model', draft.model);
  const colourway = validateItemText('colourway', draft.colourway);
  const styleCode = validateItemText('styleCode', draft.styleCode);
  const description = validateItemText('description', draft.description);
  const retailPrice = validateRetailPrice(draft.retailPrice);
  const releaseDate = validateReleaseDate(draft.releaseDate);
  const category: Category | undefined = categories.find((one) => one === draft.category);
  const reason = draft.reason.trim();
  const isReasonShort = reason !== '' && reason.length < actReasonLength.min;
  const { brandId } = draft;
  if (
    name.ok &&
    model.ok &&
    colourway.ok &&
    styleCode.ok &&
    description.ok &&
    retailPrice.ok &&
    releaseDate.ok &&
    category !== undefined &&
    brandId !== null &&
    !isReasonShort
  ) {
    return {
      ok: true,
      input: {
        version: item.version,
        name: name.value,
        model: model.value,
        colourway: colourway.value,
        styleCode: styleCode.value,
        description: description.value,
        category,
        genders: [...draft.genders],
        brandIds: [
          brandId,
          ...item.brand
            .slice(1)
            .map(({ id }) => id)
            .filter((id) => id !== brandId),
        ],
        retailPrice: retailPrice.value,
        releaseDate: releaseDate.value,
        reason: reason === '' ? null : reason,
      },
    };
  }
  return {
    ok: false,
    errors: {
      name: problemText(name),
      model: problemText(model),
      colourway: problemText(colourway),
      styleCode: problemText(styleCode),
      description: problemText(description),
      retailPrice: problemText(retailPrice),
      releaseDate: problemText(releaseDate),
      category: category === undefined ? fieldsEn['field.required'] : undefined,
      brandName: brandId === null ? bulkTexts.brandMissing : undefined,
      reason: isReasonShort ? bulkTexts.reasonMissing : undefined,
    },
  };
}
