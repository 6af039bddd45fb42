import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { customers, staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';
import { heldPayout } from './stage/held-payout.ts';

test('an alert appears in an open console by itself, links to its order or payout, is taken, and is closed with its cause with the keyboard alone', async ({
  newTab,
}) => {
  const { press, select, write } = keyboardHand;
  const page = await newTab('finance');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await page.goto(`${addresses.ops}/alerts?queue=finance`);
  await expect(page.getByRole('heading', { name: 'Alerts', exact: true })).toBeVisible();

  const { amount } = await heldPayout(await callerOf(customers.seller));
  const row = page.getByRole('listitem').filter({ hasText: amount });
  await expect(row.getByText('A payout is held until someone decides')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Alerts \d+ open$/ }),
  ).toBeVisible();
  await press(row.getByRole('link', { name: /^See the held payouts/ }));
  await expect(page.getByRole('button', { name: `Send again: ${amount}, ` })).toBeVisible();

  await page.goBack();
  await press(row.getByRole('button', { name: /^Take it/ }));
  await expect(row.getByText('You have it')).toBeVisible();
  await press(row.locator('summary').filter({ hasText: 'Close it' }));
  await select(row.getByLabel('What was behind it?'), 'A mistake at the gateway');
  await write(row.getByLabel('Note for your colleagues'), 'Asked the bank. It answers on Monday.');
  await press(row.getByRole('button', { name: /^Close it/ }));
  await expect(row).toBeHidden();

  await press(page.getByRole('link', { name: 'Closed', exact: true }));
  await expect(
    row.getByText(/^Closed by Fe Ramos, .*: A mistake at the gateway\. Asked the bank\. It answers on Monday\.$/),
  ).toBeVisible();
});
