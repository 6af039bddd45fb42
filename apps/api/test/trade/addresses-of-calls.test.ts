import type { RouteDefinition } from '@suki/contract/route';
import { routes } from '@suki/contract/routes';
import { expect, test } from 'vitest';
import { testToken } from '../support/test-token.ts';
import { tradeWorld } from '../support/trade-world.ts';

const world = tradeWorld();
const table = Object.values<RouteDefinition>(routes);

test.each(table)('coverage 7: $method $path is found with and without a slash at its end', async ({ method, path }) => {
  const url = `${world.api.url}${path.replaceAll(/\{\w+\}/g, 'x')}`;
  const [plain, slashed] = await Promise.all([fetch(url, { method }), fetch(`${url}/`, { method })]);
  // Nobody's token: the call is there, and refuses before it reads anything.
  expect([plain.status, slashed.status]).toEqual([401, 401]);
});

test.each(table)(
  'coverage 1b: $method $path: only an answer that is the same for everybody may be kept',
  async (route) => {
    const response = await fetch(`${world.api.url}${route.path.replaceAll(/\{\w+\}/g, 'x')}`, { method: route.method });
    const expected = route.audience === 'public-catalogue' ? null : 'no-store';
    expect(response.headers.get('cache-control')).toBe(expected);
  },
);

test('coverage 1b: a person’s own answers are kept by no cache, refused or not; a price for everybody may be', async () => {
  const headers = { authorization: `Bearer ${testToken({ uid: 'bea' })}` };
  const kept = async (path: string) => {
    const response = await fetch(`${world.api.url}${path}`, { headers });
    return [response.status, response.headers.get('cache-control')];
  };
  expect(await kept('/user')).toEqual([200, 'no-store']);
  expect(await kept('/order/ord_0000000000')).toEqual([404, 'no-store']);
  expect(await kept('/item/recommend')).toEqual([200, null]);
});

test('coverage 7: a call with a slash gives the answer of the call without', async () => {
  const guest = { uid: 'slashes', isAnonymous: true };
  const headers = { authorization: `Bearer ${testToken(guest)}` };
  const [plain, slashed] = await Promise.all(
    ['', '/'].map(async (end) => (await fetch(`${world.api.url}/item/recent-released${end}`, { headers })).json()),
  );
  expect(slashed).toEqual(plain);
});
