import type { SkuId } from '@suki/domain/ids/id';
import { problemText } from '@suki/domain/texts/problem-text';
import type { CalendarDate } from '@suki/domain/time/manila';
import { validateBoughtOn, validatePaid } from '@suki/domain/validators/owned-item';
import type { Checked } from '@suki/sdk/form';
import type { OwnedItemInput } from '@suki/sdk/types';
import { collectionTexts } from './collection.texts.ts';

/** In the order of the form: the first field with an error gets the focus. */
export const addFields = ['skuId', 'paid', 'boughtOn'] as const;
export type AddDraft = { readonly skuId: SkuId | null; readonly paid: string; readonly boughtOn: string };

/** The first entries; an item that comes in one size has it chosen. */
export function draftOf(skus: readonly { readonly id: SkuId }[]): AddDraft {
  const [only, other] = skus;
  return { skuId: other === undefined ? (only?.id ?? null) : null, paid: '', boughtOn: '' };
}

/** Returns the entry to send, or the errors by field. */
export function checkAddition(draft: AddDraft, today: CalendarDate): Checked<AddDraft, OwnedItemInput> {
  const { skuId } = draft;
  const paid = validatePaid(draft.paid);
  const boughtOn = validateBoughtOn(draft.boughtOn, today);
  if (skuId !== null && paid.ok && boughtOn.ok) {
    return { ok: true, input: { skuId, paid: paid.value, boughtOn: boughtOn.value } };
  }
  return {
    ok: false,
    errors: {
      skuId: skuId === null ? collectionTexts.adding.sizeProblem : undefined,
      paid: problemText(paid),
      boughtOn: problemText(boughtOn),
    },
  };
}
