import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { resetClock } from '../sandbox/clock.ts';

const SHOWN_MAX = 6_000;

type Fixtures = {
  /**
   * Opens a tab in a browser context of its own, so that no two people share a session. A failed test prints the tab.
   */
  readonly newTab: (name: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Sets the system's clock back afterwards, also when the test fails. */
  readonly movedClock: undefined;
};

type Opened = { readonly name: string; readonly page: Page };

/** Playwright's `test` with a browser context for each person and a report of all tabs when a test fails. */
export const test = base.extend<Fixtures>({
  newTab: async ({ browser }, use, testInfo) => {
    const opened: Opened[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext(options);
      context.on('page', (page) => opened.push({ name, page }));
      return context.newPage();
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const { name, page } of opened) {
        console.log(await seen(name, page));
      }
    }
    await Promise.all([...new Set(opened.map(({ page }) => page.context()))].map((context) => context.close()));
  },
  movedClock: async ({ browserName: _ }, use) => {
    await use(undefined);
    await resetClock();
  },
});

async function seen(name: string, page: Page): Promise<string> {
  if (page.isClosed()) {
    return `${name}: the page was closed.`;
  }
  const snapshot = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return `--- what ${name} saw on ${page.url()}\n${snapshot.slice(0, SHOWN_MAX)}\n---`;
}
