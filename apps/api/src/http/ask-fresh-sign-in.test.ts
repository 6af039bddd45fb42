import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { freshSignIn } from '@suki/domain/config/identity';
import { add, pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { type AnswerName, shows } from '../../test/support/evidence.ts';
import { refusalIn } from '../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../test/support/trade-people.ts';
import { newKey } from '../../test/support/trade-steps.ts';
import { tradeWorld } from '../../test/support/trade-world.ts';

const world = tradeWorld();
/** A session that goes on, of a person who typed the password six minutes ago. */
const stale = (person: Trader) => ({ ...person, signedInAt: new Date(Date.now() - 6 * 60_000) });
const account = { channelCode: 'PH_BDO', accountHolderName: 'Ana Cruz', accountNumber: '1234567890' };

const inputs: Partial<Record<OperationId, (person: Trader) => Promise<object>>> = {
  createWithdrawalAccount: async () => ({ body: account }),
  updateWithdrawalAccount: async (person) => {
    const { id } = (await world.api.callAs(person, 'createWithdrawalAccount', { body: account })).answer();
    await letAccountsRest(world.pool);
    return { params: { id }, body: { ...account, accountNumber: '9999999999' } };
  },
  linkPhone: async () => ({ body: { phoneNumber: '09171112222', code: '123456' } }),
  requestPayout: async (person) => {
    await creditTestWallet(world.pool, person.userId, pesos(30_000), world.api.clock.now());
    await world.api.callAs(person, 'createWithdrawalAccount', { body: account });
    await letAccountsRest(world.pool);
    return { body: { amount: add(freshSignIn.payoutAbove, pesos(1)) }, idempotencyKey: newKey() };
  },
};

const asking = Object.values<RouteDefinition>(routes).filter((route) => route.freshSignIn !== undefined);

test('security 7: the calls that lead money elsewhere ask for a recent sign-in', () => {
  expect(asking.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

test.each(asking)('security 7: $operationId after an old sign-in is refused and changes nothing', async (route) => {
  const operationId = route.operationId as OperationId;
  const person = await newTrader(world.api.dependencies);
  const input = await inputs[operationId]?.(person);
  shows(`${operationId} SIGN_IN_AGAIN` as AnswerName);
  const result = await world.api.callAs(stale(person), operationId, input);
  expect([result.status, refusalIn(result).reason]).toEqual([403, 'SIGN_IN_AGAIN']);
});

test('security 7: a payout up to the configured sum asks for no new sign-in', async () => {
  const person = await newTrader(world.api.dependencies);
  await creditTestWallet(world.pool, person.userId, pesos(30_000), world.api.clock.now());
  await world.api.callAs(person, 'createWithdrawalAccount', { body: account });
  await letAccountsRest(world.pool);
  const body = { amount: freshSignIn.payoutAbove };
  const result = await world.api.callAs(stale(person), 'requestPayout', { body, idempotencyKey: newKey() });
  expect(result.status).toBe(201);
});

test('security 7: after the new sign-in the same payout is made once, under its key', async () => {
  const person = await newTrader(world.api.dependencies);
  const input = await inputs.requestPayout?.(person);
  expect((await world.api.callAs(stale(person), 'requestPayout', input)).status).toBe(403);
  const made = await world.api.callAs(person, 'requestPayout', input);
  expect(made.status).toBe(201);
  // A press that is repeated later, when the sign-in is old again, still asks: the answer tells of money.
  expect((await world.api.callAs(stale(person), 'requestPayout', input)).status).toBe(403);
  expect((await world.api.callAs(person, 'requestPayout', input)).answer().id).toBe(made.answer().id);
});
