import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { phone } from './story/cast.ts';

/** ADR 0143: pictures open large, and a page pays for it when somebody opens one. */

/** Reads each script as it comes, and returns the addresses of those that hold the viewer's code. */
function watchViewer(page: Page): () => Promise<readonly string[]> {
  const scripts: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The answer of a script that the browser dropped with its page cannot be read, and was not run.
    const text = response.text().catch(() => '');
    scripts.push(text.then((code) => (code.includes('pswp__') ? [response.url()] : [])));
  });
  return async () => (await Promise.all(scripts)).flat();
}

test('ux 16, ux 38: a picture of an item opens at the first press, which fetches the viewer, and gives the focus back', async ({
  newTab,
}) => {
  // Without the animation, which swallows a key that is pressed before its end.
  const page = await newTab('a visitor', { ...phone, reducedMotion: 'reduce' });
  const withViewer = watchViewer(page);
  await page.goto('/');
  await page.locator('main a[href^="/item/"]').first().click();
  await page.waitForURL('**/item/**');
  const first = page.locator('#gallery a').first();
  await expect(first).toHaveAttribute('href', /\.avif$/);
  expect(await withViewer(), 'scripts with the viewer before the first press').toEqual([]);
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures, large' });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  expect(await withViewer(), 'scripts with the viewer after it').toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

/** True when nothing lies over the upper edge of the circle. Presses go through circles, so they are caught here. */
const isOnTop = (circle: Locator) =>
  circle.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.pointerEvents = 'auto';
    const { left, top, width } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + 1) === element;
  });

test('ux 16: the defect that a buyer decides about is named, and circled in the large photo', async ({ newTab }) => {
  const page = await newTab('the buyer', phone);
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await page.goto('/orders');
  await page.getByRole('listitem').filter({ hasText: 'Your decision' }).getByRole('link').first().click();
  await expect(page.getByText(/^We found: \w/)).toBeVisible();
  await page.getByRole('link', { name: 'See the photo' }).click();
  const photo = page.getByRole('article').getByRole('link').first();
  await expect(photo).toBeInViewport();
  await photo.click();
  const viewer = page.getByRole('dialog', { name: 'Photos of the inspection' });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await expect.poll(() => isOnTop(viewer.locator('[data-spot]').first())).toBe(true);
});

test('ux 16: Escape that is pressed while the picture still opens closes it', async ({ newTab }) => {
  const page = await newTab('a hasty visitor', phone);
  await page.goto('/');
  await page.locator('main a[href^="/item/"]').first().click();
  await page.waitForURL('**/item/**');
  const first = page.locator('#gallery a').first();
  await first.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures, large' });
  await viewer.waitFor({ state: 'attached' });
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
