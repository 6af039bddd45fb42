import type { FindOrders200 } from '@suki/sdk/types';
import { findTexts as words } from './find-order.texts.ts';

const SEARCH_LENGTH_MIN = 2;

export function whyTooShort(typed: string): string | undefined {
  return typed.trim().length < SEARCH_LENGTH_MIN ? words.tooShort : undefined;
}

/** Names everything that this person can search by. */
export function findHint(maySeePeople: boolean): string {
  return maySeePeople ? words.hintWithPeople : words.hint;
}

/** The order to open at once: the only one, when no person was found beside it. */
export function orderToOpen({ items, people, hasMore }: FindOrders200): string | null {
  const [only, ...others] = items;
  return only !== undefined && others.length === 0 && people.length === 0 && !hasMore ? only.id : null;
}

/** Why nothing is listed. */
export function nothingFound(text: string, isMistyped: boolean): string {
  return isMistyped ? words.mistyped(text) : words.nothing(text);
}
