import { test } from '../browser/test.ts';
import { keyboardHand } from '../hands/keyboard-hand.ts';
import { OpsStation } from '../pages/ops-station.ts';
import { addresses } from '../addresses.ts';

test('look', async ({ newTab }) => {
  const page = await newTab('cara');
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 300)); });
  page.on('response', (r) => { if (r.status() >= 400) console.log('HTTP', r.status(), r.url()); });
  await new OpsStation({ page, hand: keyboardHand }).signIn({ email: 'cara@suki.test', password: 'suki-demo-2026' });
  await page.waitForURL(/catalogue$/);
  const item = page.getByRole('main').locator('a[href*="/catalogue/item/"]').first();
  await item.waitFor();
  const href = await item.getAttribute('href');
  for (const [w, h] of [[1280, 900], [390, 844]] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: scheme });
      for (const [name, path] of [['items', '/catalogue'], ['item', String(href)], ['brands', '/catalogue/brands'], ['history', '/catalogue/history']] as const) {
        await page.goto(`${addresses.ops}${path}`);
        await page.waitForTimeout(1200);
        if (name === 'items') {
          const boxes = page.getByRole('main').getByRole('checkbox');
          await boxes.nth(0).check({ force: true });
          await boxes.nth(1).check({ force: true });
          await page.getByLabel('Reason').fill('The pictures show another colorway.');
          await page.getByRole('button', { name: 'See what would change' }).click();
          await page.waitForTimeout(600);
        }
        await page.screenshot({ path: `/tmp/desk/shots/${name}-${w}-${scheme}.png`, fullPage: name !== 'brands' });
      }
    }
});
