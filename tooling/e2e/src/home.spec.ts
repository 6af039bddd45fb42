import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { layoutShift, NO_SHIFT, watchLayoutShift } from './quality/layout-shift.ts';

const phone = { viewport: { width: 390, height: 844 } };
const calendar = (page: Page) => page.getByRole('region', { name: 'Drop calendar' });

test('a visitor comes from the calendar of the home page to every drop, and signs in to be told', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/');
  const next = await calendar(page).getByRole('link').first().getAttribute('href');
  await calendar(page).getByRole('link', { name: 'All drops' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drops' })).toBeVisible();
  await expect(page.locator(`main a[href="${next}"]`).filter({ visible: true })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Tell me about/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fdrops/);
});

test('a person with an account waits for a size of a drop, sees it again, and takes it back', async ({ newTab }) => {
  const page = await newTab('the buyer', phone);
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await page.goto('/drops');
  const button = page.getByRole('button', { name: /^Tell me about/ }).first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Tell me about ', '');
  await button.click();
  const sizes = page.getByRole('dialog', { name: 'Which size is yours?' });
  const size = sizes.getByRole('button', { name: /^US/, pressed: false }).first();
  const label = (await size.textContent()) ?? '';
  await size.click();
  await expect(sizes.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await sizes.getByRole('button', { name: 'Done' }).click();

  await page.goto('/saved/notices');
  await expect(page.getByText(name).first()).toBeVisible();

  await page.goto('/drops');
  await button.click();
  await sizes.getByRole('button', { name: label, exact: true, pressed: true }).click();
  await expect(sizes.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('what somebody kept and looked at takes the room of what everybody sees, and nothing moves', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How Suki works' })).toBeAttached();
  const heart = page.getByRole('button', { name: /^Save / }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '');
  const saved = page.waitForResponse((response) => response.url().endsWith('/user/saved-item') && response.ok());
  await heart.click();
  await saved;
  const noted: string[] = [];
  page.on('response', (response) => response.url().endsWith('/user/footprint') && noted.push(response.url()));
  await page.goto((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '');
  // The scripts of the page may come after the first turn of the wheel.
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(noted).not.toEqual([]);
  }).toPass();

  await page.goto('/');
  const kept = page.getByRole('region', { name: 'What you keep' });
  await expect(async () => {
    await page.mouse.wheel(0, 10);
    await expect(kept.getByRole('link', { name })).toBeAttached({ timeout: 1_000 });
  }).toPass();
  const seen = page.getByRole('region', { name: 'Where you left off' });
  await expect(seen.getByRole('link', { name })).toBeAttached();
  const { value, moved } = await layoutShift(page);
  expect(value, JSON.stringify(moved)).toBeLessThan(NO_SHIFT);
});

test('the home page tells what was just sold, without any person, and each sale leads to its item', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/');
  const sold = page.getByRole('region', { name: 'Just sold' });
  const sales = sold.getByRole('listitem');
  expect(await sales.count()).toBeGreaterThanOrEqual(3);
  for (const text of await sales.allTextContents()) expect(text).toMatch(/(ago|Just now|Yesterday).+₱[\d,]+$/);
  expect(await sold.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await sales.first().getByRole('link').click();
  await page.waitForURL('**/item/**');
});

test('ranks show the course of their last sales, drawn by the server', async ({ newTab }) => {
  const page = await newTab('a visitor', { ...phone, javaScriptEnabled: false });
  await page.goto('/');
  const hot = page.getByRole('region', { name: 'Hot now' });
  await expect(hot.getByRole('img', { name: /^Last \d+ sales: ₱/ }).first()).toBeVisible();
});
