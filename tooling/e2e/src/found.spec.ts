import { expect, test } from '@playwright/test';

/** The addresses in a sitemap. */
const addressesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

test('a crawler comes from robots.txt over the index of the sitemap to every listed item', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /orders');
  const [, index = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
  const [pages, ...parts] = addressesIn(await (await request.get(index)).text());
  expect(addressesIn(await (await request.get(String(pages))).text())).toContainEqual(expect.stringMatching(/\/fees$/));
  const answer = await request.get(String(parts[0]));
  expect(answer.headers()['content-type']).toContain('application/xml');
  const items = addressesIn(await answer.text());
  expect(items.length).toBeGreaterThan(20);
  expect((await request.get(String(items[0]))).status()).toBe(200);
  expect((await request.get('/sitemap/itm_7zzzzzzzzzzzzzzzzzzzzzzzzz')).status()).toBe(404);
});

test('an item tells search engines the total that it shows to a visitor without a region', async ({
  page,
  request,
}) => {
  const [, part] = addressesIn(await (await request.get('/sitemap.xml')).text());
  const [address = ''] = addressesIn(await (await request.get(String(part))).text());
  await page.goto(`${new URL(address).pathname}?size=9`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', address);
  const [product, breadcrumb] = JSON.parse(
    String(await page.locator('script[type="application/ld+json"]').textContent()),
  )['@graph'];
  const shown = `₱${product.offers.lowPrice.toLocaleString('en-PH')}`;
  await expect(page.getByText(shown).first()).toBeVisible();
  expect(product.name).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(breadcrumb.itemListElement).toHaveLength(2);
});

test('a phone can keep the shop: every icon of the manifest is there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(String(href))).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining('Suki'), display: 'standalone' });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), String(apple), '/favicon.ico']) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, expect.stringMatching(/^image\//)]);
  }
});
