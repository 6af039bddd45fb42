import { keySecrets } from '@suki/api/adapters/secrets/key-secrets';
import type { UserId } from '@suki/domain/ids/id';
import { localSecrets } from '@suki/local-stack/environment';
import pg from 'pg';
import { idOf } from '../trade/market-rows.ts';
import { catalogueStatements } from './fill-catalogue.sql.ts';
import { keptStatements } from './fill-kept.sql.ts';
import { moneyStatements } from './fill-money.sql.ts';
import { peopleStatements } from './fill-people.sql.ts';
import { fillSearch } from './fill-search.ts';
import { tradeStatements } from './fill-trades.sql.ts';
import { type LoadSize, sellersOf } from './load-size.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The rows of a market of this size, as SQL. */
export const fillStatements = (size: LoadSize): readonly string[] => [
  ...catalogueStatements(size),
  ...peopleStatements(size),
  ...tradeStatements(size),
  ...moneyStatements(size),
  ...keptStatements(size),
];

/**
 * The rows are consistent by construction, so foreign keys and triggers, which take most of the time, are left out, but
 * for the one that names the owners of ledger lines.
 */
export async function fillMarket(url: string, size: LoadSize): Promise<void> {
  await run(url, [
    'set session_replication_role = replica',
    'set synchronous_commit = off',
    sealedNumbers(size),
    'alter table postings enable always trigger postings_have_owners',
    (client) => withoutIndexes(client, null, () => runAll(client, fillStatements(size))),
    'analyze',
    fillSearch,
    'alter table postings enable trigger postings_have_owners',
    'vacuum analyze',
    'checkpoint',
  ]);
}

/** SQL of the sealed account numbers of all sellers; the texts differ each time, so no folder is named after them. */
function sealedNumbers(size: LoadSize): string {
  const { seal } = keySecrets({ dataKey: localSecrets.DATA_KEY });
  const rows = Array.from({ length: sellersOf(size) }, (_, index) => {
    const ownerId = idOf('usr', index + 1) as UserId;
    return `('${ownerId}', '${seal('1234567890', { field: 'account_number', ownerId })}')`;
  });
  return `create temporary table sealed_numbers (user_id text primary key, sealed text); insert into sealed_numbers values ${rows.join(', ')}`;
}

type Filling = string | ((client: pg.Client) => Promise<void>);

/** Runs statements one after the other on a connection of their own. */
export async function run(url: string, statements: readonly Filling[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await runAll(client, statements);
  } finally {
    await client.end();
  }
}

async function runAll(client: pg.Client, statements: readonly Filling[]): Promise<void> {
  for (const filling of statements) {
    if (typeof filling === 'string') await client.query(filling);
    else await filling(client);
  }
}
