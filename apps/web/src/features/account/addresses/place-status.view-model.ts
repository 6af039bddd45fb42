import { addressTexts } from './addresses.texts.ts';

export type SearchOutcome = 'none' | 'found' | 'failed';

/** Returns the words about a search for a place that are announced; empty where the field's own hint says enough. */
export function placeStatus(outcome: SearchOutcome, count: number, isRunning: boolean): string {
  if (isRunning) {
    return addressTexts.searching;
  }
  switch (outcome) {
    case 'none':
      // The hint of the field says what to type (ux 57).
      return '';
    case 'failed':
      return addressTexts.searchFailed;
    case 'found':
      return count === 0 ? addressTexts.nothingFound : addressTexts.found(count);
    default:
      return outcome satisfies never;
  }
}
