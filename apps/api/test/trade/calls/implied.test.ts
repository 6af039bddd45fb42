import { ApiError } from '@suki/contract/api-error';
import { errors } from '@suki/contract/errors.table';
import { testId } from '@suki/db/testing/test-ids';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../support/call-operation.ts';
import { showsByItself } from '../../support/evidence.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import { storedRows } from '../../support/stored-rows.ts';
import { newTrader, type Trader } from '../../support/trade-people.ts';
import { newKey } from '../../support/trade-steps.ts';
import { tradeWorld } from '../../support/trade-world.ts';
import { validCalls } from '../../support/valid-calls.ts';
import { type Implied, impliedCases, impliedTitle } from './implied.ts';
import { suspend } from './scenes.ts';

/** Consequences of a call's row in the route table: its callers, and the key of a call that costs money. */

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };
const admin = { uid: 'admin', roles: ['admin'] as const };
let ana: Trader;
let suspended: Trader;
beforeAll(async () => {
  ana = await newTrader(world.api.dependencies);
  suspended = await newTrader(world.api.dependencies);
  await suspend(world, suspended);
  await world.api.callAs(admin, 'getUser');
  await world.api.callAs(guest, 'getUser');
});

const callerOf = ({ refusal, isOfStaff }: Implied) => {
  if (refusal === 'NOT_REGISTERED') return guest;
  if (refusal === 'ACCOUNT_SUSPENDED') return suspended;
  return isOfStaff ? admin : ana;
};

/** Returns a call of this operation with other input under its key: another path to come back to, or other things. */
function other(call: Implied['call'], input: CallInput): CallInput {
  const { params, body } = validCalls[call]({ ...nobodysIds, ...otherIds });
  const isPayment = typeof body === 'object' && body !== null && 'returnPath' in body;
  return {
    ...input,
    params,
    body: isPayment ? { ...body, returnPath: '/another' } : { ...Object(body), ...otherFields[call] },
  };
}

const otherIds = { askId: testId('ask'), bidId: testId('bid'), orderId: testId('ord'), skuId: testId('sku') };
/** Other input of calls that name no thing. */
const otherFields: Partial<Record<Implied['call'], object>> = { requestPayout: { amount: 30_000 } };

test.each(impliedCases.map((one) => ({ title: impliedTitle(one), one })))('$title', async ({ one }) => {
  const { call, refusal } = one;
  showsByItself(call, refusal);
  const idempotencyKey = newKey();
  const input = {
    ...validCalls[call](nobodysIds),
    ...(refusal === 'IDEMPOTENCY_KEY_MISSING' ? { idempotencyKey: undefined } : { idempotencyKey }),
  };
  if (refusal === 'IDEMPOTENCY_KEY_REUSED') await world.api.callAs(callerOf(one), call, input);
  const before = await storedRows(world.pool);
  const sent = refusal === 'IDEMPOTENCY_KEY_REUSED' ? other(call, input) : input;
  const { status, body } = await world.api.callAs(callerOf(one), call, sent);
  expect([status, ApiError.parse(body).reason]).toEqual([errors[refusal].status, refusal]);
  expect(await storedRows(world.pool)).toEqual(before);
});
