import { expect, type Page } from '@playwright/test';
import type { Hand } from '../hands/hand.ts';

/** A browser tab of a person, and the person's way to use it. */
export type Tab = { readonly page: Page; readonly hand: Hand };

const MARK = 'unreloaded';

/** Marks the document, so that {@link expectUnreloaded} can tell whether the page was loaded again. */
export async function markAsLoaded({ page }: Tab): Promise<void> {
  await page.evaluate((mark) => document.documentElement.classList.add(mark), MARK);
}

/** Expects the document to be the marked one: changes on the page came without a reload. */
export async function expectUnreloaded({ page }: Tab): Promise<void> {
  await expect(page.locator(`html.${MARK}`), `${page.url()} without a reload`).toBeAttached();
}
