import { isLoopbackHost } from './hosts.ts';

/** The parts of a PostgreSQL address that decide who can read along. */
export type DatabaseAddress = {
  /** The host name, or the folder of a Unix socket. */
  readonly host: string;
  readonly isSocket: boolean;
  /** True when the server must show a certificate for its own name: `sslmode=verify-full`. */
  readonly isVerified: boolean;
};

/** Reads a PostgreSQL address as `pg` does: a `host` parameter wins over the host of the URL, and may be a folder. */
export function databaseAddress(text: string): DatabaseAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { hostname, searchParams } = new URL(text);
  const host = searchParams.getAll('host').at(-1) ?? decodeURIComponent(hostname);
  const modes = searchParams.getAll('sslmode');
  return {
    host,
    isSocket: host === '' || host.startsWith('/'),
    // Of several modes `pg` takes the last, and other programs the first: all of them must ask for the certificate.
    isVerified: modes.length > 0 && modes.every((mode) => mode === 'verify-full'),
  };
}

/** Returns true for a database on this machine. */
export const isLoopbackDatabase = (text: string): boolean => {
  const address = databaseAddress(text);
  return address !== undefined && (address.isSocket || isLoopbackHost(address.host));
};
