import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { customers, staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';

test('ops A.2 A6: support finds the orders of a caller by a phone number, and is told of a mistyped order number', async ({
  newTab,
}) => {
  const buyer = await callerOf(customers.buyer);
  const { phoneNumber } = await buyer('getUser');
  const support = await callerOf(staff.finance);
  const { items } = await support('findOrders', { body: { text: String(phoneNumber) } });
  const page = await newTab('support');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  await page.goto(`${addresses.ops}/find`);
  const field = page.getByLabel('Order, parcel, item or person');

  await keyboardHand.write(field, String(phoneNumber).replace('+63', '0'));
  await page.keyboard.press('Enter');
  const orders = page.getByRole('list', { name: /^Orders found/ });
  await expect(orders.getByRole('listitem')).toHaveCount(items.length);
  await expect(page.getByRole('list', { name: /^People found/ }).getByRole('link')).toHaveCount(1);

  const number = String(items[0]?.orderNumber);
  await field.fill(`${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`);
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is mistyped');
  await field.fill(number);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order/${items[0]?.id}$`));
});
