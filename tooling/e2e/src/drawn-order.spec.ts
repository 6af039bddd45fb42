import { type APIResponse, expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { layoutShift, NO_SHIFT, watchLayoutShift } from './quality/layout-shift.ts';
import { settle } from './quality/settled.ts';
import { listPairs } from './stage/listed-pairs.ts';
import { newBuyer } from './stage/new-buyer.ts';
import { pay, reserve } from './stage/orders.ts';
import { phone } from './story/cast.ts';

/** ADR 0152: the page of an order is drawn with its data before its scripts, for its owner alone. */

type Opened = { readonly page: Page; readonly orderId: string; readonly orderNumber: string };

/** A signed-in buyer and their order; unpaid, or paid. */
async function buyerOf(page: Page, isPaid: boolean): Promise<Opened> {
  const { person, call } = await newBuyer();
  const orderId = await reserve(call, await listPairs(1));
  if (isPaid) await pay(call, orderId);
  const signIn = new SignInPage({ page, hand: pointerHand });
  await signIn.open();
  await signIn.signIn(person);
  await page.waitForURL((url) => url.pathname === '/');
  const { orderNumber } = await call('getOrder', { params: { id: orderId } });
  return { page, orderId, orderNumber };
}

const htmlOf = async (page: Page, path: string): Promise<{ readonly answer: APIResponse; readonly html: string }> => {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return { answer, html: await answer.text() };
};

for (const isPaid of [false, true]) {
  test(`ux 23: the page of ${isPaid ? 'a paid' : 'an unpaid'} order shows it before its scripts, and asks for nothing again`, async ({
    newTab,
  }) => {
    const { page, orderId, orderNumber } = await buyerOf(await newTab('the buyer', phone), isPaid);
    await page.goto('about:blank');
    const asked: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
    await watchLayoutShift(page);
    // Scripts that come as files wait: what is drawn meanwhile is drawn without them.
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/order/${orderId}`, { waitUntil: 'commit' });
    await expect(page.getByText(orderNumber, { exact: false }).first()).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    letGo();
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    // The browser has found out who is signed in, which may move nothing either.
    await expect.poll(() => asked).toContain('GET /user');
    await settle(page);
    expect(
      asked.filter((call) => call === `GET /order/${orderId}`),
      'the page itself, and no call',
    ).toHaveLength(1);
    expect(asked).not.toContain('GET /pay/payment-method');
    expect(refused, 'errors of the page').toEqual([]);
    const { value, moved } = await layoutShift(page);
    expect(value, `layout shift; what moved: ${JSON.stringify(moved)}`).toBeLessThan(NO_SHIFT);
  });
}

test('ux 23: the page of an order holds its data for its owner alone, and no shared cache keeps it', async ({
  newTab,
}) => {
  const own = await buyerOf(await newTab('the buyer', phone), false);
  const path = `/order/${own.orderId}`;
  const mine = await htmlOf(own.page, path);
  expect(mine.html).toContain(own.orderNumber);
  expect(mine.answer.headers()['cache-control']).toBe('private, no-store');

  const other = await buyerOf(await newTab('another buyer', phone), false);
  expect((await htmlOf(other.page, path)).html, 'the page for another buyer').not.toContain(own.orderNumber);

  // The cookie of the pass alone opens nothing.
  const cookies = await own.page.context().cookies(addresses.web + path);
  const pass = cookies.find(({ path: of }) => of === '/order');
  expect(pass).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const stranger = await newTab('a stranger', phone);
  await stranger.context().addCookies(pass === undefined ? [] : [pass]);
  expect((await htmlOf(stranger, path)).answer.status(), 'the answer to a stranger').toBe(307);

  await own.page.goto('/account');
  await own.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await own.page.waitForURL((url) => url.pathname !== '/account');
  expect((await htmlOf(own.page, path)).answer.status(), 'the answer after the sign-out').toBe(307);
  expect(await own.page.context().cookies(addresses.web + path)).not.toContainEqual(
    expect.objectContaining({ path: '/order' }),
  );
});

test('ux 51: at a desk the headline of an order begins right below the way to it', async ({ newTab }) => {
  const desk = { viewport: { width: 1280, height: 900 } };
  const { page, orderId } = await buyerOf(await newTab('the buyer', desk), true);
  await page.goto(`/order/${orderId}`);
  const way = await page.getByRole('navigation', { name: 'Path' }).boundingBox();
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((headline?.y ?? Number.NaN) - (way?.y ?? 0) - (way?.height ?? 0), 'px of nothing between them').toBeLessThan(
    50,
  );
});
