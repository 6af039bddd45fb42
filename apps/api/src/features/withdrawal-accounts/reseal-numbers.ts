import { reseal, resealFactor, staleFactors, staleNumbers } from '@suki/db/queries/sealed-numbers';
import { lockUser } from '@suki/db/queries/users';
import { withTransaction } from '@suki/db/tx';
import type { Dependencies } from '../../dependencies.ts';
import { numberOf, openNumber } from './sealed-number.ts';

type Needs = Pick<Dependencies, 'pool' | 'secrets' | 'log' | 'environment'>;

const NUMBERS_AT_ONCE = 200;

/**
 * Seals every account number and authenticator anew that an old key sealed (docs/data-key.md), each in a transaction
 * under the lock of its person: a payout that is asked for at that moment copies the number before or after. Tells when
 * old keys can go.
 */
export async function resealNumbers({ pool, secrets, log, environment }: Needs): Promise<void> {
  let count = 0;
  for (;;) {
    const stale = await staleNumbers(pool, secrets.presentPrefix, NUMBERS_AT_ONCE);
    for (const number of stale) {
      const sealedAnew = secrets.seal(openNumber(number, secrets), numberOf(number.userId));
      await withTransaction(pool, async (tx) => {
        await lockUser(tx, number.userId);
        await reseal(tx, number, sealedAnew);
      });
    }
    const factors = await staleFactors(pool, secrets.presentPrefix, NUMBERS_AT_ONCE);
    for (const factor of factors) {
      const place = { field: 'second_factor', ownerId: factor.userId } as const;
      await resealFactor(pool, factor, secrets.seal(secrets.open(factor.secret, place), place));
    }
    count += stale.length + factors.length;
    if (stale.length + factors.length === 0) break;
  }
  if (count > 0) log.info({ count }, 'Texts are sealed with the present key.');
  if (environment.DATA_KEYS_OLD.length > 0) log.warn('No text needs an old key any more: remove DATA_KEYS_OLD.');
}
