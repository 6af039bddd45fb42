import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { customers } from './people/staff.ts';
import { slowLineTo } from './quality/in-pieces.ts';
import { layoutShift, watchLayoutShift } from './quality/layout-shift.ts';
import { callerOf } from './stage/caller.ts';
import { phone } from './story/cast.ts';

test('nothing on a page moves while it loads in small pieces', async ({ newTab }) => {
  const items = await (await callerOf(customers.seller))('recommendItemsToSell');
  const line = await slowLineTo(addresses.web);
  try {
    for (const path of ['/', `/item/${items.items.at(-1)?.id}`, '/sell', '/calculators', '/orders', '/wallet']) {
      const page = await newTab('a visitor on a slow line', phone);
      await watchLayoutShift(page);
      await page.goto(line.url + path, { waitUntil: 'domcontentloaded' });
      expect.soft(await layoutShift(page), `what moves while ${path} comes`).toEqual({ value: 0, moved: [] });
      await page.close();
    }
  } finally {
    line.close();
  }
});
