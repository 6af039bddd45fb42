import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { customers, staff } from './people/staff.ts';
import { watchLayoutShift } from './quality/layout-shift.ts';
import { lookAt } from './quality/look-at.ts';
import { callerOf } from './stage/caller.ts';

/** The sandbox's bank keeps what goes to this account until it is told what becomes of it. */
const patientAccount = '131313';

test('a payout of which nobody knows whether it arrived is given back by finance, with the keyboard alone', async ({
  newTab,
}) => {
  const sam = await callerOf(customers.seller);
  const account = await sam('createWithdrawalAccount', {
    body: { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: patientAccount },
  });
  const { id } = await sam('requestPayout', { body: { amount: 50_000, withdrawalAccountId: account.id } });
  await expect.poll(async () => (await sam('getPayout', { params: { id } })).status).toBe('ACCEPTED');
  await fetch(`${addresses.sandbox}/control/payouts/${id}/fail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ failure_code: 'UNKNOWN_BANK_NETWORK_ERROR' }),
  });
  await expect.poll(async () => (await sam('getPayout', { params: { id } })).failureReason).not.toBeNull();

  const page = await newTab('finance');
  await watchLayoutShift(page);
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await lookAt(page, `${addresses.ops}/money`);
  await expect(page.getByText('paid twice')).toBeVisible();
  await keyboardHand.press(page.getByRole('button', { name: `Give the money back: ${id}` }));
  await expect(page.getByText('The money is back in the wallet')).toBeVisible();
  await expect(page.getByRole('button', { name: `Give the money back: ${id}` })).toBeHidden();
  expect((await sam('getPayout', { params: { id } })).status).toBe('FAILED');
});
