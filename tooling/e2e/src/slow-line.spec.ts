import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { customers } from './people/staff.ts';
import { slowLineTo } from './quality/in-pieces.ts';
import { layoutShift, watchLayoutShift } from './quality/layout-shift.ts';
import { callerOf } from './stage/caller.ts';
import { phone } from './story/cast.ts';

/**
 * Of a page: half of what Lighthouse may find. In one frame of a piece a line whose width is its text's can be cut: an
 * amount or a switch at the end of its line, facts that share a row. Such a line ends where it should a frame later.
 * Parts larger than a line keep their place.
 */
const SHIFT_MAX = 0.01;

test('nothing larger than a line of text moves while a page loads in small pieces', async ({ newTab }) => {
  const items = await (await callerOf(customers.seller))('recommendItemsToSell');
  const line = await slowLineTo(addresses.web);
  try {
    for (const path of [
      '/',
      '/drops',
      `/item/${items.items[0]?.id}`,
      `/item/${items.items.at(-1)?.id}`,
      '/sell',
      '/calculators',
      '/orders',
      '/wallet',
    ]) {
      const page = await newTab('a visitor on a slow line', phone);
      await watchLayoutShift(page);
      await page.goto(line.url + path, { waitUntil: 'domcontentloaded' });
      const { value, moved } = await layoutShift(page);
      expect.soft(value, `what moves while ${path} comes: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(SHIFT_MAX);
      await page.close();
    }
  } finally {
    line.close();
  }
});
