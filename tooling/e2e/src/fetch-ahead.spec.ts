import { expect, type Page } from '@playwright/test';
import { test } from './browser/test.ts';
import { phone } from './story/cast.ts';

/** ADR 0124: a card fetches its page and first picture when somebody is about to press it. */

const touching = { ...phone, hasTouch: true } as const;

/** Addresses that the page asks for: the data of item pages, the parts of each page, and their pictures. */
function watch(page: Page): { readonly pages: string[]; readonly parts: string[]; readonly pictures: string[] } {
  const asked = { pages: [] as string[], parts: [] as string[], pictures: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { rsc, 'next-router-segment-prefetch': part = 'whole' } = request.headers();
    if (rsc !== undefined && pathname.startsWith('/item/')) {
      asked.pages.push(pathname);
      asked.parts.push(`${pathname} ${part}`);
    }
    if (pathname.endsWith('.avif')) asked.pictures.push(request.url());
  });
  return asked;
}

/** Waits for an answer of the server: a request that was caused before left before. */
async function answered(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/cookies').then((answer) => answer.text()));
}

/** A page that is drawn anew goes to its visitor alone; what a touch fetches is kept from the second answer on. */
async function isKept(page: Page, href: string | null): Promise<void> {
  await expect.poll(async () => (await page.request.get(href ?? '')).headers()['x-nextjs-cache']).toBe('HIT');
}

test('ux 23: a finger on a card fetches the page and its first picture, before it is lifted', async ({ newTab }) => {
  const page = await newTab('a visitor', touching);
  await page.goto('/');
  const card = page.locator('main a[href^="/item/"]:has(img)').filter({ hasText: 'Arrives' }).first();
  await card.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const view = (await card.locator('img').getAttribute('src'))?.replace(/\/\d+\.avif$/, '') ?? '';
  const href = await card.getAttribute('href');
  await isKept(page, href);
  const asked = watch(page);
  await expect(async () => {
    await card.dispatchEvent('touchstart');
    expect(asked.pages).toContain(href);
  }).toPass();
  await expect.poll(() => asked.pictures.filter((address) => address.startsWith(view))).not.toEqual([]);
  expect(new URL(page.url()).pathname, 'the page, while the finger is still down').toBe('/');
  await answered(page);
  await card.dispatchEvent('touchstart');
  await card.hover();
  await answered(page);
  // The parts of the first touch may still come one after the other; none comes twice.
  const ofCard = asked.parts.filter((part) => part.startsWith(`${href} `));
  expect(ofCard, 'requests of both touches').toEqual([...new Set(ofCard)]);

  // The page that opens takes what was fetched: its picture is not asked for again.
  const before = asked.pictures.filter((address) => address.startsWith(view));
  await card.click();
  await page.waitForURL(`**${href}`);
  await expect(page.locator('#gallery img').first()).toHaveJSProperty('complete', true);
  const large = await page
    .locator('#gallery img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(before, 'pictures fetched before the press').toContain(large);
});

test('ux 23: a card that was touched opens without the server', async ({ newTab }) => {
  const page = await newTab('a visitor', touching);
  await page.goto('/');
  const card = page.locator('main a[href^="/item/"]:has(img)').filter({ hasText: 'Arrives' }).first();
  const href = await card.getAttribute('href');
  await isKept(page, href);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await expect(async () => {
    await card.dispatchEvent('touchstart');
    expect(fetched).toContain(href);
  }).toPass();
  await answered(page);

  // From here on the server answers nothing about the item: what the press shows was there before it.
  await page.route(`**${href}**`, () => undefined);
  await card.click();
  await page.waitForURL(`**${href}`);
  await expect(page.getByRole('group', { name: 'Size', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose/ }).filter({ visible: true })).toBeVisible();
});

test('ux 23: nothing is fetched ahead for a visitor who spares data', async ({ newTab }) => {
  const page = await newTab('a visitor who spares data', touching);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.goto('/');
  const card = page.locator('main a[href^="/item/"]:has(img)').filter({ hasText: 'Arrives' }).first();
  // The scripts of the page run: only they draw the dates of arrival.
  await expect(card).toContainText(/\d [A-Z][a-z]{2}/);
  const asked = watch(page);
  await card.dispatchEvent('touchstart');
  await card.hover();
  await card.focus();
  await answered(page);
  expect(asked.pages, 'pages fetched ahead').toEqual([]);
});
