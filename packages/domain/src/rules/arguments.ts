import { deliveryRegions } from '../delivery/regions.table.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import { parseMoment } from '../time/parse-moment.ts';
import { lanes } from '../trade/facts/statuses.ts';
import { type Argument, isRecord, oneOfWords, type Read, readAll, unexpected, type ValuesOf } from './argument.ts';

/** An argument that passes a check. */
function checked<Value>(expected: string, isValid: (value: unknown) => value is Value): Argument<Value> {
  return (value, name) => (isValid(value) ? { ok: true, value } : unexpected(name, expected, value));
}

/** Any text, also an empty one. */
export const text = checked('a text', (value): value is string => typeof value === 'string');

/** A whole number from 0 up. */
export const count = checked(
  'a whole number from 0',
  (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
);

/** A number from 0 up, with or without decimals. */
export const share = checked(
  'a number from 0',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
);

/** Money, of either sign. */
export const money: Argument<Centavos> = (value, name) => amountRead(value, name, 'a whole number of centavos');

/** Money of 0 or more. */
export const price: Argument<Centavos> = (value, name) => {
  const expected = 'a whole number of centavos from 0';
  return typeof value === 'number' && value < 0 ? unexpected(name, expected, value) : amountRead(value, name, expected);
};

function amountRead(value: unknown, name: string, expected: string): Read<Centavos> {
  const limit = 9_000_000_000_000;
  const isAmount = Number.isSafeInteger(value) && Math.abs(Number(value)) <= limit;
  return isAmount ? { ok: true, value: centavos(Number(value)) } : unexpected(name, expected, value);
}

/** A moment in ISO 8601 with its offset. */
export const moment: Argument<Date> = (value, name) => {
  const at = typeof value === 'string' ? parseMoment(value) : null;
  return at === null
    ? unexpected(name, 'a time in ISO 8601 with an offset, like "2026-11-22T07:00:00+08:00"', value)
    : { ok: true, value: at };
};

/** One of a list of names or numbers. */
export function oneOf<const Value extends string | number>(...values: readonly Value[]): Argument<Value> {
  const expected = typeof values[0] === 'number' ? values.join(' or ') : oneOfWords(values.map(String));
  return checked(expected, (value): value is Value => values.some((known) => known === value));
}

/** The argument, or null. */
export function orNull<Value>(argument: Argument<Value>): Argument<Value | null> {
  return (value, name) => {
    if (value === null) {
      return { ok: true, value };
    }
    const read = argument(value, name);
    return read.ok ? read : { ok: false, error: read.error.replace(/, got /, ' or null, got ') };
  };
}

/** The argument, or `undefined` when it is missing. */
export function optional<Value>(argument: Argument<Value>): Argument<Value | undefined> {
  return (value, name) => (value === undefined ? { ok: true, value } : argument(value, name));
}

/** A list, each entry by the same reader: `methods[1]` is the second. */
export function listOf<Value>(entry: Argument<Value>): Argument<readonly Value[]> {
  return (value, name) => {
    if (!Array.isArray(value)) {
      return unexpected(name, 'a list', value);
    }
    const values: Value[] = [];
    for (const [index, element] of value.entries()) {
      const read = entry(element, `${name}[${index}]`);
      if (!read.ok) {
        return read;
      }
      values.push(read.value);
    }
    return { ok: true, value: values };
  };
}

/** An object with its own arguments; unknown ones are refused. */
export function object<Readers extends Readonly<Record<string, Argument<unknown>>>>(
  readers: Readers,
): Argument<ValuesOf<Readers>> {
  return (value, name) =>
    isRecord(value) ? readAll(readers, value, `${name}.`) : unexpected(name, 'an object', value);
}

/** An object of which only these arguments are read: rows made for another purpose have more. */
export function objectWith<Readers extends Readonly<Record<string, Argument<unknown>>>>(
  readers: Readers,
): Argument<ValuesOf<Readers>> {
  return (value, name) => {
    if (!isRecord(value)) {
      return unexpected(name, 'an object', value);
    }
    const known = Object.entries(value).filter(([key]) => Object.hasOwn(readers, key));
    return readAll(readers, Object.fromEntries(known), `${name}.`);
  };
}

export const region = orNull(oneOf(...deliveryRegions));
export const lane = oneOf(...lanes);
