import type { Locator } from '@playwright/test';

/**
 * The ways in which a person uses a page. A story is played with a pointer and with the keyboard alone, so a page
 * object never clicks by itself: it calls the hand.
 */
export type Hand = {
  /** Presses a button, follows a link, or opens a summary. */
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly choose: (radio: Locator) => Promise<void>;
  readonly select: (list: Locator, label: string) => Promise<void>;
  /** Types into a search field and chooses one of the results. */
  readonly pick: (field: Locator, search: Search) => Promise<void>;
  readonly attach: (field: Locator, path: string) => Promise<void>;
};

export type Search = { readonly text: string; readonly option: RegExp };

/** Narrows a locator to visible elements: Next keeps the previous page in the document, hidden. */
export function shown(target: Locator): Locator {
  return target.filter({ visible: true });
}
