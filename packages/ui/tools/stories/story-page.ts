import { type Browser, devices, type Page } from '@playwright/test';
import { openFrame } from '../site/open-frame.ts';

/** With this user agent Storybook stops animations before axe looks, as in its own tests. */
const asInTests = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** Opens a page that shows one story after the other. */
export async function openStoryPage(browser: Browser, storybook: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    userAgent: asInTests,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  const page = await context.newPage();
  await openFrame(page, storybook);
  return page;
}
