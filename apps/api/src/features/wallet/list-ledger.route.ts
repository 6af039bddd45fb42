import { listLedgerEntries } from '@suki/db/queries/ledger-entries';
import { ruleOfPosting } from '@suki/domain/trade/posting-codes';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';

/** `GET /user/ledger` */
export const listLedger: Handler<'listLedger'> = async ({ query, caller }, { pool }) => {
  const page = await listLedgerEntries(pool, caller.userId, listOptions(query, { changes: false }));
  return {
    ...page,
    items: page.items.map((entry) => ({
      ...entry,
      rule: ruleOfPosting(entry.code),
      createdAt: entry.createdAt.toISOString(),
    })),
  };
};
