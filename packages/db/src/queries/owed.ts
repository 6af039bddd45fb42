import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, negate } from '@suki/domain/money/centavos';
import type { Owed } from '@suki/domain/trade/facts/command-facts';
import { type Db, many, statement } from '../statement.ts';

const owedStatement = statement<{ account: string; balance: Centavos }, [string[]]>(
  'owed.of-users',
  `select account, sum(amount)::bigint as balance from postings where account = any($1::text[]) group by account having sum(amount) < 0`,
);

/**
 * Returns the debts of these people after a reversal by their bank, in centavos; people without a debt are left out
 * (docs/lifecycle.md#debts).
 */
export async function owedBy(db: Db, userIds: readonly UserId[]): Promise<Owed> {
  const rows = await many(db, owedStatement, [userIds.map((id) => `receivable:${id}`)]);
  return Object.fromEntries(rows.map(({ account, balance }) => [account.slice('receivable:'.length), negate(balance)]));
}
