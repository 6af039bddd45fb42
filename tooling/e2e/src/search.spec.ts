import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { layoutShift, NO_SHIFT, watchLayoutShift } from './quality/layout-shift.ts';
import { lookAt } from './quality/look-at.ts';
import { violations } from './quality/violations.ts';
import { desk, phone } from './story/cast.ts';

/** Issue 21, point 3: from the field to an item, by keyboard, on a phone and before scripts. */

const ITEM = 'Jordan 1 Mid Light Smoke Grey';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test('by keyboard alone one goes from the field to a suggested item', async ({ newTab }) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/');
  await field(page).focus();
  await page.keyboard.type('light smoke');
  const suggestion = page.getByRole('option', { name: ITEM }).first();
  await expect(suggestion).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // The first entry leads to all results, the second is the item.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ITEM })).toBeVisible();
});

test('by keyboard alone one goes from the field through the results to an item, and back to them', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/');
  await field(page).focus();
  await page.keyboard.type('smoke jordan');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?keyword=smoke+jordan');
  await expect(page.getByRole('heading', { level: 1, name: 'smoke jordan' })).toBeVisible();
  await expect(field(page)).toHaveValue('smoke jordan');
  const card = results(page).getByRole('link', { name: ITEM }).first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ITEM })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
});

test('a filter stands in the address, and the back button gives it up', async ({ newTab }) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/search?keyword=low');
  const all = await page.getByRole('status').filter({ hasText: 'item' }).first().textContent();
  await filters(page)
    .getByRole('link', { name: /^Nike\b.*\d/ })
    .click();
  await page.waitForURL('**/search?keyword=low&brand=nike');
  const chips = page.getByRole('navigation', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: 'Remove Nike' })).toBeVisible();
  await page.goBack();
  await expect(chips).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'item' }).first()).toHaveText(all ?? '');
});

test('on a phone the tab leads to the search, and a sheet filters it', async ({ newTab }) => {
  const page = await newTab('a visitor', { ...phone, hasTouch: true });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).tap();
  await page.waitForURL('**/search');
  await field(page).fill('jordan 1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?keyword=jordan+1');
  await page.getByRole('button', { name: 'Filter' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('link', { name: /^Women\b.*\d/ }).tap();
  await page.waitForURL('**/search?keyword=jordan+1&gender=women');
  await expect(sheet.getByRole('link', { name: 'Remove Women' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show / }).tap();
  await expect(sheet).toBeHidden();
  await results(page).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/item\//);
});

test('before scripts the form searches, a filter is a link, and a card leads to its item', async ({ newTab }) => {
  const page = await newTab('a visitor without scripts', { ...phone, javaScriptEnabled: false });
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Search' }).fill('smoke jordan');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await page.waitForURL('**/search?keyword=smoke+jordan');
  await expect(results(page).getByRole('link', { name: ITEM }).first()).toBeVisible();
  await page.goto('/search?keyword=jordan');
  await filters(page)
    .getByRole('link', { name: /^Women\b.*\d/ })
    .click();
  await page.waitForURL('**/search?keyword=jordan&gender=women');
  await results(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a list is endless by scrolling, and its next page has an address', async ({ newTab }) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/search');
  const next = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Page 2' });
  await expect(next).toHaveAttribute('href', /\/search\?after=itm_\w+&page=2/);
  const cards = results(page).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await next.scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const second = await next.getAttribute('href');
  await page.goto(second ?? '');
  await expect(page.getByText(/^21 to /)).toBeVisible();
});

test('a search that finds nothing says what one condition less would find', async ({ newTab }) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/search?keyword=xyzzyq&brand=nike');
  await expect(page.getByRole('heading', { level: 1, name: 'No “xyzzyq” today.' })).toBeVisible();
  await page.getByRole('link', { name: /Everything in the shop/ }).click();
  await page.waitForURL('**/search');
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
});

test('the screens of the search on a phone and at a desk, light and dark', async ({ newTab }) => {
  const page = await newTab('a visitor');
  await watchLayoutShift(page);
  await lookAt(page, '/search');
  await lookAt(page, '/search?keyword=jordan&brand=jordan&priceFrom=1000');
  await lookAt(page, '/search?keyword=xyzzyq');
});

test('the bars of prices stand above the amounts, and mark the chosen range', async ({ newTab }) => {
  const page = await newTab('a visitor', desk);
  await page.goto('/search?keyword=jordan');
  const price = filters(page).getByRole('region', { name: 'Price, all in' });
  await expect(price.getByRole('img', { name: /^Most of these cost ₱/ })).toBeVisible();
  await price.getByRole('textbox', { name: 'To, pesos' }).fill('9000');
  await price.getByRole('button', { name: 'Set price' }).click();
  await page.waitForURL(/priceTo=9%2C?000|priceTo=9000/);
  await expect(price.getByRole('img', { name: /^Most of these cost ₱/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Up to ₱9,000' })).toBeVisible();
});

test('the size that somebody chose on an item narrows a search with one press, in a room that was there', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await watchLayoutShift(page);
  await page.addInitScript(() =>
    localStorage.setItem('suki.sizes', JSON.stringify({ system: null, sizes: { shoes: { us_m: '9', eu: '42.5' } } })),
  );
  await page.goto('/search?keyword=jordan');
  const own = page.getByRole('link', { name: /^\d+ in your size \(US M 9\)$/ });
  await expect(own).toBeVisible();
  const { value, moved } = await layoutShift(page);
  expect(value, JSON.stringify(moved)).toBeLessThan(NO_SHIFT);
  const count = ((await own.textContent()) ?? '').split(' ')[0];
  await own.click();
  await page.waitForURL('**/search?keyword=jordan&size=9');
  await expect(page.getByRole('status').filter({ hasText: 'item' }).first()).toHaveText(
    new RegExp(`^${count} items?$`),
  );
  await expect(own).toBeHidden();
});

test('a search without a result offers notices of the items that come nearest', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/search?keyword=dunk&size=19');
  await expect(page.getByRole('heading', { level: 1, name: 'No “dunk” today.' })).toBeVisible();
  const near = page.getByRole('region', { name: 'Tell me when it comes' });
  expect(await violations(page)).toEqual([]);
  await near
    .getByRole('button', { name: /^Tell me about .*Dunk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fsearch/);
});
