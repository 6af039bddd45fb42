import type { UserId } from '@suki/domain/ids/id';
import { type Centavos, negate } from '@suki/domain/money/centavos';
import type { Owed } from '@suki/domain/trade/facts/command-facts';
import { type Db, many, statement } from '../statement.ts';

const owedStatement = statement<{ account: string; balance: Centavos }, [string[]]>(
  'owed.of-users',
  `select account, sum(amount)::bigint as balance from postings where account = any($1::text[]) group by account having sum(amount) < 0`,
);

/** What these people owe after a reversal by their bank, in centavos; who owes nothing is left out (lifecycle, section 3, receivable). */
export async function owedBy(db: Db, userIds: readonly UserId[]): Promise<Owed> {
  const rows = await many(db, owedStatement, [userIds.map((id) => `receivable:${id}`)]);
  return Object.fromEntries(rows.map(({ account, balance }) => [account.slice('receivable:'.length), negate(balance)]));
}
