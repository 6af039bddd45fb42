import { expect, type Page, type Request } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { untilQuiet } from './quality/settled.ts';
import { callerOf } from './stage/caller.ts';
import { listPairs, type Pairs } from './stage/listed-pairs.ts';
import { type Buyer, newBuyer } from './stage/new-buyer.ts';

const OTHER_SITE = 'http://prizes.example/';

async function openCheckout(page: Page, { item, sku }: Pairs, { person }: Buyer): Promise<string> {
  const tab = { page, hand: pointerHand };
  await page.goto(`/checkout?${new URLSearchParams({ item: item.id, sku: sku.id, lane: 'standard' })}`);
  await new SignInPage(tab).signIn(person);
  return new CheckoutPage(tab).expectTotal();
}

function payButton(page: Page, total: string) {
  return page.getByRole('button', { name: `Pay ${total}` });
}

async function expectOneOrder({ call }: Buyer): Promise<void> {
  const { items } = await call('listOrders', { query: { role: 'buyer', tabId: 'to_pay' } });
  expect(
    items.map(({ id, status }) => `${id} ${status}`),
    'the orders of this buyer',
  ).toHaveLength(1);
}

const isPurchase = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/order';
const gateway = (page: Page) => page.getByRole('heading', { name: 'GCash test payment' });

test('a double press on the button buys one pair', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(2), newBuyer()]);
  const page = await newTab('the buyer');
  const total = await openCheckout(page, pairs, buyer);
  await payButton(page, total).dblclick();
  await expect(gateway(page)).toBeVisible();
  await expectOneOrder(buyer);
});

test('a press without a connection says that nothing was sent, and the next one buys one pair', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(2), newBuyer()]);
  const page = await newTab('the buyer');
  const total = await openCheckout(page, pairs, buyer);
  await page.context().setOffline(true);
  await payButton(page, total).click();
  await expect(page.getByText('You’re offline. Nothing was sent. Press again when you’re back online.')).toBeVisible();
  await expect(page.getByText('No answer came')).toBeHidden();
  await page.context().setOffline(false);
  await payButton(page, total).click();
  await expect(gateway(page)).toBeVisible();
  await expectOneOrder(buyer);
});

test('a reload while the answer is on its way, and a second press, buy one pair', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(2), newBuyer()]);
  const page = await newTab('the buyer');
  const total = await openCheckout(page, pairs, buyer);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => isPurchase(request) && keys.push(request.headers()['idempotency-key']));
  const isBought = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(isPurchaseAddress, async (route) => {
    if (!isFirst || !isPurchase(route.request())) {
      return route.fallback();
    }
    isFirst = false;
    // The server buys, but its answer never arrives.
    await route.fetch();
    isBought.resolve();
  });
  await payButton(page, total).click();
  await isBought.promise;
  await page.reload();
  await expect(page.getByText(`You reserved this item but haven’t paid yet: ${total}.`)).toBeVisible();
  await payButton(page, total).click();
  await expect(gateway(page)).toBeVisible();
  expect(keys, 'the idempotency keys of both presses').toHaveLength(2);
  expect(new Set(keys).size, `different keys among ${keys}`).toBe(1);
  await expectOneOrder(buyer);
});

const isPurchaseAddress = (url: URL): boolean => url.pathname === '/order';

test('a reload after the last pair was reserved leads to the order that reserved it', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(1), newBuyer()]);
  const page = await newTab('the buyer');
  const total = await openCheckout(page, pairs, buyer);
  await payButton(page, total).click();
  await expect(gateway(page)).toBeVisible();
  await page.goto(`/checkout?${new URLSearchParams({ item: pairs.item.id, sku: pairs.sku.id, lane: 'standard' })}`);
  await page.getByRole('link', { name: 'Continue paying' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Your turn: pay by/ })).toBeVisible();
  await expectOneOrder(buyer);
});

test('the back button from the wallet leads to the order, never to a form that buys again', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(2), newBuyer()]);
  const page = await newTab('the buyer');
  const total = await openCheckout(page, pairs, buyer);
  await payButton(page, total).click();
  await expect(gateway(page)).toBeVisible();
  const paymentPage = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/order\/ord_/);
  await expect(page.getByRole('heading', { level: 1, name: /^Your turn: pay by/ })).toBeVisible();
  // The server has drawn the page; its button answers once the scripts have come.
  await untilQuiet(page);
  await page.getByRole('button', { name: 'Continue with GCash' }).click();
  await expect(gateway(page)).toBeVisible();
  expect(page.url(), 'the address of the payment that was under way').toBe(paymentPage);
  await expectOneOrder(buyer);
});

test('the page of another person’s order says that it is not found', async ({ newTab }) => {
  const bea = await callerOf(customers.buyer);
  const { items } = await bea('listOrders', { query: { role: 'buyer', tabId: 'in_progress' } });
  const order = items[0];
  expect(order, 'an order of the demo data').toBeDefined();
  const { person } = await newBuyer();
  const page = await newTab('a stranger');
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: `/order/${order?.id}` })}`);
  const answer = page.waitForResponse((response) => response.url() === `${addresses.api}/order/${order?.id}`);
  await new SignInPage({ page, hand: pointerHand }).signIn(person);
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that' })).toBeVisible();
});

test('a page of another site cannot act for somebody who is signed in', async ({ newTab }) => {
  const [pairs, buyer] = await Promise.all([listPairs(1), newBuyer()]);
  const page = await newTab('the buyer');
  await openCheckout(page, pairs, buyer);
  await page.route(OTHER_SITE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' }));
  await page.goto(OTHER_SITE);
  const purchase = { skuId: pairs.sku.id, lane: 'standard', maxTotal: 99_999_999 };
  const call = { url: `${addresses.api}/order`, body: JSON.stringify(purchase) };
  expect(await page.evaluate(buyFromHere, call), 'what the other site gets to know').toBe('no answer');
  const { items } = await buyer.call('listOrders', { query: { role: 'buyer', tabId: 'to_pay' } });
  expect(items).toEqual([]);
});

/** Runs in the page: calls the shop's API with the cookies that the browser keeps for the visitor. */
async function buyFromHere({ url, body }: { url: string; body: string }): Promise<string> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'another-site' };
  try {
    const answer = await fetch(url, { method: 'POST', credentials: 'include', headers, body });
    return `status ${answer.status}`;
  } catch {
    return 'no answer';
  }
}
