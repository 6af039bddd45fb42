import type { Locator } from '@playwright/test';

/**
 * How a person uses a page. The same story is played with a pointer and with the keyboard alone, so a page object never clicks: it
 * asks the hand.
 */
export type Hand = {
  /** Presses a button, follows a link, opens a summary. */
  readonly press: (target: Locator) => Promise<void>;
  /** Writes into a field in place of what stands there. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Takes one of a group of radio buttons. */
  readonly choose: (radio: Locator) => Promise<void>;
  /** Takes an entry of a drop-down list by its words. */
  readonly select: (list: Locator, label: string) => Promise<void>;
  /** Types into a search field and takes an entry of what it offers. */
  readonly pick: (field: Locator, search: Search) => Promise<void>;
  /** Gives a file to a file field. */
  readonly attach: (field: Locator, path: string) => Promise<void>;
};

export type Search = { readonly text: string; readonly option: RegExp };

/** Next keeps the page before in the document, hidden: the person uses the one that shows. */
export function shown(target: Locator): Locator {
  return target.filter({ visible: true });
}
