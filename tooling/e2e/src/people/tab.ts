import { expect, type Page } from '@playwright/test';
import type { Hand } from '../hands/hand.ts';

/** One tab of somebody's browser, and how they use it. */
export type Tab = { readonly page: Page; readonly hand: Hand };

const MARK = 'unreloaded';

/** From now on {@link expectUnreloaded} tells whether the page was loaded again. */
export async function markAsLoaded({ page }: Tab): Promise<void> {
  await page.evaluate((mark) => document.documentElement.classList.add(mark), MARK);
}

/** What changed on the page came by itself: the document is the one that was marked. */
export async function expectUnreloaded({ page }: Tab): Promise<void> {
  await expect(page.locator(`html.${MARK}`), `${page.url()} without a reload`).toBeAttached();
}
