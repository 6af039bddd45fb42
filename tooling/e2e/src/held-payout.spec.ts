import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { customers, staff } from './people/staff.ts';
import { watchLayoutShift } from './quality/layout-shift.ts';
import { lookAt } from './quality/look-at.ts';
import { callerOf } from './stage/caller.ts';
import { heldPayout } from './stage/held-payout.ts';

test('finance gives back a payout with an unknown outcome, with the keyboard alone', async ({ newTab }) => {
  const sam = await callerOf(customers.seller);
  const { id, amount } = await heldPayout(sam);

  const page = await newTab('finance');
  await watchLayoutShift(page);
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await lookAt(page, `${addresses.ops}/money`);
  await expect(page.getByRole('listitem').filter({ hasText: amount }).getByText('pays twice')).toBeVisible();
  await keyboardHand.press(page.getByRole('button', { name: `Give the money back: ${amount}, ` }));
  const question = page.getByRole('dialog', { name: 'back to the wallet?' });
  await expect(question.getByText('it is paid twice')).toBeVisible();
  expect((await sam('getPayout', { params: { id } })).status).not.toBe('FAILED');
  await keyboardHand.write(question.getByRole('textbox', { name: 'Why' }), 'The bank says that it never came.');
  await keyboardHand.press(question.getByRole('button', { name: /^Give ₱.* back$/ }));
  await expect(page.getByText('The money is back in the wallet')).toBeVisible();
  await expect(page.getByRole('button', { name: `Give the money back: ${amount}, ` })).toBeHidden();
  expect((await sam('getPayout', { params: { id } })).status).toBe('FAILED');
});

test('a second decision about a payout shows the first one and sends nothing', async ({ newTab }) => {
  const sam = await callerOf(customers.seller);
  const fe = await callerOf(staff.finance);
  const { id, amount } = await heldPayout(sam);

  const page = await newTab('finance');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await page.goto(`${addresses.ops}/money`);
  await keyboardHand.press(page.getByRole('button', { name: `Send again: ${amount}, ` }));
  const question = page.getByRole('dialog', { name: 'again?' });
  await expect(question.getByText(amount, { exact: true })).toBeVisible();
  await fe('reviewPayout', { params: { id }, body: { outcome: 'give_back', reason: 'The bank sent it back.' } });
  await keyboardHand.write(question.getByRole('textbox', { name: 'Why' }), 'The bank says that it never came.');
  await keyboardHand.press(question.getByRole('button', { name: /^Send ₱.* again$/ }));
  await expect(question.getByRole('alert')).toContainText('the money is back in the wallet');
  await expect(page.getByRole('button', { name: `Send again: ${amount}, ` })).toBeHidden();
  await keyboardHand.press(question.getByRole('button', { name: 'Back to the payouts' }));
  await expect(question).toBeHidden();
  expect((await sam('getPayout', { params: { id } })).status).toBe('FAILED');
});
