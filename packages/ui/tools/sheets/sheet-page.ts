import type { Browser, Page } from '@playwright/test';
import { openFrame } from '../site/open-frame.ts';
import { installPageChecks } from './page-checks.ts';

export const desk = { width: 960, height: 900 };

/**
 * Opens a page that shows one sheet after the other: loading a page for each took longer than all checks of it. No
 * sheet leaves anything for the next: each is taken down after its checks (`emptyFrame`), and fails when something
 * stays behind.
 */
export async function openSheetPage(browser: Browser, storybook: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: desk,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  const page = await context.newPage();
  await page.addInitScript(installPageChecks);
  await openFrame(page, storybook);
  return page;
}
