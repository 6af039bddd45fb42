import { StackError } from '@suki/local-stack/stack-error';
import pg from 'pg';

export type DatabaseTarget = { readonly host: string; readonly port: string; readonly database: string };

/** Our migrations use parts of PostgreSQL 18, such as uuidv7(). */
const oldestVersion = 18;
const connectLimitMilliseconds = 5_000;

/**
 * Reads host, port and database of an address, without user and password.
 * @throws StackError when it is not a PostgreSQL address.
 */
export function parseDatabaseUrl(url: string): DatabaseTarget {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const database = parsed === undefined ? '' : decodeURIComponent(parsed.pathname.slice(1));
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol) || database === '') {
    // The value is not repeated, because it may hold a password.
    throw new StackError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database (special characters in the password as %XX): correct it, or unset it to use the embedded PostgreSQL.',
    );
  }
  return { host: parsed.hostname || 'localhost', port: parsed.port || '5432', database };
}

/**
 * Connects once.
 * @throws StackError with one sentence that names the server but never the password.
 */
export async function assertDatabaseUsable(url: string): Promise<void> {
  const target = parseDatabaseUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectLimitMilliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; may_create: boolean }>(
      `select current_setting('server_version') as version, has_database_privilege(current_database(), 'create') as may_create`,
    );
    const version = rows[0]?.version ?? 'unknown';
    if (!(Number.parseInt(version, 10) >= oldestVersion)) throw new StackError(oldVersionMessage(target, version));
    if (rows[0]?.may_create !== true) throw new StackError(powerlessUserMessage(target));
  } catch (error) {
    throw error instanceof StackError ? error : new StackError(connectionMessage(target, error), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function oldVersionMessage({ host, port }: DatabaseTarget, version: string): string {
  return `DATABASE_URL leads to PostgreSQL ${version} on ${host}:${port}, but ${oldestVersion} or newer is needed: upgrade it, or unset DATABASE_URL to use the embedded one.`;
}

export function powerlessUserMessage({ host, port, database }: DatabaseTarget): string {
  return `The user of DATABASE_URL may not create tables in the database ${database} on ${host}:${port}: make it the owner of that database, or unset DATABASE_URL to use the embedded PostgreSQL.`;
}

export function connectionMessage({ host, port, database }: DatabaseTarget, error: unknown): string {
  return `DATABASE_URL does not connect: ${problem({ host, port, database }, error)}; correct it, or unset it to use the embedded PostgreSQL.`;
}

function problem({ host, port, database }: DatabaseTarget, error: unknown): string {
  const where = `${host}:${port}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `nothing listens on ${where} (database ${database})`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} (port ${port}, database ${database}) cannot be found`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${where} (database ${database}) cannot be reached`;
    case '28P01':
    case '28000':
      return `${where} refuses the user or the password (database ${database})`;
    case '3D000':
      return `${where} has no database named ${database}`;
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      // The driver's own time limit has no error code.
      if (/timeout/i.test(reason)) {
        return `${where} (database ${database}) does not answer within ${connectLimitMilliseconds / 1000} s`;
      }
      return `${where} (database ${database}) answers: ${reason}`;
    }
  }
}

function codeOf(error: unknown): string | undefined {
  // A name with several addresses fails with the errors of all of them.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
