import type { AlgoliaObject } from './algolia-object.ts';

/** A word of an object: where it stands, and if its attribute allows typing errors. */
export type ObjectWord = {
  readonly word: string;
  readonly attribute: string;
  /** The place of the attribute among the searchable ones; an earlier one weighs more. */
  readonly attributePlace: number;
  readonly place: number;
  readonly toleratesTypos: boolean;
};

/** Returns the words of a text in lower case, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns the value of an attribute; a dot leads into an object, as in `sizes.eu`. */
export function attributeOf(object: AlgoliaObject, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      object,
    );
}

/** Returns the values of an attribute; a list has several, a missing attribute none. */
export function valuesOf(object: AlgoliaObject, path: string): readonly (string | number | boolean)[] {
  return [attributeOf(object, path)]
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
}

/** The name inside of `unordered(name)`, `filterOnly(name)` or `desc(name)`. */
export const nameIn = (setting: string): string => /^\w+\((.+)\)$/.exec(setting)?.[1] ?? setting;

/** Returns every searchable word of an object. */
export function searchableWords(
  object: AlgoliaObject,
  searchable: readonly string[],
  withoutTypos: readonly string[],
): ObjectWord[] {
  return searchable.flatMap((entry, attributePlace) =>
    entry.split(',').flatMap((part) => {
      const attribute = nameIn(part.trim());
      const words = valuesOf(object, attribute).flatMap((value) => wordsOf(String(value)));
      const toleratesTypos = !withoutTypos.includes(attribute);
      return words.map((word, place) => ({ word, attribute, attributePlace, place, toleratesTypos }));
    }),
  );
}
