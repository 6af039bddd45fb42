import { expect } from '@playwright/test';
import { payloads } from './attacks/payloads.table.ts';
import { plant } from './attacks/planted.ts';
import { test } from './browser/test.ts';
import { entranceOf } from './gallery/entrance.ts';
import { findKnownIds } from './gallery/known-ids.ts';
import { people, visits } from './gallery/screens.ts';
import { untilQuiet } from './quality/settled.ts';

/**
 * S13 (docs/test-plan.md#attacks): every text that a person or the staff wrote holds payloads, on every screen of shop
 * and console. `SUKI_PAYLOADS=all` goes through all payloads, 20 at a time.
 */

const PACK = 20;
const packs = Array.from({ length: Math.ceil(payloads.length / PACK) }, (_, index) =>
  payloads.slice(index * PACK, (index + 1) * PACK),
);
const isFull = process.env.SUKI_PAYLOADS === 'all';
const tried = isFull ? packs : [payloads.filter((_, index) => index % 25 === 0).slice(0, PACK)];

test('S13: there are 500 payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(500);
});

// The screens of a newcomer are empty.
for (const who of people.filter((one) => one !== 'newcomer')) {
  test(`S13: payloads in every written text run nothing on the screens of: ${who}`, async ({ browser }) => {
    const shown = visits(await findKnownIds()).filter((visit) => visit.state === 'full' && visit.who === who);
    // An order has one page in all of its statuses, which the full size goes through as well.
    const pages = new Map(shown.toReversed().map((visit) => [visit.screen.split(',')[0], visit]));
    const screens = isFull ? shown : [...pages.values()];
    for (const pack of tried) {
      const page = await entranceOf(browser)(who);
      const planted = await plant(page, pack);
      const findings: string[] = [];
      for (const { path } of screens) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await untilQuiet(page);
        findings.push(...(await planted.findings()));
      }
      expect(findings).toEqual([]);
      if (who !== 'visitor') expect(planted.count()).toBeGreaterThan(screens.length);
      await page.context().close();
    }
  });
}

test('S13: a page that shows a text as markup would be found', async ({ newTab }) => {
  const page = await newTab('visitor');
  const planted = await plant(page, payloads.slice(0, PACK));
  await page.goto('/cookies');
  expect(await planted.findings()).toEqual([]);
  await page.evaluate((text) => {
    document.body.innerHTML = text;
  }, payloads[1] ?? '');
  await expect.poll(async () => (await planted.findings()).length).toBeGreaterThan(0);
});
