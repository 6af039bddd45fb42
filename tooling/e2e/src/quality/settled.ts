import { expect, type Page } from '@playwright/test';

/** Everything that the page asked for at first is there: its words, its fonts and the pictures in view. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
}
