import { expect, type Page } from '@playwright/test';
import { colourViolations, violations } from './violations.ts';

/** On a phone and at a desk: no wider than the screen, and axe finds nothing in either theme. */
export async function lookOver(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const place = `${page.url()} at ${width} px`;
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(tooWide, `pixels that ${place} is wider than the screen`).toBeLessThanOrEqual(0);
    expect.soft(await violations(page), `what axe finds on ${place}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await colourViolations(page), `what axe finds on ${place}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
