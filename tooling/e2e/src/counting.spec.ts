import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { layoutShift, NO_SHIFT, watchLayoutShift } from './quality/layout-shift.ts';
import { violations } from './quality/violations.ts';
import { phone } from './story/cast.ts';

/** Issue 21, point 8: people are asked once, and a press on a result is counted after a yes alone. */

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' });
const hits = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Comes with a first action to the second page of a visit, once the code of the question is there. */
async function comeToSecondPage(page: Page): Promise<void> {
  await page.goto('/search?keyword=jordan');
  const asks = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('Counting visits'),
  );
  await page.mouse.move(50, 300);
  await page.mouse.wheel(0, 20);
  await asks;
  await expect(question(page)).toBeHidden();
  await hits(page).getByRole('link').first().click();
  await page.waitForURL('**/item/**');
}

test('a visitor is asked on the second page, nothing moves, and after a no on no page any more', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await watchLayoutShift(page);
  await comeToSecondPage(page);
  await expect(question(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [yes, no] = [
    await question(page).getByRole('button', { name: 'Yes' }).boundingBox(),
    await question(page).getByRole('button', { name: 'No' }).boundingBox(),
  ];
  expect([yes?.height, yes?.y]).toEqual([no?.height, no?.y]);
  await expect(question(page).getByRole('link', { name: 'What we count' })).toHaveAttribute('href', '/cookies');
  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page).getByRole('status')).toContainText('nothing is counted');
  const { value, moved } = await layoutShift(page);
  expect(value, JSON.stringify(moved)).toBeLessThan(NO_SHIFT);
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await page.mouse.wheel(0, 20);
  await hits(page).getByRole('link').first().click();
  await page.waitForURL('**/item/**');
  await expect(question(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('suki.counts-visits'))).toBeNull();
});

test('a yes is remembered, and a press on a result keeps its search in the tab for a purchase', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await comeToSecondPage(page);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(question(page).getByRole('status')).toContainText('visits are counted');
  await page.goBack();
  await hits(page).getByRole('link').first().click();
  await page.waitForURL('**/item/**');
  const searches = await page.evaluate(() => sessionStorage.getItem('suki.searches'));
  expect(JSON.parse(searches ?? '[]')).toEqual([
    { itemId: new URL(page.url()).pathname.split('/').at(-1), queryId: expect.stringMatching(/^own-[0-9a-f]{32}$/) },
  ]);
  await page.goto('/cookies');
  await expect(page.getByRole('switch')).toBeChecked();
});
