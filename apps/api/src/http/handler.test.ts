import { route } from '@suki/contract/route';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { ApiRefusal } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import { type HandlerFor, type Handlers, type RouteRequest, runHandler, runWork, settlesIntent } from './handler.ts';
import type { Intent } from './intent.ts';

/* Types that must not compile. `tsc` checks this file, so a guarantee that is lost fails the type check. */

const table = {
  getShoe: route({
    operationId: 'getShoe',
    method: 'GET',
    path: '/shoe/{id}',
    tag: 'shoes',
    summary: 'One shoe.',
    audience: 'public-catalogue',
    params: z.object({ id: z.string() }),
    response: z.object({ name: z.string() }),
    errors: ['ITEM_NOT_FOUND'],
  }),
  buyShoe: route({
    operationId: 'buyShoe',
    method: 'POST',
    path: '/shoe',
    tag: 'shoes',
    summary: 'Buys a shoe.',
    audience: 'registered',
    idempotency: 'required',
    body: z.object({ price: z.int() }),
    response: z.object({ id: z.string() }),
    errors: ['ASK_GONE', 'PRICE_CHANGED'],
  }),
};
type Table = typeof table;

describe('a table of handlers', () => {
  test('needs a handler for every row', () => {
    expectTypeOf<{ getShoe: HandlerFor<Table['getShoe']> }>().not.toExtend<Handlers<Table>>();
    expectTypeOf<{
      getShoe: HandlerFor<Table['getShoe']>;
      buyShoe: HandlerFor<Table['buyShoe']>;
    }>().toExtend<Handlers<Table>>();
  });
});

describe('a handler with more to say', () => {
  type Get = HandlerFor<Table['getShoe']>;
  type Buy = HandlerFor<Table['buyShoe']>;
  const found = async () => ({ name: 'Model' });

  test('may read its answer after its work, and answers what the contract says', () => {
    const work = async () => 7;
    expectTypeOf({ work, answer: async (_done: number) => ({ name: 'Model' }) }).toExtend<Get>();
    expectTypeOf({ work, answer: async (_done: number) => ({ title: 'Model' }) }).not.toExtend<Get>();
    expectTypeOf({ work }).not.toExtend<Get>();
  });

  test('may settle its intent itself only where a key is required', () => {
    expectTypeOf({ settles: true as const, work: found }).not.toExtend<Get>();
    expectTypeOf({ settles: true as const, work: async () => ({ id: '1' }) }).toExtend<Buy>();
  });

  test('answers by both parts, and without the second where nobody reads it', async () => {
    const handler = { work: async () => 7, answer: async (done: unknown) => `answer to ${done}` };
    const dependencies = {} as Dependencies;
    expect(await runHandler(handler, undefined, dependencies)).toBe('answer to 7');
    expect(await runWork(handler, undefined, dependencies)).toBe(7);
    expect(await runHandler(found, undefined, dependencies)).toEqual({ name: 'Model' });
    expect([settlesIntent(handler), settlesIntent(found), settlesIntent({ settles: true, work: found })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a handler', () => {
  test('answers what the contract says', () => {
    expectTypeOf<() => Promise<{ name: string }>>().toExtend<HandlerFor<Table['getShoe']>>();
    expectTypeOf<() => Promise<{ name: number }>>().not.toExtend<HandlerFor<Table['getShoe']>>();
    expectTypeOf<() => Promise<{ title: string }>>().not.toExtend<HandlerFor<Table['getShoe']>>();
  });

  test('can refuse only with the reasons of its row', () => {
    type Refuse = RouteRequest<Table['buyShoe']>['refuse'];
    expectTypeOf<Parameters<Refuse>[0]>().toEqualTypeOf<'ASK_GONE' | 'PRICE_CHANGED'>();
    expectTypeOf<ReturnType<Refuse>>().toEqualTypeOf<ApiRefusal>();
  });

  test('gets its parameters parsed', () => {
    expectTypeOf<RouteRequest<Table['getShoe']>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<RouteRequest<Table['getShoe']>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<RouteRequest<Table['buyShoe']>['body']>().toEqualTypeOf<{ price: number }>();
  });

  test('knows its caller only where there is one, and its intent only where a key is required', () => {
    expectTypeOf<RouteRequest<Table['getShoe']>['caller']>().toEqualTypeOf<undefined>();
    expectTypeOf<RouteRequest<Table['buyShoe']>['caller']>().toEqualTypeOf<Caller>();
    expectTypeOf<RouteRequest<Table['getShoe']>['intent']>().toEqualTypeOf<undefined>();
    expectTypeOf<RouteRequest<Table['buyShoe']>['intent']>().toEqualTypeOf<Intent>();
  });
});

test('a route without an audience is no route', () => {
  expectTypeOf<{
    operationId: 'x';
    method: 'GET';
    path: '/x';
    tag: 'x';
    summary: 'x';
    response: typeof table.getShoe.response;
    errors: [];
  }>().not.toExtend<Parameters<typeof route>[0]>();
});

test('a call of the staff that changes something, and does not say of what, is no route', () => {
  const staff = {
    operationId: 'burnShoe',
    method: 'POST',
    path: '/staff/shoe/{id}/burn',
    tag: 'staff',
    summary: 'Burns a shoe.',
    audience: 'staff',
    roles: ['warehouse'],
    response: table.getShoe.response,
    errors: [],
  } as const;
  // @ts-expect-error: a staff route must say what it acts on, or the owner of the shoe could burn it.
  const silent = route(staff);
  expectTypeOf(silent).toExtend<object>();
  expectTypeOf(route({ ...staff, actsOn: 'ask' }))
    .toHaveProperty('actsOn')
    .toEqualTypeOf<'ask'>();
  // @ts-expect-error: only a staff route acts on trades of others.
  route({ ...staff, audience: 'registered', actsOn: 'ask' });
});
