import { expect } from '@playwright/test';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';

test('on a phone, staff read a message and sign out through the menu with the keyboard alone', async ({ newTab }) => {
  const page = await newTab('support on a phone');
  const { press } = keyboardHand;
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await page.setViewportSize({ width: 390, height: 844 });

  await press(page.getByRole('button', { name: 'Menu', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'Work lists' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('M');
  await expect(page.getByRole('menuitem', { name: 'Messages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages$/);

  const list = page.getByRole('navigation', { name: 'Messages' });
  await press(list.getByText(/^Payments, \d+$/));
  await press(list.locator('a[href$="kind=payout-failed"]'));
  await expect(page).toHaveURL(/\/messages\?kind=payout-failed$/);
  await expect(list).toBeHidden();
  for (const channel of ['Inbox', 'SMS', 'Mail']) {
    await expect(page.getByRole('heading', { level: 3, name: channel })).toBeVisible();
  }
  await page.goBack();
  await expect(list).toBeVisible();

  await press(page.getByRole('button', { name: /^Account of/ }));
  await expect(page.getByRole('menuitem', { name: 'Second step' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Sign out/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to the station' })).toBeVisible();
});
