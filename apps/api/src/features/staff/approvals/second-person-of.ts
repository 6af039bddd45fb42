import { ownTradeFacts } from '@suki/db/queries/own-trades';
import type { Db } from '@suki/db/statement';
import type { SecondPerson } from '@suki/domain/approvals/approval';
import type { Caller } from '../../../http/caller.ts';

/** Returns the caller as the rules of a second person see them: with the accounts that are linked to theirs. */
export async function secondPersonOf(
  db: Db,
  { userId, roles }: Pick<Caller, 'userId' | 'roles'>,
): Promise<SecondPerson> {
  const { accounts } = await ownTradeFacts(db, userId, { entity: 'seller', id: userId });
  return { userId, accounts, roles };
}
