import { type OrderId, typedId } from '../ids/id.ts';
import { toE164 } from '../validators/phone-number.ts';
import { normaliseTrackingNumber } from '../validators/tracking-number.ts';
import { type OrderNumber, readOrderNumber } from './order-number.ts';

/** A text that the staff typed to find an order, by its kind. */
export type OrderSearch =
  | { readonly by: 'number'; readonly value: OrderNumber }
  /** An order number with a wrong digit or letter. */
  | { readonly by: 'mistyped' }
  | { readonly by: 'order'; readonly value: OrderId }
  /** An e-mail or mobile number; a mobile number can also be the number of a parcel. */
  | { readonly by: 'person'; readonly parcel: string }
  /** The number of a parcel, else words of an item's name or style code, else the beginning of a person's name. */
  | { readonly by: 'words'; readonly parcel: string; readonly item: string | null };

/** Reads a typed or scanned text. Everything but an order number and an order's id needs a look at the rows. */
export function orderSearch(typed: string): OrderSearch {
  const text = typed.trim();
  const number = readOrderNumber(text);
  if (number.kind === 'number') return { by: 'number', value: number.number };
  if (number.kind === 'mistyped' || /^sk(?:[\s‐-―-]+\d|\d{6})/i.test(text)) return { by: 'mistyped' };
  const orderId = typedId('ord', text);
  if (orderId !== null) return { by: 'order', value: orderId };
  const parcel = normaliseTrackingNumber(text);
  return text.includes('@') || toE164(text) !== null
    ? { by: 'person', parcel }
    : { by: 'words', parcel, item: itemWords(text) };
}

/**
 * Returns a text query for items: each word is the beginning of a word of the name or style code. Null without a
 * letter or digit. Other characters separate words, so that nobody can type an operator of the query.
 */
export function itemWords(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
