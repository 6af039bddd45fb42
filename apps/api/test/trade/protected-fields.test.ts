import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { belongingsOf } from '../support/belongings.ts';
import type { CallInput } from '../support/call-operation.ts';
import { tablesWith } from '../support/marked-rows.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { type NamedIds, validCalls } from '../support/valid-calls.ts';

/**
 * S5 (docs/test-plan.md#attacks), mass assignment: beside its own fields, a call is sent every field that the server
 * knows – every column of the database, every field of every answer – with values that can be found again. None of them
 * reaches a row, and a column of another type (a flag, a moment, a status) would answer 5xx.
 */

const world = tradeWorld();
const admin = { uid: 'admin', roles: ['admin'] as const };
const NUMBER = 777_123_456;
const TEXT = 'mass-assigned-4711';
const marks = [String(NUMBER), TEXT];

let ana: Trader;
let ids: NamedIds;
let fieldNames: readonly string[] = [];
beforeAll(async () => {
  ana = await newTrader(world.api.dependencies);
  ids = (await belongingsOf(world, ana)).ids;
  await world.api.callAs(admin, 'getUser');
  const columns = await world.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const camel = columns.rows.map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const plan = [
    'price',
    'depositAmount',
    'status',
    'sellerId',
    'balance',
    'role',
    'roles',
    'fee',
    'isAdmin',
    '__proto__',
    'constructor',
  ];
  fieldNames = [...new Set([...columns.rows.map(({ name }) => name), ...camel, ...answered(), ...plan])];
});

/** Every field of every answer, however deep. */
function answered(): string[] {
  const names = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const inner = Object.values(schema).flatMap(names);
    return 'properties' in schema && typeof schema.properties === 'object'
      ? [...Object.keys(schema.properties ?? {}), ...inner]
      : inner;
  };
  return Object.values<RouteDefinition>(routes).flatMap(({ response }) =>
    names(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })),
  );
}

/** Adds the fields at every depth; the call's own fields stay as they are. */
function withEverything(value: unknown, extra: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withEverything(one, extra));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withEverything(inner, extra)]));
  const added = Object.fromEntries(fieldNames.filter((name) => !Object.hasOwn(own, name)).map((name) => [name, extra]));
  return { ...added, ...own };
}

/**
 * Returns true for names that the body may have, although this one leaves them out: the tests of the call try those.
 * The schema is written down once for a call: for each of 300 names it took half of this file's time (4.6 of 9.5 s).
 */
function namedBy({ body }: RouteDefinition): (name: string) => boolean {
  const text = body === undefined ? '' : JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  return (name) => text.includes(`"${name}":`);
}

function attack(route: RouteDefinition, input: CallInput, extra: unknown): CallInput {
  const body = withEverything(input.body ?? {}, extra);
  const top = Object.entries(Object(body) as object);
  const given = Object.keys(Object(input.body ?? {}) as object);
  const isNamed = namedBy(route);
  const kept = top.filter(([name]) => given.includes(name) || !isNamed(name));
  const query = Object.fromEntries(['price', 'status', 'sellerId', 'fee', 'role'].map((name) => [name, String(extra)]));
  return { ...input, body: Object.fromEntries(kept), query: { ...query, ...input.query } };
}

const writable = (Object.keys(routes) as OperationId[]).filter(
  (id) => routes[id].method !== 'GET' && routes[id].audience !== 'provider',
);

test('S5: there are calls to try, and hundreds of names to try them with', () => {
  expect(writable.length).toBeGreaterThan(45);
  expect(fieldNames.length).toBeGreaterThan(300);
});

describe.each(writable)('S5: %s', (operationId) => {
  test('drops every field that it does not name', async () => {
    const route: RouteDefinition = routes[operationId];
    const caller = route.audience === 'staff' ? admin : ana;
    for (const extra of [NUMBER, TEXT, [TEXT]]) {
      const input = attack(route, validCalls[operationId](ids), extra);
      const { status, body } = await world.api.callAs(caller, operationId, input);
      expect([JSON.stringify(extra), status < 500], JSON.stringify(body)).toEqual([JSON.stringify(extra), true]);
    }
    expect(await tablesWith(world.pool, marks)).toEqual([]);
  });
});

test('S5: what was sent beside moved no money and made nobody anything else', async () => {
  await world.settle();
  expect(await tablesWith(world.pool, marks)).toEqual([]);
  expect((await world.api.callAs(ana, 'listStaffRefunds')).status).toBe(403);
  await world.expectSound();
});
