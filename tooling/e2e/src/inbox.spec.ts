import { expect } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';

test('ux 49: a phone has one way to the inbox; ux 44 and 12: an order is one entry, named, with its step', async ({
  newTab,
}) => {
  const page = await newTab('the buyer', { viewport: { width: 390, height: 844 } });
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await expect(page.getByRole('link', { name: /^Inbox/ })).toHaveCount(1);
  await page.goto('/inbox');

  const numbers = page.getByRole('list', { name: 'Orders', exact: true }).getByText(/ · SK-\d{4}-\d{4}[A-Z]$/);
  await expect(numbers.first()).toBeVisible();
  const shown = await numbers.allTextContents();
  expect(new Set(shown).size, `each order once among ${shown.join(', ')}`).toBe(shown.length);

  const group = page
    .getByRole('listitem')
    .filter({ has: page.getByText(/more updates?/) })
    .first();
  const item = (await group.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await group.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(group.getByRole('listitem').first()).toBeVisible();
  const step = group.getByRole('link', { name: new RegExp(`: ${item.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(order|ask|bid|wallet)\b/);
});
