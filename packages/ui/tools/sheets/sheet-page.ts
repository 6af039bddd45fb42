import type { Browser, Page } from '@playwright/test';
import { openFrame } from '../site/open-frame.ts';
import { installPageChecks } from './page-checks.ts';

export const desk = { width: 960, height: 900 };

/**
 * A page that shows one sheet after the other: loading a page for each took longer than all looks at it. Nothing of one sheet is there for the
 * next: each is taken down when it has been looked at (`emptyFrame`), and fails when it leaves something behind.
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
