import pg from 'pg';
import { readRunRecord } from '../stack/run-record.ts';

export async function inDatabase(dataDirectory: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: readRunRecord(dataDirectory)?.databaseUrl });
  // The server may be killed while we are connected.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}
