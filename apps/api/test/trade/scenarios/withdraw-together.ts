import assert from 'node:assert/strict';
import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { add, type Centavos, centavos, pesos } from '@suki/domain/money/centavos';
import { pressUntilAnswered } from '../../support/press-until-answered.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import { newTrader, type Trader } from '../../support/trade-people.ts';
import { newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

const amount = pesos(1000);
/** Payouts to this account stay at the gateway until somebody decides. */
const HELD_ACCOUNT = '131313';

/** Makes a person with money in the wallet and a bank account. */
export async function personWithMoney(
  { pool, api }: TradeWorld,
  balance: Centavos,
  accountNumber = HELD_ACCOUNT,
): Promise<Trader> {
  const person = await newTrader(api.dependencies);
  await creditTestWallet(pool, person.userId, balance, api.clock.now());
  const body = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber };
  (await api.callAs(person, 'createWithdrawalAccount', { body })).answer();
  await letAccountsRest(pool);
  return person;
}

export type WithdrawTogetherSize = { readonly requests: number; readonly covers: number };

/**
 * R6: many withdrawals at once from a wallet that covers a few. Exactly those are paid out, and the balance is never
 * below zero. Returns how often the balance was read meanwhile.
 */
export async function withdrawTogether(world: TradeWorld, { requests, covers }: WithdrawTogetherSize): Promise<number> {
  const rest = pesos(500);
  const person = await personWithMoney(world, add(centavos(covers * amount), rest));
  const balance = async () => {
    const { rows } = await world.pool.query<{ balance: number }>('select balance from wallets where user_id = $1', [
      person.userId,
    ]);
    return rows[0]?.balance ?? 0;
  };
  const racing = { isOver: false };
  const watch = async (): Promise<number[]> => {
    const seen: number[] = [];
    while (!racing.isOver) seen.push(await balance());
    return seen;
  };
  const watching = watch();
  const request = () => {
    const call = { body: { amount }, idempotencyKey: newKey() };
    return pressUntilAnswered(() => world.api.callAs(person, 'requestPayout', call));
  };
  const results = await Promise.all(Array.from({ length: requests }, request));
  racing.isOver = true;
  const seen = await watching;
  const refused = results.filter(({ status }) => status !== 201);
  assert.equal(results.length - refused.length, covers);
  assert.deepEqual(new Set(refused.map(({ status }) => status)), new Set([409]));
  assert.deepEqual(new Set(refused.map((result) => refusalIn(result).reason)), new Set(['BALANCE_TOO_LOW']));
  assert.ok(
    seen.every((each, index) => each >= rest && each <= (seen[index - 1] ?? each)),
    `Expected a balance that falls to ${rest} and not below, got ${seen.join(', ')}`,
  );
  assert.equal(await balance(), rest);
  await world.settle();
  await world.expectSound();
  return seen.length;
}
