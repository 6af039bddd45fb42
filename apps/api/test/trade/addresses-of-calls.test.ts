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

test('coverage 7: a call with a slash gives the answer of the call without', async () => {
  const guest = { uid: 'slashes', isAnonymous: true };
  const headers = { authorization: `Bearer ${testToken(guest)}` };
  const [plain, slashed] = await Promise.all(
    ['', '/'].map(async (end) => (await fetch(`${world.api.url}/item/recent-released${end}`, { headers })).json()),
  );
  expect(slashed).toEqual(plain);
});
