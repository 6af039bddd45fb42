import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers, staff } from './people/staff.ts';
import { watchLayoutShift } from './quality/layout-shift.ts';
import { lookAt } from './quality/look-at.ts';
import { scriptBytes } from './quality/script-bytes.ts';
import { desk, phone } from './story/cast.ts';
import { firstLink } from './story/demo-data.ts';

const screens = [
  { width: '390 px', screen: phone },
  { width: '1280 px', screen: desk },
] as const;

async function watched(page: Page): Promise<Page> {
  await watchLayoutShift(page);
  return page;
}

async function signedIn(page: Page, account: { readonly email: string; readonly password: string }): Promise<Page> {
  const signIn = new SignInPage({ page, hand: pointerHand });
  await signIn.open();
  await signIn.signIn(account);
  // Only from here on: moves between two pages of the shop are not what is looked at.
  return watched(page);
}

for (const { width, screen } of screens) {
  test(`pages for everybody have no axe violation and do not move, ${width}`, async ({ newTab }) => {
    const page = await watched(await newTab('a visitor', screen));
    const item = await firstLink(page, '/', '/item/');
    const itemToSell = await firstLink(page, '/sell', '/sell/');
    const sku = await skuOf(page, item);
    for (const path of ['/', item, '/sign-in', '/register', '/sell', itemToSell, `/sell${item.slice(5)}?sku=${sku}`]) {
      await lookAt(page, path);
    }
  });

  test(`pages of a buyer have no axe violation and do not move, ${width}`, async ({ newTab }) => {
    const page = await signedIn(await newTab('the buyer', screen), customers.buyer);
    const checkout = await firstLink(page, await firstLink(page, '/', '/item/'), '/checkout');
    const paths = ['/orders', checkout, '/inbox', '/account', '/wallet'];
    for (const tab of ['in_progress', 'to_receive', 'done']) {
      paths.push(await firstLink(page, `/orders?role=buyer&tab=${tab}`, '/order/'));
    }
    paths.push(await firstLink(page, paths.at(-2) ?? '', '/certificate/'));
    for (const path of paths) {
      await lookAt(page, path);
    }
  });

  test(`pages of a seller have no axe violation and do not move, ${width}`, async ({ newTab }) => {
    const page = await signedIn(await newTab('the seller', screen), customers.seller);
    const ask = await firstLink(page, '/asks', '/ask/');
    const order = await firstLink(page, '/orders?role=seller&tab=in_progress', '/order/');
    for (const path of ['/asks', ask, '/orders?role=seller', order, '/wallet', '/inbox']) {
      await lookAt(page, path);
    }
  });

  test(`pages of the warehouse have no axe violation and do not move, ${width}`, async ({ newTab }) => {
    const page = await watched(await newTab('the warehouse', screen));
    const lists = {
      inspector: ['platform_received', 'under_inspection'],
      warehouse: ['platform_to_ship', 'to_receive'],
    };
    await lookAt(page, addresses.ops);
    for (const role of ['inspector', 'warehouse'] as const) {
      await new OpsStation({ page, hand: pointerHand }).signIn(staff[role]);
      for (const status of lists[role]) {
        const order = await firstLink(page, `${addresses.ops}/?status=${status}`, '/order/');
        await lookAt(page, addresses.ops + order);
      }
      await lookAt(page, `${addresses.ops}/`);
      await lookAt(page, `${addresses.ops}/${role === 'warehouse' ? 'receive' : 'find'}`);
      await page.getByRole('button', { name: 'Sign out' }).click();
    }
  });

  test(`pages of the sandbox that a sale leads to have no axe violation and do not move, ${width}`, async ({
    newTab,
  }) => {
    const page = await watched(await newTab('the sandbox', screen));
    const payment = await firstLink(page, `${addresses.sandbox}/payments`, '/checkout/');
    for (const path of [payment, '/payments', '/parcels', '/outbox']) {
      await lookAt(page, addresses.sandbox + path);
    }
  });
}

async function skuOf(page: Page, item: string): Promise<string> {
  const checkout = await firstLink(page, item, '/checkout');
  return new URL(checkout, addresses.web).searchParams.get('sku') ?? '';
}

test('home and item page keep to their script bytes, over an empty page of the same build', async ({
  browser,
  newTab,
}) => {
  const item = await firstLink(await newTab('a visitor', phone), '/', '/item/');
  const empty = await scriptBytes(browser, '/empty');
  const kibibytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
  for (const path of ['/', item]) {
    const page = await scriptBytes(browser, path);
    expect
      .soft(kibibytes(page.named - empty.named), `KiB of scripts that the HTML of ${path} names`)
      .toBeLessThanOrEqual(30);
    expect
      .soft(kibibytes(page.fetched - empty.fetched), `KiB of scripts that ${path} fetches in 10 s`)
      .toBeLessThanOrEqual(70);
  }
});
