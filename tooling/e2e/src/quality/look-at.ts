import { expect, type Page, test } from '@playwright/test';
import { layoutShift, NO_SHIFT } from './layout-shift.ts';
import { settle } from './settled.ts';
import { violations } from './violations.ts';

/** Opens a page: axe finds nothing, nothing moved while it came, and it is no wider than the screen. */
export async function lookAt(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await settle(page);
    expect.soft(await violations(page), `what axe finds on ${page.url()}`).toEqual([]);
    const { value, moved } = await layoutShift(page);
    expect.soft(value, `layout shift on ${page.url()}: ${JSON.stringify(moved)}`).toBeLessThan(NO_SHIFT);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(tooWide, `pixels that ${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
  });
}
