import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StackError } from '../stack-error.ts';
import { canReach, type SystemUser } from './postgres-user.ts';

export type PostgresLocation = {
  readonly directory: string;
  /** A sentence for the person when the data lies elsewhere than asked for. */
  readonly notice: string | undefined;
};

/**
 * Chooses and makes the folder of a server: the wanted folder, unless we are root and the user `postgres` cannot
 * reach it, as in a checkout under /root (mode 0700). The server then gets a folder in /var/tmp, which survives a
 * restart of the machine, with a name derived from the wanted one.
 */
export function postgresLocation(wanted: string, user: SystemUser | undefined): PostgresLocation {
  const directory = resolve(wanted);
  makeFolder(directory);
  if (user === undefined) return { directory, notice: undefined };
  // A umask of 077 in root's shell would hide our own folder.
  chmodSync(directory, 0o711);
  if (canReach(directory, user)) return { directory, notice: undefined };
  const substitute = substituteDirectory(directory);
  makeFolder(substitute);
  assertOurs(substitute);
  chmodSync(substitute, 0o711);
  return {
    directory: substitute,
    notice: `The user postgres may not enter ${directory}, so the database is kept in ${substitute}.`,
  };
}

/** The folder that replaces a folder which the user `postgres` cannot reach; `reset` removes both. */
export function substituteDirectory(wanted: string): string {
  const name = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12);
  return join(sharedTemporaryFolder(), `suki-postgres-${name}`);
}

export function sharedTemporaryFolder(): string {
  return existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
}

/** Everybody may write to the parent, so a folder that somebody else prepared under our name is refused. */
function assertOurs(directory: string): void {
  const status = lstatSync(directory);
  if (status.isDirectory() && status.uid === process.getuid?.()) return;
  throw new StackError(
    `${directory} should be our database folder but belongs to another user: remove it and start again.`,
  );
}
