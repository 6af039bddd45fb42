import { type Browser, devices, type Page } from '@playwright/test';

/** Storybook then holds still what moves by itself before axe looks, as it does in its own tests. */
const asInTests = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** A page that shows one story after the other without being loaded again: the programs of all of them are read once. */
export async function openStoryPage(browser: Browser, storybook: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    userAgent: asInTests,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
  });
  const page = await context.newPage();
  // The add-on would run axe once more, and bring home what is right too.
  await page.goto(`${storybook}/iframe.html?viewMode=story&globals=theme:light;a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() =>
    (globalThis as unknown as { __STORYBOOK_PREVIEW__: { ready: () => Promise<void> } }).__STORYBOOK_PREVIEW__.ready(),
  );
  return page;
}
