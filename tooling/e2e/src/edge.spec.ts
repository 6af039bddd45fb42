import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';

const html = { accept: 'text/html' };

test('S11: shop, console and API send the headers that the policy names', async ({ request }) => {
  for (const url of [`${addresses.web}/`, `${addresses.web}/sign-in`, `${addresses.ops}/`, `${addresses.ops}/orders`]) {
    const headers = (await request.get(url, { headers: html })).headers();
    expect(headers['strict-transport-security'], url).toMatch(/^max-age=\d{7,}/);
    expect(headers['permissions-policy'], url).toContain('camera=()');
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['content-security-policy'], url).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers['access-control-allow-origin'], url).toBeUndefined();
  }
  const api = await request.get(`${addresses.api}/livez`, { headers: { origin: 'https://evil.example' } });
  expect(api.headers()['access-control-allow-origin']).toBeUndefined();
  expect(api.headers()['strict-transport-security']).toMatch(/^max-age=/);
});

test('security 14: a page has one policy, whatever is said to be accepted', async ({ request }) => {
  const policies = await Promise.all(
    ['text/html', '*/*', 'image/avif', 'application/json'].map(
      async (accept) =>
        (await request.get(`${addresses.web}/cookies`, { headers: { accept } })).headers()['content-security-policy'],
    ),
  );
  expect(new Set(policies).size).toBe(1);
  const head = await request.head(`${addresses.web}/cookies`, { headers: { accept: '*/*' } });
  expect(head.headers()['content-security-policy']).toBe(policies[0]);
});

test('security 14: a script that is smuggled into a page does not run, and the page works', async ({ newTab }) => {
  const page = await newTab('visitor');
  const smuggled = [
    '<script>window.stolen=1</script>',
    '<script>self.__next_f.push([1,"x"]);window.stolen=1</script>',
    '<img src="x" onerror="window.stolen=1">',
    '<svg onload="window.stolen=1"></svg>',
    '<a id="trap" href="javascript:window.stolen=1">x</a>',
  ].join('');
  await page.route(`${addresses.web}/cookies`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<body', `<body data-x="">${smuggled}<p`) });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(`${addresses.web}/cookies`);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#trap')?.click());
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
  expect(refused.length).toBeGreaterThanOrEqual(2);
});

test('security 22: a malformed path is a page that does not exist', async ({ request }) => {
  for (const path of ['/item/%E0%A4%A', '/%', '/%c0%ae']) {
    expect((await request.get(addresses.web + path, { headers: html })).status(), path).toBe(404);
  }
});

test('coverage 2: related items stand under their own name; others viewed is not shown while no views are counted', async ({
  request,
}) => {
  const home = await (await request.get(addresses.web, { headers: html })).text();
  const [path = ''] = /\/item\/itm_[0-9a-z]+/.exec(home) ?? [];
  const page = await (await request.get(addresses.web + path, { headers: html })).text();
  expect(page).toContain('Related items');
  expect(page).not.toContain('id="rail-others-viewed"');
});

test('security 11, coverage 1b: an unknown item and an unknown certificate answer 404', async ({ request }) => {
  for (const path of [
    '/item/itm_01jd0000000000000000099999',
    '/item/x',
    '/certificate/crt_01jd0000000000000000099999',
    '/certificate/x',
  ]) {
    expect((await request.get(addresses.web + path, { headers: html })).status(), path).toBe(404);
  }
});

test('probes answer at every process, and tell nothing else', async ({ request }) => {
  const worker = addresses.api.replace(/:(\d+)$/, (_, port: string) => `:${Number(port) + 1}`);
  for (const base of [addresses.web, addresses.ops, addresses.api, worker]) {
    const [live, ready] = await Promise.all(['/livez', '/readyz'].map((path) => request.get(base + path)));
    expect([await live?.json(), await ready?.json()], base).toEqual([{ status: 'live' }, { status: 'ready' }]);
  }
});

test('a worker that is silent is a red line for everybody in the console, which goes by itself', async ({ newTab }) => {
  const page = await newTab('finance');
  let problem: unknown = null;
  await page.route(`${addresses.api}/staff/worker`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), problem } });
  });
  await new OpsStation({ page, hand: keyboardHand }).signIn(staff.finance);
  const line = page.getByRole('alert').filter({ hasText: 'The worker has been silent for 3 minutes' });
  await expect(line).toHaveCount(0);
  problem = { kind: 'silent', forMs: 190_000 };
  await expect(line).toContainText('Tell the person on duty now.', { timeout: 40_000 });
  problem = null;
  await expect(line).toHaveCount(0, { timeout: 40_000 });
});
