import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';

const phone = { viewport: { width: 390, height: 844 } };

async function openCollection(page: Page): Promise<void> {
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Collection', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
}

test('every order that is done is in the collection of its buyer, and leads to the way to sell that size', async ({
  newTab,
}) => {
  const bea = await callerOf(customers.buyer);
  const orders = (await bea('listOrders', { query: { role: 'buyer', tabId: 'done', limit: '180' } })).items;
  const done = orders.filter(({ status }) => status === 'transaction_successful');
  const page = await newTab('the buyer', phone);
  await openCollection(page);
  const rows = page.getByRole('list', { name: 'Your items' }).getByRole('listitem');
  for (const { id, item, sku } of done) {
    const row = rows.filter({ has: page.locator(`a[href="/order/${id}"]`) });
    await expect(row).toHaveCount(1);
    await expect(row.locator(`a[href="/sell/${item.id}?sku=${sku.id}"]`)).toHaveCount(1);
  }
  expect(done.length, 'orders of the demo that are done').toBeGreaterThan(0);
});

test('an item added by hand shows what it is worth and gained, and is removed after a question', async ({ newTab }) => {
  const page = await newTab('the buyer', phone);
  await openCollection(page);
  const rows = page.getByRole('list', { name: 'Your items' }).getByRole('listitem');
  const removal = await rows.first().getByRole('button').getAttribute('aria-label');
  const name = (removal ?? '').replace(/^Remove (.*), [^,]*$/, '$1');

  await page.getByRole('link', { name: 'Add an item' }).click();
  await page.getByLabel('Find your item').fill(name);
  await page
    .getByRole('region', { name: 'Search results' })
    .getByRole('link', { name: new RegExp(`^${escaped(name)}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Choose your size.')).toBeVisible();
  await page
    .getByRole('group', { name: 'Size', exact: true })
    .getByRole('radio', { name: /₱|None/ })
    .last()
    .check();
  await page.getByLabel('Price you paid').fill('1234.50');
  await page.getByRole('button', { name: 'Add it' }).click();

  await expect(page).toHaveURL('/collection');
  const added = rows.filter({ hasText: 'Paid ₱1,234.50' });
  await expect(added).toContainText('Last sale');
  await expect(added).toContainText(/[+−]₱/);
  await added.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(added).toHaveCount(0);
});

test('a visitor without an account signs in first', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/collection');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fcollection/);
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
