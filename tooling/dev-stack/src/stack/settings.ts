import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectoryOf } from '@suki/local-stack/environment';
import { parsePortBase } from '@suki/local-stack/ports';
import { repositoryRoot } from '@suki/local-stack/repository-root';

export type StackSettings = {
  readonly base: number;
  readonly dataDirectory: string;
  /** A server of their own; undefined starts the embedded one. */
  readonly databaseUrl: string | undefined;
};

/**
 * Reads SUKI_PORT_BASE, SUKI_DATA_DIR and DATABASE_URL from the environment, or else from `.env` at the root of the
 * repository.
 */
export function readSettings(): StackSettings {
  const file = join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const databaseUrl = process.env.DATABASE_URL;
  return {
    base: parsePortBase(process.env.SUKI_PORT_BASE),
    dataDirectory: dataDirectoryOf(process.env.SUKI_DATA_DIR),
    databaseUrl: databaseUrl === undefined || databaseUrl === '' ? undefined : databaseUrl,
  };
}
