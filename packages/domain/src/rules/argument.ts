import { enumeration } from '../texts/enumeration.ts';

/** A reader's result: the checked value, or the sentence with the expected and the given value. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string };

/** Reads one argument of a rule; `name` goes into the sentence, `undefined` is a missing argument. */
export type Argument<Value> = (value: unknown, name: string) => Read<Value>;

/** The value of an argument. */
export type ValueOf<Reader> = Reader extends Argument<infer Value> ? Value : never;

/** The arguments of a rule by name, read. */
export type ValuesOf<Readers> = { readonly [Name in keyof Readers]: ValueOf<Readers[Name]> };

const SHOWN_LENGTH_MAX = 80;

/** Returns a value as the answer repeats it: in JSON, cut when it is long. */
export function shownValue(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  const text = JSON.stringify(value);
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX).toWellFormed()}…` : text;
}

/** The refusal of an argument. */
export function unexpected(name: string, expected: string, came: unknown): Read<never> {
  return { ok: false, error: `expected "${name}" to be ${expected}, got ${shownValue(came)}` };
}

/** Names for a sentence: `"a", "b" or "c"`. */
export function oneOfWords(names: readonly string[]): string {
  return names.length === 0
    ? 'nothing'
    : enumeration(
        names.map((name) => `"${name}"`),
        'or',
      );
}

/** Returns true for a JSON object, not for a list or null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads every argument of an object, each by its reader. The first that is missing, of a wrong kind or unknown is the
 * refusal. `prefix` names the surrounding object: `fee.`.
 */
export function readAll<Readers extends Readonly<Record<string, Argument<unknown>>>>(
  readers: Readers,
  source: Readonly<Record<string, unknown>>,
  prefix = '',
): Read<ValuesOf<Readers>> {
  const values: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const read = reader(Object.hasOwn(source, name) ? source[name] : undefined, `${prefix}${name}`);
    if (!read.ok) {
      return read;
    }
    values[name] = read.value;
  }
  const stranger = Object.keys(source).find((name) => !Object.hasOwn(readers, name));
  if (stranger !== undefined) {
    return {
      ok: false,
      error: `expected no arguments but ${oneOfWords(Object.keys(readers))}, got ${shownValue(stranger)}`,
    };
  }
  return { ok: true, value: values as ValuesOf<Readers> };
}
