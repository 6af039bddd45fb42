import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { amountIn, pesos, textOf } from './pages/texts.ts';
import type { Caller } from './stage/caller.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { newBuyer } from './stage/new-buyer.ts';
import { ownSeller } from './stage/new-seller.ts';
import { approve } from './stage/orders.ts';
import { phone } from './story/cast.ts';

const { press, choose } = pointerHand;

const WOMEN = 'Jordan 1 Low UNC (Women’s)';
const CHICAGO = 'Jordan 1 Retro High OG Chicago Lost and Found';
const ASICS = 'ASICS Gel-Kayano 14 Cream Black';
const BAG = 'Gucci Jackie 1961 Small Shoulder Bag Cognac';

const sizes = (page: Page) => page.getByRole('group', { name: 'Size', exact: true });
const system = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Size system' }).getByRole('radio', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Buy this item' });

async function itemNamed(name: string) {
  const call = await ownSeller();
  const { items } = await call('recommendItemsToSell');
  const found = items.find((item) => item.name === name);
  if (found === undefined) throw new Error(`Expected the demo catalogue to have ${name}.`);
  return await call('getItem', { params: { id: found.id } });
}

/** Raises the price of the seller's only ask of a size by `by` centavos, and pays what its deposit lacks. */
async function raiseAsk(seller: Caller, skuId: string, by: number): Promise<void> {
  const { items } = await seller('listAsks', { query: { tabId: 'selling' } });
  const ask = items.find((each) => each.sku.id === skuId);
  if (ask === undefined) throw new Error('Expected the listed pair among the asks of its seller.');
  const { id: askId } = ask;
  const price = ask.price + by;
  await seller('editAsk', { params: { askId }, body: { price, expiryDays: 30 } });
  const { attempt } = await seller('payAskDeposit', {
    params: { askId },
    body: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: `/ask/${askId}` },
  });
  await approve(attempt.id);
  await expect.poll(async () => (await seller('getAsk', { params: { id: askId } })).price).toBe(price);
}

test('ux 7, ux 50: nothing is preselected until a size is chosen, and Buy is then last in the bar', async ({
  newTab,
}) => {
  const page = await newTab('a visitor on a phone', phone);
  await page.goto(`/item/${(await itemNamed(CHICAGO)).id}`);
  // The switch of systems stands in the same group.
  const cells = page.locator('input[name="size"]');
  await expect(cells.first()).toBeVisible();
  await expect(page.locator('input[name="size"]:checked')).toHaveCount(0);
  await expect(bar(page)).toContainText(/from ₱[\d,]+/);
  await press(bar(page).getByRole('button', { name: 'Choose size' }));
  await expect(cells.first()).toBeFocused();
  await choose(sizes(page).getByRole('radio', { name: /₱/ }).first());
  await expect(bar(page).getByRole('link')).toHaveText(['Bid', 'Buy']);
});

