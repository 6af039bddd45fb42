import type { Browser, Page } from '@playwright/test';
import { installPageChecks } from './page-checks.ts';

export const desk = { width: 960, height: 900 };

/**
 * A page that shows one sheet after the other: the programs of all sheets are then loaded and read once, which took longer than all looks at
 * them. Nothing of one sheet is there for the next: its document is gone, and what a browser keeps is emptied.
 */
export async function openSheetPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: desk,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  const page = await context.newPage();
  await page.addInitScript(forgetSheetBefore);
  await page.addInitScript(installPageChecks);
  return page;
}

/** Runs in each page before its own programs. */
function forgetSheetBefore(): void {
  if (location.protocol !== 'http:') return;
  localStorage.clear();
  sessionStorage.clear();
}
