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
  await page.goto(`${storybook}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(leaveAxeToUs);
  return page;
}

type Storybook = {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<void> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, told: unknown) => void };
};

/** Runs in the page. The add-on would run axe too, and bring home what is right. */
async function leaveAxeToUs(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}
