import { route } from '@suki/contract/route';
import { testDatabase } from '@suki/db/testing/test-database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Handlers } from '../../src/http/handler.ts';
import { callOperation } from './call-operation.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { type TestPerson, testToken } from './test-token.ts';

/** The smallest change that must happen once: a row in a table. */
export const shoeTable = {
  buyShoe: route({
    operationId: 'buyShoe',
    method: 'POST',
    path: '/shoe/{size}',
    tag: 'shoes',
    summary: 'Buys a shoe.',
    audience: 'registered',
    idempotency: 'required',
    params: z.object({ size: z.string() }),
    body: z.object({ price: z.int() }),
    response: z.object({ id: z.int(), price: z.int() }),
    successStatus: 201,
    errors: ['ASK_GONE', 'NOT_ALLOWED_NOW', 'CONFLICT', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'],
  }),
};

export type BuyShoe = {
  readonly key?: string | undefined;
  readonly price?: number | undefined;
  readonly size?: string | undefined;
  readonly person?: TestPerson | undefined;
  /** The process that is called; the first when left out. */
  readonly at?: TestApi | undefined;
};

/** Two processes of an API on one database that sells shoes, for the tests of one file. */
export function shoeShop(handlers: Handlers<typeof shoeTable>) {
  const database = testDatabase();
  let apis: readonly [TestApi, TestApi];
  let keys = 0;
  beforeAll(async () => {
    await database.pool.query(
      'create table shoes (id int generated always as identity primary key, price int not null)',
    );
    const options = {
      databaseUrl: database.url,
      table: shoeTable,
      handlers,
      variables: { CALLS_PER_MINUTE: '100000' },
    };
    apis = await Promise.all([startTestApi(options), startTestApi(options)]);
  });
  beforeEach(() => database.pool.query('truncate shoes'));
  afterAll(() => Promise.all(apis.map((api) => api.close())));
  return {
    query: (text: string, values: readonly unknown[]) => database.pool.query(text, [...values]),
    second: () => apis[1],
    newKey: () => {
      keys += 1;
      return `intent-${keys}`;
    },
    buy: ({ key, price = 500, size = '9', person = { uid: 'bea' }, at = apis[0] }: BuyShoe) =>
      callOperation(
        { url: at.url, token: testToken(person) },
        { route: shoeTable.buyShoe, input: { params: { size }, body: { price }, idempotencyKey: key } },
      ),
    bought: async (): Promise<number> => (await database.pool.query('select from shoes')).rowCount ?? 0,
  };
}
