import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { settle } from './quality/settled.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { newBuyer } from './stage/new-buyer.ts';
import { reserve } from './stage/orders.ts';
import { phone } from './story/cast.ts';

/** A phone whose browser runs the worker; the other tests block it, because they answer calls themselves. */
const withWorker = { ...phone, serviceWorkers: 'allow' } as const;

/** ADR 0125: visited pages and own orders without a connection, and nothing private after the sign-out. */

const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('suki-private');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Opens a page until the worker serves it: the first page of a browser starts the worker. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(path);
  await settle(page);
}

async function buyerWithOrder(page: Page): Promise<string> {
  const { person, call } = await newBuyer();
  const orderId = await reserve(call, await listPairs(1));
  const signIn = new SignInPage({ page, hand: pointerHand });
  await signIn.open();
  await signIn.signIn(person);
  await visit(page, `/order/${orderId}`);
  await expect.poll(() => kept(page)).toContain(`/order/${orderId}`);
  return orderId;
}

test('ux 23: a visited page opens without a connection, and any other says so in our words', async ({ newTab }) => {
  const page = await newTab('a visitor', withWorker);
  await visit(page, '/fees');
  await page.context().setOffline(true);
  await page.goto('/fees');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/inspection');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
});

test('ux 23: an order that was seen opens without a connection', async ({ newTab }) => {
  const page = await newTab('the buyer', withWorker);
  const orderId = await buyerWithOrder(page);
  const words = await page.getByRole('heading', { level: 1 }).textContent();
  await page.context().setOffline(true);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
});

test('ux 23: a sign-out deletes every kept answer about an order, and none comes back', async ({ newTab }) => {
  const page = await newTab('the buyer', withWorker);
  const orderId = await buyerWithOrder(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/account');
  await expect.poll(() => kept(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`/order/${orderId}`);
  await settle(page);
  await expect(page.getByRole('main')).not.toContainText('₱');
  expect(await kept(page)).toEqual([]);
});
