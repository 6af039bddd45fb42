import { expect } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('a visitor saves from a card without an account, finds it again, shares it, and removes it', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  const label = (await heart.getAttribute('aria-label')) ?? '';
  const name = label.replace(/^Save /, '');
  const saved = page.waitForResponse((response) => response.url().endsWith('/user/saved-item') && response.ok());
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;

  await page.goto('/saved');
  await expect(page.getByRole('link', { name: new RegExp(`^${escaped(name)}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Remove 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a heart answers at once, and goes back with a reason when the server refuses', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/');
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/user/saved-item', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    await route.abort();
  });
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  refuse();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('an item that somebody looks at is in the recently viewed ones, until they clear them', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/');
  const noted = page.waitForResponse((response) => response.url().endsWith('/user/footprint') && response.ok());
  const card = page.locator('a[href^="/item/"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await page.goto(href);
  await page.mouse.wheel(0, 200);
  await noted;
  await page.goto('/recent');
  await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible();
});

test('the lists of a person with an account are tabs of one place', async ({ newTab }) => {
  const page = await newTab('the buyer', phone);
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'What you keep' });
  for (const [name, path] of [
    ['Brands', '/saved/brands'],
    ['Tell me', '/saved/notices'],
    ['Recently viewed', '/recent'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
