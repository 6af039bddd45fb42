import { expect, type Page } from '@playwright/test';
import { likeTheOldestBrowser, namesLeft } from './browser/oldest-browser.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { settle } from './quality/settled.ts';
import { callerOf } from './stage/caller.ts';
import { phone } from './story/cast.ts';

/*
 * ADR 0121: the shop works in the oldest declared browsers. All that they lack is deleted before a page's scripts run.
 */

/** Opens a page and reads it to its end, so that all its scripts run. Their errors are collected in `failed`. */
async function expectWorking(page: Page, path: string, failed: readonly string[]): Promise<void> {
  await page.goto(path);
  await settle(page);
  expect.soft(await page.getByText('Something went wrong on this page').count(), `error pages at ${path}`).toBe(0);
  expect.soft([...failed], `errors of scripts at ${path}`).toEqual([]);
}

async function oldBrowser(page: Page): Promise<readonly string[]> {
  await likeTheOldestBrowser(page);
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  return failed;
}

test('ecosystem 1.1: no page of a visitor fails where the oldest declared browsers lack a name', async ({ newTab }) => {
  const page = await newTab('a visitor with an old phone', phone);
  const failed = await oldBrowser(page);
  await expectWorking(page, '/', failed);
  expect(await namesLeft(page), 'names that were not deleted').toEqual([]);
  const item = await page.locator('a[href^="/item/"]').first().getAttribute('href');
  await expectWorking(page, item ?? '', failed);
  for (const path of ['/fees', '/sell', '/calculators', '/sign-in', '/register']) {
    await expectWorking(page, path, failed);
  }
});

test('ecosystem 1.1: no page of a buyer fails where the oldest declared browsers lack a name', async ({ newTab }) => {
  const page = await newTab('the buyer with an old phone', phone);
  const failed = await oldBrowser(page);
  const bea = await callerOf(customers.buyer);
  const signIn = new SignInPage({ page, hand: pointerHand });
  await signIn.open();
  await signIn.signIn(customers.buyer);
  const orderId = (await bea('listOrders', { query: { role: 'buyer', tabId: 'in_progress' } })).items[0]?.id;
  for (const path of [`/order/${orderId}`, '/orders', '/bids', '/asks', '/inbox', '/wallet', '/account']) {
    await expectWorking(page, path, failed);
  }
});

test('ecosystem 1.2: without scrollend the gallery still follows a swipe after a press of an arrow', async ({
  newTab,
}) => {
  const page = await newTab('a visitor with an older Safari', phone);
  await likeTheOldestBrowser(page);
  await page.goto('/');
  await page.goto((await page.locator('a[href^="/item/"]').first().getAttribute('href')) ?? '');
  const count = page
    .locator('#gallery ~ *, #gallery')
    .locator('xpath=ancestor::section')
    .getByText(/^\d \/ \d$/)
    .first();
  await expect(count).toHaveText(/^1 \//);
  await page.getByRole('button', { name: 'Next view' }).click();
  await expect(count).toHaveText(/^2 \//);
  await page
    .locator('#gallery')
    .evaluate((track) => track.scrollTo({ left: track.clientWidth * 3, behavior: 'instant' }));
  await expect(count).toHaveText(/^4 \//);
});
