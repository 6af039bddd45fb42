import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemStatus } from '@suki/domain/catalogue/item-status';
import { actReasonLength } from '@suki/domain/config/suspension';
import type { BrandId } from '@suki/domain/ids/id';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { validateReleaseDate } from '@suki/domain/validators/item-text';
import type { Checked } from '@suki/sdk/form';
import type { ChangeCatalogueItemsBody } from '@suki/sdk/types';
import { bulkTexts as words } from './catalogue.texts.ts';

/** The parts of an item that one change of many may concern. */
export const bulkParts = ['status', 'category', 'brand', 'releaseDate'] as const;

export type BulkDraft = {
  readonly what: (typeof bulkParts)[number];
  readonly status: ItemStatus;
  readonly category: Category;
  readonly brandName: string;
  readonly brandId: BrandId | null;
  readonly releaseDate: string;
  readonly reason: string;
};

export const emptyBulk: BulkDraft = {
  what: 'status',
  status: 'unlisted',
  category: 'shoes',
  brandName: '',
  brandId: null,
  releaseDate: '',
  reason: '',
};

export const bulkFields = ['brandName', 'releaseDate', 'reason'] as const satisfies readonly (keyof BulkDraft)[];

type Change = Pick<ChangeCatalogueItemsBody, 'change' | 'reason'>;

/** Returns the change to send, or the errors by field. */
export function checkBulk(draft: BulkDraft): Checked<BulkDraft, Change> {
  const date = validateReleaseDate(draft.releaseDate);
  const reason = draft.reason.trim();
  const errors = {
    ...(reason.length < actReasonLength.min ? { reason: words.reasonMissing } : {}),
    ...(draft.what === 'brand' && draft.brandId === null ? { brandName: words.brandMissing } : {}),
    ...(draft.what === 'releaseDate' && !date.ok ? { releaseDate: fieldsEn['field.date'] } : {}),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { change: changeOf(draft, date.ok ? date.value : null), reason } };
}

function changeOf(draft: BulkDraft, releaseDate: string | null): Change['change'] {
  switch (draft.what) {
    case 'status':
      return { status: draft.status };
    case 'category':
      return { category: draft.category };
    case 'brand':
      return draft.brandId === null ? {} : { brandId: draft.brandId };
    case 'releaseDate':
      return { releaseDate };
    default:
      return draft.what satisfies never;
  }
}
