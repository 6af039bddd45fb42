import { startTestPostgres } from '@suki/local-stack/postgres/test-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/migrate.ts';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sukiTestPostgresUrl: string;
  }
}

/** Vitest's global setup: one PostgreSQL per run with a migrated template, named in `globalSetup`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    await client.query(`create database ${templateName}`);
    await migrate(Object.assign(new URL(server.url), { pathname: `/${templateName}` }).toString());
    // No connections allowed: PostgreSQL refuses to copy a database while one is open.
    await client.query(`alter database ${templateName} with is_template true allow_connections false`);
  } finally {
    await client.end();
  }
  project.provide('sukiTestPostgresUrl', server.url);
  return server.stop;
}
