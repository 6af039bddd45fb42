import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { firstEphemeralPort } from '../ports.ts';
import { startTestPostgres } from './test-postgres.ts';

test('a test server is a real PostgreSQL 18 below the ephemeral range, and stop removes its folder', async () => {
  const server = await startTestPostgres({ flags: ['statement_timeout=1234'] });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } =
    await client.query(`select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
    current_setting('max_connections')::int as connections, current_setting('statement_timeout') as timeout,
    current_setting('data_directory') as folder, uuidv7() is not null as has_uuidv7`);
  await client.end();
  expect(rows[0]).toMatchObject({ version: 18, fsync: 'off', connections: 400, timeout: '1234ms', has_uuidv7: true });
  expect(Number(new URL(server.url).port)).toBeLessThan(firstEphemeralPort);
  await server.stop();
  expect(existsSync(rows[0].folder)).toBe(false);
});
