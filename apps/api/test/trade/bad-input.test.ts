import { createHmac } from 'node:crypto';
import { ApiError } from '@suki/contract/api-error';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CallField, callFieldsOf, withValue } from '../support/call-fields.ts';
import type { CallInput } from '../support/call-operation.ts';
import { nobodysIds } from '../support/nobodys-ids.ts';
import { storedRows } from '../support/stored-rows.ts';
import { testServiceToken } from '../support/test-environment.ts';
import { testSecrets } from '../support/test-secrets.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { type NamedIds, validCalls } from '../support/valid-calls.ts';

/**
 * Bad input, generated from the contract: every field of every call gets a value that it cannot have. The answer names
 * the field and the rule, and nothing is stored, not even the idempotency key.
 */

const world = tradeWorld();
const admin = { uid: 'admin', roles: ['admin'] as const };
let ana: Trader;
let ids: NamedIds;

beforeAll(async () => {
  ana = await newTrader(world.api.dependencies);
  await world.api.callAs(admin, 'getUser');
  const { itemId, skuId } = await listAsk(world);
  ids = { ...nobodysIds, itemId, skuId, addressId: ana.addressId };
});

/** Values of a type that no field has; in an address, where everything is text, too long and of odd letters. */
const impossible = { params: '%', query: 'x'.repeat(300), body: { of: ['no', 'type'] } } as const;

const Details = z.object({ fields: z.array(z.object({ field: z.string(), rule: z.string() })).min(1) });

/** The answer names fields of an object; for a union it says only that no form fits. */
const isNamed = (fields: z.output<typeof Details>['fields'], path: string): boolean =>
  fields.some(({ field }) => field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));

/** In a body that is one of several forms, the fields of the other forms are skipped. */
function isOfThisForm(operationId: OperationId, { path }: CallField): boolean {
  const [part, name = ''] = path;
  const { body: schema }: RouteDefinition = routes[operationId];
  const { body } = validCalls[operationId](ids);
  return part !== 'body' || !(schema instanceof z.ZodUnion) || Object.hasOwn(Object(body), name);
}

/** The signatures of hosted services: the API looks at a body only after its signature. */
const timestamp = String(Math.floor(Date.now() / 1000));
const signed = {
  'x-callback-token': testSecrets.xenditCallbackToken,
  timestamp,
  signature: createHmac('sha256', testSecrets.trackingMoreWebhookSecret).update(timestamp).digest('hex'),
};

async function mistakeIn(operationId: OperationId, { path }: CallField): Promise<string | undefined> {
  const part = path[0] as keyof typeof impossible;
  const input = withValue(validCalls[operationId](ids), path, impossible[part]) as CallInput;
  const caller = routes[operationId].audience === 'staff' ? admin : ana;
  const ofShop = routes[operationId].audience === 'shop' ? { authorization: `Bearer ${testServiceToken}` } : {};
  const result = await world.api.callAs(caller, operationId, { ...input, headers: { ...signed, ...ofShop } });
  if (result.status !== 400) return `${path.join('.')}: answered ${result.status}`;
  const { reason, details, message } = ApiError.parse(result.body);
  const { fields } = Details.parse(details);
  if (reason !== 'VALIDATION') return `${path.join('.')}: said ${reason}`;
  if (JSON.stringify(result.body).includes('no","type')) return `${path.join('.')}: the value is repeated`;
  return isNamed(fields, path.join('.')) ? undefined : `${path.join('.')}: not named in "${message}"`;
}

const withFields = (Object.keys(routes) as OperationId[]).filter((id) => callFieldsOf(routes[id]).length > 0);

test.each(withFields)('%s names each field that is wrong and its rule, and stores nothing', async (operationId) => {
  const before = [await storedRows(world.pool), await keys()];
  const mistakes: (string | undefined)[] = [];
  for (const field of callFieldsOf(routes[operationId])) {
    if (isOfThisForm(operationId, field)) mistakes.push(await mistakeIn(operationId, field));
  }
  expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([]);
  expect([await storedRows(world.pool), await keys()]).toEqual(before);
});

async function keys(): Promise<number | null> {
  return (await world.pool.query('select from idempotency_keys')).rowCount;
}
