import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { customers, staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';
import { heldPayout } from './stage/held-payout.ts';

test('an alert appears in an open console by itself, links to its order or payout, and is handled with the keyboard alone', async ({
  newTab,
}) => {
  const { press, write } = keyboardHand;
  const page = await newTab('finance');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await page.goto(`${addresses.ops}/alerts?queue=finance`);
  await expect(page.getByRole('heading', { name: 'Alerts' })).toBeVisible();

  const id = await heldPayout(await callerOf(customers.seller));
  const row = page.getByRole('listitem').filter({ hasText: id });
  await expect(row.getByText('A payout is held until somebody decides')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Alerts \d+ open$/ }),
  ).toBeVisible();
  await press(row.getByRole('link', { name: /^Go to the held payouts/ }));
  await expect(page.getByRole('button', { name: `Send again: ${id}` })).toBeVisible();

  await page.goBack();
  await press(row.getByText('Mark as handled'));
  await write(row.getByLabel('Note for your colleagues'), 'Asked the bank. It answers on Monday.');
  await press(row.getByRole('button', { name: /^It is handled/ }));
  await expect(page.getByText('Marked as handled')).toBeVisible();
  await expect(row).toBeHidden();

  await press(page.getByRole('link', { name: 'Handled', exact: true }));
  await expect(row.getByText(/^Handled by Fe Ramos, .*: Asked the bank\. It answers on Monday\.$/)).toBeVisible();
});
