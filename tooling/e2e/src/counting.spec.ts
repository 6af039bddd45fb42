import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { layoutShift, NO_SHIFT, watchLayoutShift } from './quality/layout-shift.ts';
import { violations } from './quality/violations.ts';
import { phone } from './story/cast.ts';

/** Issue 21, point 8: people are asked once, and a press on a result is counted after a yes alone. */

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' });
const hits = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Goes from the results to an item, or back to them. */
async function goOn(page: Page): Promise<void> {
  if (page.url().includes('/item/')) {
    await page.goBack();
    await page.waitForURL('**/search**');
  } else {
    await hits(page).getByRole('link').first().click();
    await page.waitForURL('**/item/**');
  }
}

/** Does something on the first page of a visit, and goes on until the code of the question has come with a page. */
async function comeToQuestion(page: Page): Promise<void> {
  await page.goto('/search?keyword=jordan');
  await page.mouse.move(50, 300);
  await page.mouse.wheel(0, 20);
  await expect(question(page)).toBeHidden();
  await expect(async () => {
    await goOn(page);
    await expect(question(page)).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

test('a visitor is asked on a later page than the first, nothing moves, and after a no on no page any more', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await watchLayoutShift(page);
  await comeToQuestion(page);
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
  await goOn(page);
  await expect(question(page)).toBeHidden();
  await page.reload();
  await page.mouse.wheel(0, 20);
  await goOn(page);
  await expect(question(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('suki.counts-visits'))).toBeNull();
});

test('a yes is remembered, and a press on a result keeps its search in the tab for a purchase', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await comeToQuestion(page);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(question(page).getByRole('status')).toContainText('visits are counted');
  await page.goto('/search?keyword=jordan');
  await expect(async () => {
    await goOn(page);
    expect(await page.evaluate(() => sessionStorage.getItem('suki.searches'))).not.toBeNull();
  }).toPass();
  const searches = await page.evaluate(() => sessionStorage.getItem('suki.searches'));
  expect(JSON.parse(searches ?? '[]')).toEqual([
    { itemId: expect.stringMatching(/^itm_/), queryId: expect.stringMatching(/^own-[0-9a-f]{32}$/) },
  ]);
  await page.goto('/cookies');
  await expect(page.getByRole('switch')).toBeChecked();
});
