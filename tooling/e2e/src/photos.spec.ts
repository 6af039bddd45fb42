import { expect, type Response } from '@playwright/test';
import { test } from './browser/test.ts';
import { phone } from './story/cast.ts';

/** ADR 0143: pictures open large, and a page pays for it when somebody opens one. */

/** Addresses of the scripts that hold the viewer's code. */
async function withViewer(scripts: readonly Response[]): Promise<readonly string[]> {
  const texts = await Promise.all([...scripts].map(async (script) => [script.url(), await script.text()] as const));
  return texts.flatMap(([address, text]) => (text.includes('pswp__') ? [address] : []));
}

test('ux 16, ux 38: a picture of an item opens at the first press, which fetches the viewer, and gives the focus back', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await page.locator('main a[href^="/item/"]').first().click();
  await page.waitForURL('**/item/**');
  const first = page.locator('#gallery a').first();
  await expect(first).toHaveAttribute('href', /\.avif$/);
  expect(await withViewer(scripts), 'scripts with the viewer before the first press').toEqual([]);
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures, large' });
  await expect(viewer).toBeVisible();
  expect(await withViewer(scripts), 'scripts with the viewer after it').toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ux 16: a picture of an item leads to its file', async ({ page, request }) => {
    const home = await (await request.get('/')).text();
    await page.goto(/href="(\/item\/[^"?]+)"/.exec(home)?.[1] ?? '');
    const href = await page.locator('#gallery a').first().getAttribute('href');
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('image/avif');
  });
});