test('ux 36, ux 7: the size system and the own size are remembered over a reload and on the next item', async ({
  newTab,
}) => {
  const [chicago, asics] = [await itemNamed(CHICAGO), await itemNamed(ASICS)];
  const page = await newTab('a visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto(`/item/${chicago.id}`);
  await choose(system(page, 'US M'));
  await choose(sizes(page).getByRole('radio', { name: /^9 / }));
  await choose(system(page, 'EU'));
  await expect(sizes(page).getByRole('radio', { name: /^42\.5 / })).toBeChecked();
  await page.reload();
  await expect(system(page, 'EU')).toBeChecked();
  await expect(sizes(page).getByRole('radio', { name: /^42\.5 / })).toBeChecked();

  await page.goto(`/item/${asics.id}`);
  await expect(system(page, 'EU')).toBeChecked();
  await expect(sizes(page).getByRole('radio', { name: /^42\.5 / })).toBeChecked();
  const offered = page.getByRole('group', { name: 'Size system' }).getByRole('radio');
  await expect(offered).toHaveCount(6);
  await page.goto(`/sell/${asics.id}`);
  await expect(system(page, 'EU')).toBeChecked();
  await expect(offered).toHaveCount(6);
});

test('ux 6: women’s goods are never told in US men, and checkout shows two systems', async ({ newTab }) => {
  const item = await itemNamed(WOMEN);
  const { person } = await newBuyer();
  const page = await newTab('a buyer', phone);
  await page.goto(`/item/${item.id}`);
  await expect(system(page, 'US W')).toBeChecked();
  await expect(system(page, 'US M')).toHaveCount(0);
  await choose(sizes(page).getByRole('radio', { name: /₱/ }).first());
  const size = (await textOf(bar(page).locator('small'))).split(',')[0] ?? '';
  expect(size).toMatch(/^US W \d/);
  await press(bar(page).getByRole('link', { name: 'Buy' }));
  await new SignInPage({ page, hand: pointerHand }).signIn(person);
  await expect(page.getByRole('link', { name: new RegExp(`${size.replace('.', '\\.')} · EU \\d`) })).toBeVisible();
  await expect(page.getByText('US M ')).toHaveCount(0);
});

test('ux 39: a bag needs no size: it can be bought or bid on at once', async ({ newTab }) => {
  const page = await newTab('a visitor', phone);
  await page.goto(`/item/${(await itemNamed(BAG)).id}`);
  await expect(bar(page).getByRole('link', { name: /^(Buy|Place a bid)$/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/choose another size|, One size/);
});

test('ux 8: the total that was seen stays on the button, and a higher one asks with its cause', async ({ newTab }) => {
  const seller = await ownSeller();
  const { item, sku } = await listPairs(1, seller, 'shoes');
  const { person, call } = await newBuyer();
  const page = await newTab('the buyer', phone);
  await page.goto(`/checkout?${new URLSearchParams({ item: item.id, sku: sku.id, lane: 'standard' })}`);
  await new SignInPage({ page, hand: pointerHand }).signIn(person);
  const total = await new CheckoutPage({ page, hand: pointerHand }).expectTotal();

  await raiseAsk(seller, sku.id, 40_000);

  const dearer = pesos(amountIn(total) + 40_000);
  await press(page.getByRole('button', { name: `Pay ${total}` }));
  const question = page.getByRole('dialog', { name: 'The total went up' });
  await expect(question).toContainText(`The seller’s price went up by ₱400. New total ${dearer}. Continue?`);
  await press(question.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'GCash test payment' })).toBeVisible();
  const orders = await call('listOrders', { query: { role: 'buyer', tabId: 'to_pay' } });
  expect(orders.items.map(({ amount }) => pesos(amount))).toEqual([dearer]);
});

test('ux 53, ux 58: the deals fill the width of a desk, and the arrows of each rail bear its name', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const deals = page.getByRole('region', { name: 'Deals' });
  await expect(deals.getByRole('listitem').first()).toBeVisible();
  const empty = await deals.getByRole('list').evaluate((list) => {
    const right = Math.max(...[...list.children].map((item) => item.getBoundingClientRect().right));
    return list.getBoundingClientRect().right - right;
  });
  expect(empty, 'pixels beside the last column').toBeLessThan(80);
  const arrows = await page.getByRole('button', { name: /^(Back|Forward)/ }).all();
  const names = await Promise.all(arrows.map((arrow) => arrow.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
});

test('ux 37: the price history says each sale under finger and keys, and the last sales are those of the size', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', { viewport: { width: 1280, height: 800 } });
  await page.goto(`/item/${(await itemNamed(CHICAGO)).id}`);
  await expect(page.getByRole('heading', { name: 'Last sales, every size' })).toBeVisible();
  await choose(sizes(page).getByRole('radio', { name: /^9 / }));
  const history = page.getByRole('heading', { name: /^Price history/ });
  await history.scrollIntoViewIfNeeded();
  const reader = page.getByRole('slider', { name: 'Sales, one by one' });
  await reader.focus();
  const newest = await reader.getAttribute('aria-valuetext');
  expect(newest).toMatch(/^\w{3} \d+ \w{3}: ₱/);
  await page.keyboard.press('ArrowLeft');
  await expect(reader).not.toHaveAttribute('aria-valuetext', newest ?? '');
  await reader.blur();
  const read = (await reader.getAttribute('aria-valuetext')) ?? '';
  await reader.hover({ position: { x: 4, y: 40 }, force: true });
  await expect(reader).not.toHaveAttribute('aria-valuetext', read);
  await expect(page.getByText((await reader.getAttribute('aria-valuetext')) ?? '')).toBeVisible();
});
