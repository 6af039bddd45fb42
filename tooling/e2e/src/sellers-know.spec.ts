import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';
import { desk, phone } from './story/cast.ts';

/** Sellers know beforehand. The demo's seller only looks here: nothing of theirs changes. */

async function openAsSeller(page: Page, path: string): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ redirect: path })}`);
  await new SignInPage({ page, hand: keyboardHand }).signIn(customers.seller);
  await expect(page).not.toHaveURL(/sign-in/);
}

async function sellFormPath(): Promise<string> {
  const seller = await callerOf(customers.seller);
  const [first] = (await seller('recommendItemsToSell')).items;
  const { id, skus } = await seller('getItem', { params: { id: first?.id ?? '' } });
  return `/sell/${id}?${new URLSearchParams({ sku: skus[0]?.id ?? '', price: '8500' })}`;
}

test('ux 17, ux 34, ux 48: a visitor reads when the money can be withdrawn and, folded behind it, what backing out costs', async ({
  newTab,
}) => {
  const page = await newTab('a visitor', phone);
  await page.goto(await sellFormPath());
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^3 days after delivery\. If it sells today: about /).filter({ visible: true }),
  ).toBeVisible();
  const costs = main.getByRole('table', { name: /What backing out costs/ });
  await expect(costs).toBeHidden();
  await main.getByText(/^Nothing before a buyer pays/).click();
  await expect(costs.getByRole('row')).toHaveCount(5);
  const change = await main.getByRole('link', { name: 'Change' }).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().right;
  });
  expect(change, 'the right edge of "Change"').toBeLessThanOrEqual(phone.viewport.width - 16);
});

for (const [where, view] of [
  ['a phone', phone],
  ['a desk', desk],
] as const) {
  test(`asks tell their place and the lowest ask, and several prices are looked at before they change, on ${where}`, async ({
    newTab,
  }) => {
    const page = await newTab('a seller', view);
    await openAsSeller(page, '/asks?tab=selling');
    const main = page.getByRole('main');
    await expect(
      main
        .getByText(/^(First in line|No\. \d+ in line)$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const boxes = main.getByRole('checkbox').filter({ visible: true });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await main.getByRole('button', { name: 'Lower each by ₱50' }).click();
    await expect(main.getByRole('heading', { name: 'Change 2 prices?' })).toBeVisible();
    await expect(main.getByText(/₱[\d,]+ → ₱[\d,]+/)).toHaveCount(2);
    await main.getByRole('button', { name: 'Leave them as they are' }).click();
    await expect(main.getByText('2 asks chosen')).toBeVisible();
  });
}

test('the packing slip has the order number as text and as QR code, and leaves buttons off paper', async ({
  newTab,
}) => {
  const seller = await callerOf(customers.seller);
  const { items } = await seller('listOrders', { query: { role: 'seller', tabId: 'in_progress' } });
  const order = items.find(({ status }) => status === 'seller_to_ship');
  const page = await newTab('a seller', phone);
  await openAsSeller(page, `/order/${order?.id}`);
  await page.getByRole('link', { name: 'Print the packing slip' }).click();
  const slip = page.getByRole('region', { name: `Packing slip of order ${order?.orderNumber}` });
  await expect(slip.getByText(order?.orderNumber ?? '', { exact: true })).toBeVisible();
  await expect(slip.getByRole('img', { name: `QR code of order ${order?.orderNumber}` })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme(), 'the theme on paper').toBe('light');
  await expect(slip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the slip' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('ux 32, ux 33: the wallet has the default account chosen, the usual banks first, and one sum of the deposits', async ({
  newTab,
}) => {
  const page = await newTab('a seller', phone);
  await openAsSeller(page, '/wallet');
  const main = page.getByRole('main');
  await expect(main.getByLabel('To', { exact: true })).not.toHaveValue('');
  await expect(main.getByText(/^₱[\d,]+ held for \d+ asks and bids$/)).toBeVisible();
  await main.getByRole('button', { name: 'Add an account' }).click();
  await expect(main.getByRole('group', { name: 'Bank or e-wallet' }).getByRole('radio').first()).toHaveAccessibleName(
    'GCash',
  );
});
