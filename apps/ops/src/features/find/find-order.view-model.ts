import type { FindOrders200 } from '@suki/sdk/types';

const SEARCH_LENGTH_MIN = 2;

export function whyTooShort(typed: string): string | undefined {
  return typed.trim().length < SEARCH_LENGTH_MIN ? 'Type two characters or more.' : undefined;
}

/** Names everything that this person can search by. */
export function findHint(maySeePeople: boolean): string {
  return maySeePeople
    ? 'Scan or type an order number (SK-…), a parcel number, an item, or the email, mobile number or name of a buyer or seller.'
    : 'Scan or type an order number (SK-…), a parcel number, or the name or style code of an item.';
}

/** The order to open at once: the only one, when no person was found beside it. */
export function orderToOpen({ items, people, hasMore }: FindOrders200): string | null {
  const [only, ...others] = items;
  return only !== undefined && others.length === 0 && people.length === 0 && !hasMore ? only.id : null;
}

/** Why nothing is listed. */
export function nothingFound(text: string, isMistyped: boolean): string {
  return isMistyped
    ? `“${text}” is mistyped: a digit or the last letter is wrong. Compare it with the label.`
    : `Nothing found for “${text}”. An item is found by its open orders; an email or a number has to be complete.`;
}
