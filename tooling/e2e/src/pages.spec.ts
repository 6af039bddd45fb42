import type { Page } from '@playwright/test';
import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { customers, staff } from './people/staff.ts';
import { watchLayoutShift } from './quality/layout-shift.ts';
import { lookAt } from './quality/look-at.ts';
import { type Caller, callerOf } from './stage/caller.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { newBuyer } from './stage/new-buyer.ts';
import { pay, reserve, startPayment } from './stage/orders.ts';

/*
 * Each page of the sale, on a phone and at a desk, in the light and in the dark: axe finds no violation, nothing
 * moves while the page loads, and the page is no wider than the screen.
 */

test('pages for everybody', async ({ newTab }) => {
  const page = await watched(await newTab('a visitor'));
  const { item, sku } = await listPairs(1);
  await lookAt(page, '/');
  await lookAt(page, `/item/${await quietItem(item.id)}`);
  await lookAt(page, '/drops');
  await lookAt(page, '/sign-in');
  await lookAt(page, '/register');
  await lookAt(page, '/calculators');
  await lookAt(page, '/calculators?price=12350&to=batanes&from=mindanao&lane=flash&day=2026-12-22&case=wrong_item');
  await lookAt(page, '/sell');
  await lookAt(page, `/sell/${item.id}`);
  await lookAt(page, `/sell/${item.id}?${new URLSearchParams({ sku: sku.id, price: '7000' })}`);
  await lookAt(page, await sellNowPath());
  await lookAt(page, `/certificate/${await certificateOf(await callerOf(customers.buyer))}`);
});

test('pages of a buyer until the payment', async ({ newTab }) => {
  const page = await watched(await newTab('the buyer'));
  const { person, call } = await newBuyer();
  const pairs = await listPairs(2);
  await signIn(page, person);
  await lookAt(page, `/checkout?${new URLSearchParams({ item: pairs.item.id, sku: pairs.sku.id, lane: 'standard' })}`);
  const orderId = await reserve(call, pairs);
  await lookAt(page, `/order/${orderId}`);
  await lookAt(page, '/orders');
  await lookAt(page, '/account');
  await lookAt(page, (await startPayment(call, orderId)).redirectUrl);
});

test('pages of a buyer from the payment on', async ({ newTab }) => {
  const page = await watched(await newTab('the buyer'));
  const bea = await callerOf(customers.buyer);
  await signIn(page, customers.buyer);
  await lookAt(page, `/order/${await orderIn(bea, 'buyer', 'platform_to_ship')}`);
  await lookAt(page, `/order/${await orderIn(bea, 'buyer', 'pending_buyer_confirmation')}`);
  await lookAt(page, `/order/${await orderIn(bea, 'buyer', 'to_receive')}`);
  await lookAt(page, '/orders?role=buyer&tab=done');
  await lookAt(page, '/inbox');
});

test('pages of a bidder', async ({ newTab }) => {
  const page = await watched(await newTab('the bidder'));
  const bea = await callerOf(customers.buyer);
  const { item, sku } = await listPairs(1);
  const place = (price: string): string => `/bid?${new URLSearchParams({ item: item.id, sku: sku.id, price })}`;
  await signIn(page, customers.buyer);
  await lookAt(page, '/bids');
  await lookAt(page, `/bid/${(await bea('listBids', { query: { tabId: 'active' } })).items[0]?.id}`);
  await lookAt(page, place('5000'));
  await lookAt(page, place('6000'));
  const addressId = (await bea('listAddresses')).items[0]?.id;
  const body = { itemId: item.id, skuId: sku.id, price: 500_000, expiryDays: 14, addressId };
  const { bidId } = await bea('postBid', { body });
  await lookAt(page, `/bid/${bidId}`);
  await lookAt(page, place('5000'));
  await bea('cancelBid', { params: { id: bidId } });
  await lookAt(page, `/bid/${bidId}`);
  await lookAt(page, '/bids?tab=closed');
});

test('pages of a seller', async ({ newTab }) => {
  const page = await watched(await newTab('the seller'));
  const sam = await callerOf(customers.seller);
  const orderId = await orderPaidTo(sam);
  await signIn(page, customers.seller);
  await lookAt(page, await sellNowPath());
  await lookAt(page, '/asks');
  await lookAt(page, `/ask/${(await sam('listAsks', { query: { tabId: 'selling' } })).items[0]?.id}`);
  await lookAt(page, `/order/${orderId}`);
  await sam('confirmOrder', { params: { id: orderId } });
  await lookAt(page, `/order/${orderId}`);
  await lookAt(page, `/order/${await orderIn(sam, 'seller', 'pending_buyer_confirmation')}`);
  await lookAt(page, '/wallet');
  await lookAt(page, '/wallet/deposits');
  await lookAt(page, '/wallet/ledger');
});

