import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';

test('a second scan of the courier’s label replaces the refused number', async ({ newTab }) => {
  const ines = await callerOf(staff.warehouse);
  const { items } = await ines('listStaffOrders', { query: { status: 'platform_to_ship' } });
  const order = items.find(({ lane }) => lane === 'standard');
  const { trackings } = await ines('getStaffOrder', { params: { id: order?.id ?? '' } });
  const used = trackings.find(({ leg }) => leg === 'inbound')?.trackingNumber ?? '';

  const page = await newTab('warehouse');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.warehouse);
  await page.goto(`${addresses.ops}/order/${order?.id}`);
  await keyboardHand.select(page.getByLabel('Courier'), 'J&T Express');
  const field = page.getByLabel('Tracking number');
  await field.focus();
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Another parcel already has this number')).toBeVisible();
  await page.keyboard.type('JT9934641425');
  await expect(field).toHaveValue('JT9934641425');
});
