import { expect, test } from '@playwright/test';

test('smoke', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  console.log(await page.locator('body').ariaSnapshot());
  await page.goto('/sell');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  console.log((await page.locator('body').ariaSnapshot()).slice(0, 3000));
});
