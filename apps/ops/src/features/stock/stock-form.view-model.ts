import { type ExpiryDays, expiryDayChoices } from '@suki/domain/config/limits';
import { isId } from '@suki/domain/ids/id';
import { problemText } from '@suki/domain/texts/problem-text';
import { validatePrice } from '@suki/domain/validators/price';
import type { StoreCheckedPairBody } from '@suki/sdk/types';
import { stockTexts as words } from './stock.texts.ts';

export type Typed = {
  readonly skuId: string;
  readonly price: string;
  readonly expiryDays: string;
};

export type PairErrors = { readonly [Field in keyof Typed]?: string | undefined };

type Checked =
  | { readonly ok: true; readonly pair: Omit<StoreCheckedPairBody, 'code'> }
  | { readonly ok: false; readonly errors: PairErrors };

/** Returns the item to send (its seller is known by the code), or the errors of all fields. */
export function pairOf({ skuId, price, expiryDays }: Typed): Checked {
  const amount = validatePrice(price, 'flash');
  const days = daysOf(expiryDays);
  if (amount.ok && isId('sku', skuId) && days !== undefined) {
    return { ok: true, pair: { skuId, price: amount.value, expiryDays: days } };
  }
  const errors = {
    skuId: isId('sku', skuId) ? undefined : words.sizeMissing,
    price: problemText(amount),
    expiryDays: days === undefined ? words.daysMissing : undefined,
  };
  return { ok: false, errors };
}

function daysOf(text: string): ExpiryDays | undefined {
  return expiryDayChoices.find((days) => String(days) === text);
}
