import { currencySigns, exchangeRates, type RetailCurrency } from '@suki/domain/config/exchange-rates';
import { type Centavos, centavos } from '@suki/domain/money/centavos';
import type { Field } from './field.types.ts';

/** Digits with separators of thousands (1,097 or 1.097 or 1 097) and up to two decimals after a point or comma. */
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^\d{1,3}(?:([, .'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

/** Short forms such as "12k" are refused: read as 12, the price would be next to nothing. */
const shortened = /\d\s*(?:k|m|mio|mil)\W*$/i;

/** The dearest goods that a person would list; more is a price in centavos, or a typing error. */
const PESOS_MAX = 50_000_000;

/**
 * Reads a retail price as files write it ("220", "$1,097", "78,73 €") in the currency of its own column, of its sign,
 * or in pesos. Returns centavos; null for no price, also for the 0 with which shops say that they do not know it.
 */
export function readRetailPrice(text: string, currency: string): Field<Centavos | null> {
  if (text === '') return { ok: true, value: null };
  const sign = Object.keys(currencySigns).find((each) => text.includes(each));
  const code = currency === '' ? (sign === undefined ? 'PHP' : (currencySigns[sign] ?? 'PHP')) : currency.toUpperCase();
  if (!isKnown(code)) {
    return { ok: false, field: 'currency', why: `no rate is configured for "${currency}"` };
  }
  const digits = withoutSigns(text);
  if (shortened.test(text) || (!plain.test(digits) && !grouped.test(digits))) {
    return { ok: false, field: 'retailPrice', why: `"${text}" is not an amount` };
  }
  const pesos = amountOf(digits) * exchangeRates[code];
  if (pesos > PESOS_MAX) return { ok: false, field: 'retailPrice', why: `"${text}" is above ₱50,000,000` };
  return { ok: true, value: pesos === 0 ? null : centavos(Math.round(pesos * 100)) };
}

/** The amount without a sign or word of its currency on either side; the text itself when something else is there. */
function withoutSigns(text: string): string {
  const [first, last] = [text.search(/\d/), text.search(/\d\D*$/)];
  const outer = text.slice(0, first) + text.slice(last + 1);
  return first !== -1 && /^[\s\p{Sc}A-Za-z]*$/u.test(outer) ? text.slice(first, last + 1) : text;
}

function isKnown(code: string): code is RetailCurrency {
  return Object.hasOwn(exchangeRates, code);
}

/** Takes the last separator as the decimal one when one or two digits follow. */
function amountOf(digits: string): number {
  const decimal = /^(.*?)[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal?.[1] ?? digits).replace(/\D/g, '');
  return Number(`${whole}.${decimal?.[2] ?? '0'}`);
}
