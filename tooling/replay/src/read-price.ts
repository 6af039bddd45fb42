import { priceLimits } from '@suki/domain/config/prices';
import { type Centavos, centavos, pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { multipleRoundedDown } from '@suki/domain/money/rounding';

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string; readonly came: string };

/** Digits with separators of thousands (1,097 or 1.097 or 1 097) and up to two decimals after a point or comma. */
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^\d{1,3}(?:([, .'’])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;

/** Short forms such as "12k" are refused: read as 12, the pair would be sold for next to nothing. */
const shortened = /\d\s*(?:k|m|mio|mil)\W*$/i;

/**
 * Reads a price as files write it, "$1,097" or "1.097,00 €", at `rate` pesos for one unit of the file's currency.
 * Returns centavos, rounded to the nearest price that a book allows.
 */
export function readPrice(text: string, rate: number): Read<Centavos> {
  const digits = text.replace(/^[\s\p{Sc}A-Za-z]+|[\s\p{Sc}A-Za-z]+$/gu, '');
  if (shortened.test(text) || (!plain.test(digits) && !grouped.test(digits)))
    return { ok: false, reason: 'the price is not a number', came: text };
  const amount = amountOf(digits) * rate;
  if (amount > 10 * (priceLimits.max / 100)) return { ok: false, reason: aboveLimit, came: text };
  // Half a step more, rounded down, is the nearest step.
  const price = multipleRoundedDown(centavos(pesos(amount) + priceLimits.step / 2), priceLimits.step);
  if (price < priceLimits.min)
    return { ok: false, reason: `the price is below ${formatMoney(priceLimits.min)}`, came: text };
  return price > priceLimits.max ? { ok: false, reason: aboveLimit, came: text } : { ok: true, value: price };
}

const aboveLimit = `the price is above ${formatMoney(priceLimits.max)}`;

/** Takes the last separator as the decimal one when one or two digits follow and no other of its kind comes before. */
function amountOf(digits: string): number {
  const decimal = /^(.*?)[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal?.[1] ?? digits).replace(/\D/g, '');
  return Number(`${whole}.${decimal?.[2] ?? '0'}`);
}
