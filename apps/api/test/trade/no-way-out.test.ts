import { createServer, type Server } from 'node:net';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callFieldsOf, withValue } from '../support/call-fields.ts';
import { addressOf, type CallInput } from '../support/call-operation.ts';
import { nobodysIds } from '../support/nobodys-ids.ts';
import { testServiceToken } from '../support/test-environment.ts';
import { portOf } from '../support/test-sandbox.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { validCalls } from '../support/valid-calls.ts';

/** S14 (docs/test-plan.md#attacks): no field of a call makes the server connect to an address that a caller names. */

const world = tradeWorld({ isCrowd: true });
let heard = 0;
const listeners: Server[] = [];
let port = 0;
let ana: Trader;

async function listen(host: string, on: number): Promise<number> {
  const server = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  listeners.push(server);
  await new Promise<void>((resolve) => server.listen(on, host, resolve));
  return portOf(server.address());
}

beforeAll(async () => {
  port = await listen('127.0.0.1', 0);
  await listen('::1', port);
  ana = await newTrader(world.api.dependencies);
});
afterAll(() => {
  for (const server of listeners) server.close();
});

/** One place in the forms that a careless reader of addresses lets pass, and places of cloud metadata. */
const addresses = (): readonly string[] => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://user@127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `/\\127.0.0.1:${port}/`,
  `127.0.0.1:${port}`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'file:///etc/passwd',
];

const calls = (Object.keys(routes) as OperationId[]).filter((id) => id !== 'streamEvents');

async function send(operationId: OperationId, input: CallInput): Promise<number> {
  const route: RouteDefinition = routes[operationId];
  const named = `127.0.0.1:${port}`;
  const who = route.audience === 'staff' ? { uid: 's14-admin', roles: ['admin'] as const } : ana;
  const { statusCode } = await world.api.app.inject({
    method: route.method,
    url: addressOf(route.path, input),
    headers: {
      authorization: `Bearer ${route.audience === 'shop' ? testServiceToken : testToken(who)}`,
      host: named,
      'x-forwarded-host': named,
      origin: `http://${named}`,
      referer: `http://${named}/`,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': `s14-${crypto.randomUUID()}` }),
      ...(route.audience === 'provider' ? { 'x-callback-token': testSecrets.xenditCallbackToken } : {}),
    },
    ...(input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
  });
  return statusCode;
}

test('S14: no field of any call makes the server connect to an address that the caller names', {
  timeout: 120_000,
}, async () => {
  const ids = { ...nobodysIds, addressId: ana.addressId };
  let taken = 0;
  for (const operationId of calls) {
    const inputs = callFieldsOf(routes[operationId]).flatMap(({ path }) =>
      addresses().map((address) => withValue(validCalls[operationId](ids), path, address) as CallInput),
    );
    for (let done = 0; done < inputs.length; done += 20) {
      const statuses = await Promise.all(inputs.slice(done, done + 20).map((input) => send(operationId, input)));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      taken += statuses.filter((status) => status < 300).length;
    }
  }
  await world.settle();
  // Some fields take any text, such as a street: their addresses were stored, and nobody followed them.
  expect(taken).toBeGreaterThan(0);
  expect(heard).toBe(0);
});

test('the listener would hear a connection', async () => {
  await fetch(`http://localhost:${port}/`).catch(() => undefined);
  expect(heard).toBeGreaterThan(0);
});