test('pages of the warehouse', async ({ newTab }) => {
  const page = await watched(await newTab('the warehouse'));
  const ines = await callerOf(staff.warehouse);
  await lookAt(page, `${addresses.ops}/`);
  await new OpsStation({ page, hand: pointerHand }).signIn(staff.warehouse);
  await lookAt(page, `${addresses.ops}/?status=platform_to_ship`);
  await lookAt(page, `${addresses.ops}/receive`);
  await lookAt(page, `${addresses.ops}/alerts`);
  await lookAt(page, `${addresses.ops}/alerts?state=handled`);
  await lookAt(page, `${addresses.ops}/order/${await staffOrderIn(ines, 'platform_to_ship')}`);
});

test('pages of the inspector', async ({ newTab }) => {
  const page = await watched(await newTab('the inspector'));
  const noli = await callerOf(staff.inspector);
  await new OpsStation({ page, hand: pointerHand }).signIn(staff.inspector);
  await lookAt(page, `${addresses.ops}/order/${await staffOrderIn(noli, 'under_inspection')}`);
});

test('pages of finance', async ({ newTab }) => {
  const page = await watched(await newTab('finance'));
  await new OpsStation({ page, hand: pointerHand }).signIn(staff.finance);
  await lookAt(page, `${addresses.ops}/alerts`);
  await lookAt(page, `${addresses.ops}/approvals`);
  await lookAt(page, `${addresses.ops}/money`);
  await lookAt(page, `${addresses.ops}/money?refunds=SUCCEEDED`);
  await lookAt(page, `${addresses.ops}/messages`);
  await lookAt(page, `${addresses.ops}/messages?kind=ask-live`);
});

async function watched(page: Page): Promise<Page> {
  await watchLayoutShift(page);
  return page;
}

async function signIn(page: Page, account: { readonly email: string; readonly password: string }): Promise<void> {
  const form = new SignInPage({ page, hand: pointerHand });
  await form.open();
  await form.signIn(account);
}

/** Lets a new buyer pay for an order of this seller, who then has to confirm. */
async function orderPaidTo(seller: Caller): Promise<string> {
  const { call } = await newBuyer();
  const orderId = await reserve(call, await listPairs(1, seller));
  await pay(call, orderId);
  return orderId;
}

/** Returns the path of the page that sells to the highest bid, for a size with a bid. */
async function sellNowPath(): Promise<string> {
  const sam = await callerOf(customers.seller);
  const { items } = await sam('recommendItemsToSell');
  const wanted = items.find(({ highestBid }) => highestBid !== null);
  const { skus } = await sam('getItem', { params: { id: wanted?.id ?? '' } });
  const sku = skus.find(({ highestBid }) => highestBid !== null);
  return `/sell/${wanted?.id}?${new URLSearchParams({ sku: sku?.id ?? '', now: '1' })}`;
}

/** Returns an item that no test trades, so that nothing on its page changes during the test. */
async function quietItem(tradedId: string): Promise<string> {
  const sam = await callerOf(customers.seller);
  const { items } = await sam('recommendItemsToSell');
  return items.findLast(({ id }) => id !== tradedId)?.id ?? tradedId;
}

async function orderIn(call: Caller, role: 'buyer' | 'seller', status: OrderStatus): Promise<string> {
  const lists = await Promise.all(
    ['in_progress', 'to_receive', 'done'].map((tabId) => call('listOrders', { query: { role, tabId } })),
  );
  const all = lists.flatMap(({ items }) => items);
  return found(all, status).id;
}

async function staffOrderIn(call: Caller, status: OrderStatus): Promise<string> {
  return found((await call('listStaffOrders', { query: { status } })).items, status).id;
}

/** Finds an order in this status. The demo data have one for each status, and each start adds missing ones. */
function found<Order extends { readonly status: OrderStatus }>(orders: readonly Order[], status: OrderStatus): Order {
  const order = orders.find((each) => each.status === status);
  if (order === undefined) {
    throw new Error(`Expected an order ${status} among ${orders.map((each) => each.status)}: start the stack again.`);
  }
  return order;
}

async function certificateOf(bea: Caller): Promise<string> {
  const id = await orderIn(bea, 'buyer', 'platform_to_ship');
  const { verification } = await bea('getOrder', { params: { id } });
  return verification?.certificateId ?? '';
}
