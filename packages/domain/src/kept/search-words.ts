import { SEARCH_LENGTH_MAX } from '../config/kept.ts';
import { isPlainText } from '../validators/plain-text.ts';
import { invalid, type Validation, valid } from '../validators/validation.ts';

/** A search as the history shows it, and the key under which a repetition is found again. */
export type SearchWords = { readonly shown: string; readonly key: string };

/** Reads a search: blanks are joined, and capitals do not make another search. */
export function readSearch(typed: string): Validation<SearchWords> {
  const shown = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (shown === '' || [...shown].length > SEARCH_LENGTH_MAX || !isPlainText(shown)) return invalid('field.search');
  return valid({ shown, key: shown.toLowerCase() });
}
