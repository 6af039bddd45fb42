import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { beforeAll, describe, expect, test } from 'vitest';
import { sortableIds } from '../../src/adapters/ids/sortable-ids.ts';
import { idFieldsOf, withValue } from '../support/call-fields.ts';
import { addressOf, type CallInput } from '../support/call-operation.ts';
import { nobodysIds } from '../support/nobodys-ids.ts';
import { storedRows } from '../support/stored-rows.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { validCalls } from '../support/valid-calls.ts';

/** S3 (docs/test-plan.md#attacks): a value that is no id or token finds no row, and no id can be guessed. */

const world = tradeWorld();
const admin = { uid: 'admin', roles: ['admin'] as const };
let ana: Trader;
beforeAll(async () => {
  ana = await newTrader(world.api.dependencies);
  await world.api.callAs(admin, 'getUser');
});

const everyRoute = Object.keys(routes) as OperationId[];
const withIds = everyRoute.flatMap((operationId) =>
  idFieldsOf(routes[operationId] satisfies RouteDefinition).map((field) => ({
    operationId,
    field,
    where: field.path.join('.'),
  })),
);

/** Everything in an address is text; a body can hold any value. */
const inAddresses = [
  '',
  ' ',
  'null',
  'undefined',
  '[]',
  '{}',
  '0',
  '-1',
  '*',
  '%',
  '%00',
  '..',
  '../..',
  "' or 1=1 --",
  'ord_',
  'ord_%',
];
const inBodies = [
  '',
  ' ',
  'null',
  null,
  [],
  {},
  [[]],
  { $ne: null },
  0,
  -1,
  true,
  '*',
  '%',
  'ord_',
  ['usr_0000000000'],
];

/** Returns true when the contract allows this field to be left out in this way. */
function isMeant({ body }: RouteDefinition, input: CallInput): boolean {
  return body === undefined || body.safeParse(input.body).success;
}

/** Returns true when the address is that of a shorter call: of nothing, or of "..", only a slash is left. */
function isOfAnotherCall({ path }: RouteDefinition, input: CallInput): boolean {
  const partsOf = (address: string): number => address.split('/').filter((part) => part !== '').length;
  return partsOf(new URL(addressOf(path, input), 'http://api.test').pathname) < partsOf(path);
}

describe.each(withIds)('S3: $operationId with something else in place of $where', ({ operationId, field }) => {
  test('answers 400 or 404, and not a row', async () => {
    const route: RouteDefinition = routes[operationId];
    const before = await storedRows(world.pool);
    const isInBody = field.path[0] === 'body';
    const caller = route.audience === 'staff' ? admin : ana;
    const inputs = (isInBody ? inBodies : inAddresses)
      .map((value) => withValue(validCalls[operationId](nobodysIds), field.path, value) as CallInput)
      .filter((input) => !isInBody || !isMeant(route, input))
      .filter((input) => !isOfAnotherCall(route, input));
    const statuses = await Promise.all(
      inputs.map(async (input) => [
        addressOf(route.path, input),
        (await world.api.callAs(caller, operationId, input)).status,
      ]),
    );
    expect(statuses.filter(([, status]) => status !== 400 && status !== 404)).toEqual([]);
    expect(await storedRows(world.pool)).toEqual(before);
  });
});

const brokenTokens = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer undefined',
  'Bearer []',
  'Bearer {}',
  'Bearer .',
  'Bearer ..',
  'Bearer a.b.c',
  'Basic YTpi',
  'null',
];

test.each(brokenTokens)('S3: no call takes "%s" in place of a token', async (authorization) => {
  for (const operationId of everyRoute.filter((id) => routes[id].audience !== 'provider')) {
    const input = validCalls[operationId](nobodysIds);
    const { status } = await world.api.callAs(undefined, operationId, { ...input, headers: { authorization } });
    expect([operationId, status]).toEqual([operationId, 401]);
  }
});

test('S3: two tokens in one header are none', async () => {
  const authorization = `Bearer ${testToken(ana)} Bearer ${testToken(ana)}`;
  expect((await world.api.callAs(undefined, 'listAsks', { headers: { authorization } })).status).toBe(401);
});

test('S3: an id is not the neighbour of another one, not even of one that was made in the same millisecond', () => {
  const ids = sortableIds({ now: () => new Date('2026-11-23T02:00:00Z') });
  const numbers = Array.from({ length: 5000 }, () => numberOf(ids.next('ord')));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0n));
  expect(new Set(steps).size).toBeGreaterThan(4990);
  // Two ids of one millisecond differ in 32 unknown bits, two ids of different ones in 79.
  expect(steps.filter((step) => step < 1_000_000n).length).toBeLessThan(20);
});

test('S3: ids of two moments share nothing but their prefix and time', () => {
  const random = (id: string) => id.slice(-16);
  let now = 0;
  const ids = sortableIds({ now: () => new Date(1_790_000_000_000 + now) });
  const made = Array.from({ length: 5000 }, () => {
    now += 1;
    return random(ids.next('adr'));
  });
  expect(new Set(made).size).toBe(5000);
  // Each of the 15 free places takes every one of the 32 digits.
  for (let place = 1; place < 16; place += 1) expect(new Set(made.map((text) => text[place])).size).toBe(32);
});

/** The random part of an id, read as it is written: Crockford's base 32. */
function numberOf(id: string): bigint {
  const digits = '0123456789abcdefghjkmnpqrstvwxyz';
  return [...id.slice(-16)].reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n);
}
