import { expect, type Route } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { phone } from './story/cast.ts';

/** The sign-in page on the way to the checkout of a pair. */
async function wayToCheckout() {
  const { item, sku } = await listPairs(1);
  const query = new URLSearchParams({ item: item.id, sku: sku.id, lane: 'standard' });
  return { item, path: `/sign-in?${new URLSearchParams({ redirect: `/checkout?${query}` })}` };
}

test('ux 42: a phone says why one signs in before it asks for anything, and shows the pair', async ({ newTab }) => {
  const { item, path } = await wayToCheckout();
  const page = await newTab('a visitor', phone);
  await page.goto(path);
  const [reason, email] = [page.getByText('Sign in to buy.'), page.getByLabel('Email')];
  await expect(reason).toBeVisible();
  expect((await reason.boundingBox())?.y).toBeLessThan((await email.boundingBox())?.y ?? 0);
  const why = page.getByRole('complementary', { name: 'Why sign in' });
  await expect(why.getByText(item.name)).toBeVisible();
  await expect(why.getByText('Your size and price are kept.')).toBeVisible();
});

for (const path of ['/sign-in', '/register']) {
  test(`ux 59: ${path} at a desk has its reasons beside the form, on the first screen`, async ({ newTab }) => {
    const page = await newTab('a visitor', { viewport: { width: 1280, height: 800 } });
    await page.goto(path);
    const form = await page.getByRole('main').locator('form').first().boundingBox();
    const why = page.getByRole('complementary', { name: 'Why sign in' });
    await expect(why.getByText('Every item passes our inspection before it ships to you.')).toBeVisible();
    const place = await why.boundingBox();
    expect(place?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    expect(place?.y).toBeLessThan(200);
    expect((place?.x ?? 0) + (place?.width ?? 0), 'the right edge of the reasons').toBeGreaterThan(1_100);
  });
}

test('ux 52: an unknown page has its own title, and a phone keeps its tab bar', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle(/^We can’t find that page/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
});

test('ux 52: an order number that is none leads to that page too, in one frame', async ({ newTab }) => {
  const page = await newTab('the buyer', phone);
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(customers.buyer);
  await page.goto('/order/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We can’t find that page/);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
});

test('an answer that was asked for during the sign-in, and comes after it, does not leave the asks waiting', async ({
  newTab,
}) => {
  const page = await newTab('a seller', phone);
  const early = Promise.withResolvers<Route>();
  let asked = 0;
  await page.route('**/user/trade-counts', async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
    else early.resolve(route);
  });
  await page.route('**/api/login', async (route) => {
    await early.promise;
    await route.continue();
  });
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: '/asks?tab=selling' })}`);
  await new SignInPage({ page, hand: pointerHand }).signIn(customers.seller);
  await expect(page.getByRole('heading', { level: 1, name: 'Asks' })).toBeVisible();
  await (await early.promise).continue();
  const place = page.getByRole('main').getByText(/^(First in line|No\. \d+ in line)$/);
  await expect(place.filter({ visible: true }).first()).toBeVisible();
});
