import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { HomePage } from './pages/home-page.ts';
import { settle } from './quality/settled.ts';

const picture = fileURLToPath(new URL('../../../docs/images/item-page.png', import.meta.url));
const ITEM = 'Jordan 1 Retro High OG Chicago Lost and Found';
const SEVERAL = 3;

/** The picture shows dates, which change each day, so it is replaced only on request (`pnpm run pictures`). */
const isWanted = !existsSync(picture) || process.env.SUKI_WRITE_PICTURES === '1';

test('the picture of the README is the first screen of an item page', async ({ newTab }, testInfo) => {
  const page = await newTab('a visitor', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  const home = new HomePage({ page, hand: pointerHand });
  await home.open();
  await home.openItem(ITEM);
  const priced = page.getByRole('group', { name: 'Size', exact: true }).getByText('₱');
  expect(await priced.count(), 'sizes with a price').toBeGreaterThanOrEqual(SEVERAL);
  await settle(page);
  await page.screenshot({ path: isWanted ? picture : testInfo.outputPath('item-page.png'), animations: 'disabled' });
});
