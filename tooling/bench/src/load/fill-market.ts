import { keySecrets } from '@suki/api/adapters/secrets/key-secrets';
import type { UserId } from '@suki/domain/ids/id';
import { localSecrets } from '@suki/local-stack/environment';
import { idOf } from '../trade/market-rows.ts';
import { beside, query } from './connections.ts';
import { catalogueStatements } from './fill-catalogue.sql.ts';
import { keptStatements } from './fill-kept.sql.ts';
import { ledgerStatements, moneyStatements } from './fill-money.sql.ts';
import { peopleStatements } from './fill-people.sql.ts';
import { fillSearch } from './fill-search.ts';
import { tradeStatements, tradesOfYear } from './fill-trades.sql.ts';
import { type LoadSize, sellersOf } from './load-size.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The rows of a market of this size, as SQL: stages, of whose lists of statements none needs another. */
export const fillStages = (size: LoadSize): readonly (readonly (readonly string[])[])[] => [
  [catalogueStatements(size), peopleStatements(size)],
  [tradesOfYear(size)],
  [tradeStatements(size), [...moneyStatements(size), ...ledgerStatements(size), ...keptStatements(size)]],
];

// The rows are consistent by construction, so foreign keys and triggers, which take most of the time, are left out.
const session = `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`;

/** Fills a migrated, empty database, and prints the seconds of each part: a million items take a quarter of an hour. */
export async function fillMarket(url: string, size: LoadSize): Promise<void> {
  const timed = partTimer(size);
  await query(url, sealedNumbers(size));
  await withoutIndexes(url, null, async () => {
    for (const [index, lists] of fillStages(size).entries()) {
      await beside(url, async (client, lane) => {
        await client.query(session);
        for (const statement of lists[lane] ?? []) await client.query(statement);
      });
      timed(`rows ${index + 1} of ${fillStages(size).length}`);
    }
  });
  timed('indexes');
  await query(url, 'drop table trade, sealed_numbers');
  await query(url, 'analyze');
  await fillSearch(url);
  timed('search documents');
  for (const statement of ['vacuum analyze', 'checkpoint']) await query(url, statement);
  timed('vacuum');
}

function partTimer({ items }: LoadSize): (part: string) => void {
  let from = performance.now();
  return (part) => {
    const now = performance.now();
    console.log(`Filling ${items} items, ${part}: ${((now - from) / 1000).toFixed(0)} s`);
    from = now;
  };
}

/** SQL of the sealed account numbers of all sellers; the texts differ each time, so no folder is named after them. */
function sealedNumbers(size: LoadSize): string {
  const { seal } = keySecrets({ dataKey: localSecrets.DATA_KEY });
  const rows = Array.from({ length: sellersOf(size) }, (_, index) => {
    const ownerId = idOf('usr', index + 1) as UserId;
    return `('${ownerId}', '${seal('1234567890', { field: 'account_number', ownerId })}')`;
  });
  return `create unlogged table sealed_numbers (user_id text primary key, sealed text); insert into sealed_numbers values ${rows.join(', ')}`;
}
