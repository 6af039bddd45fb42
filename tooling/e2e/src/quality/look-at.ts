import { expect, type Page, test } from '@playwright/test';
import { layoutShift, NO_SHIFT } from './layout-shift.ts';
import { settle } from './settled.ts';
import { colourViolations, violations } from './violations.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/**
 * Opens a page on a phone and at a desk: nothing moves while it loads, it is no wider than the screen, and axe finds
 * nothing in either theme. Findings do not stop the test, so that one run names all of them.
 */
export async function lookAt(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await settle(page);
      await lookOver(page);
    }
  });
}

/** Checks the page in its present state, without opening it. */
export async function lookOver(page: Page): Promise<void> {
  const place = `${page.url()} at ${page.viewportSize()?.width} px`;
  const { value, moved } = await layoutShift(page);
  expect.soft(value, `layout shift on ${place}; what moved: ${JSON.stringify(moved)}`).toBeLessThan(NO_SHIFT);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(tooWide, `pixels that ${place} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await violations(page), `what axe finds on ${place}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolations(page), `what axe finds on ${place}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
