import { creditTestWallet, letAccountsRest } from '@suki/db/testing/test-trade';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { newTrader } from '../../../test/support/trade-people.ts';
import { newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { keySecrets } from '../../adapters/secrets/key-secrets.ts';
import { resealNumbers } from './reseal-numbers.ts';

const world = tradeWorld();
const account = (accountNumber: string) => ({ channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber });

test('security 10: numbers of an old key are sealed anew, in accounts and payouts alike, and then need that key no more', async () => {
  const { dependencies } = world.api;
  const first = dependencies.environment.DATA_KEY;
  const sam = await newTrader(dependencies);
  const { id } = (await world.api.callAs(sam, 'createWithdrawalAccount', { body: account('1234567890') })).answer();
  await letAccountsRest(world.pool);
  await creditTestWallet(world.pool, sam.userId, pesos(1000), world.api.clock.now());
  const call = { body: { amount: pesos(500) }, idempotencyKey: newKey() };
  const { id: payoutId } = (await world.api.callAs(sam, 'requestPayout', call)).answer();
  const body = account('1234567890');
  (await world.api.callAs(sam, 'updateWithdrawalAccount', { params: { id }, body })).answer();

  const dataKey = 'another-key-of-thirty-two-letters';
  const secrets = keySecrets({ dataKey, oldDataKeys: [first], markKey: first });
  await resealNumbers({ ...dependencies, secrets });

  const alone = keySecrets({ dataKey });
  const place = { field: 'account_number', ownerId: sam.userId } as const;
  const sealed = async (table: string) =>
    (
      await world.pool.query<{ sealed: string }>(`select account_number as sealed from ${table} where user_id = $1`, [
        sam.userId,
      ])
    ).rows.map((row) => row.sealed);
  const [ofAccount, ofPayout] = [await sealed('withdrawal_accounts'), await sealed('payouts')];
  expect([...ofAccount, ...ofPayout].map((text) => alone.open(text, place))).toEqual(['1234567890', '1234567890']);
  const again = await Promise.all([sealed('withdrawal_accounts'), resealNumbers({ ...dependencies, secrets })]);
  expect(again[0]).toEqual(await sealed('withdrawal_accounts'));
  await expect(
    world.pool.query(`update payouts set account_number = 'elsewhere' where id = $1`, [payoutId]),
  ).rejects.toThrow('keeps its destination');
});
