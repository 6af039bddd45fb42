import pg from 'pg';

/** A market is filled over this many connections: PostgreSQL gives each of them one core. */
export const LANES = 2;

/** Uses a connection of its own for `use`, and closes it. */
export async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a connection of its own. */
export const query = <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => connected(url, async (client) => (await client.query<Row>(text, [...values])).rows);

/** Runs `work` on several connections at once; `lane` counts them from 0. */
export async function beside(url: string, work: (client: pg.Client, lane: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, (_, lane) => connected(url, (client) => work(client, lane))));
}
