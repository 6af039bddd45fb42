import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';
import { receivedPair } from './stage/received-pair.ts';

const photo = fileURLToPath(new URL('../../../apps/api/seed/inspection-photo.webp', import.meta.url));
const KEYS_MAX = 20;

/** Presses one key and counts it. A scanned code counts as one: the scanner types it. */
function keyCounter(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    scan: async (code: string) => {
      count += 1;
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    },
    count: () => count,
  };
}

/** The photos are no keys: a camera takes them. */
async function takePhotos(page: Page): Promise<void> {
  for (const slot of ['Outer side of the pair', 'Soles', 'Size tag inside the tongue', 'Label on the box']) {
    await page.getByLabel(`${slot}: Take the photo`).setInputFiles(photo);
    await expect(page.getByAltText(`Your photo: ${slot}`)).toBeVisible();
  }
}

test('ops A.2 A8: a pair of shoes takes at most 20 keys from scan to pass, beside its photos', async ({ newTab }) => {
  const order = await receivedPair();
  const page = await newTab('inspector');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.inspector);
  const keys = keyCounter(page);

  await keys.press('F2');
  await expect(page.getByLabel('Order, parcel or item')).toBeFocused();
  await keys.scan(order.orderNumber);
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`));
  const begin = page.getByRole('button', { name: 'Start the inspection' });
  await expect(begin).toBeVisible();
  while (!(await begin.evaluate((button) => button === document.activeElement))) await keys.press('Tab');
  await keys.press('Enter');
  const points = page.locator('[data-point]');
  await expect(points.first().getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('button', { name: /points as passed/ })).toHaveCount(0);
  await takePhotos(page);
  for (let point = await points.count(); point > 0; point -= 1) await keys.press('p');
  await expect(page.getByRole('button', { name: 'Pass and publish the report' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('article')).toContainText('12 of 12 points passed');
  expect(keys.count()).toBeLessThanOrEqual(KEYS_MAX);
});

test('ops A.2 A8: a reload keeps the photos and verdicts, and a missing angle is named', async ({ newTab }) => {
  const { id } = await receivedPair();
  const noli = await callerOf(staff.inspector);
  await noli('beginInspection', { params: { id } });
  const page = await newTab('inspector');
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.inspector);
  await page.goto(`${addresses.ops}/order/${id}`);
  const pass = page.getByRole('button', { name: 'Pass and publish the report' });
  await expect(pass).toBeVisible();
  for (const point of await page.locator('[data-point]').all())
    await point.getByRole('radio', { name: 'Pass' }).check();
  await page.getByLabel('Soles: Take the photo').setInputFiles(photo);
  await expect(pass).toHaveAccessibleDescription('Take the photo “Outer side of the pair”.');
  await page.reload();
  await expect(page.getByAltText('Your photo: Soles')).toBeVisible();
  await expect(pass).toHaveAccessibleDescription('Take the photo “Outer side of the pair”.');
});
