import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from '../processes/log-tail.ts';
import { StackError } from '../stack-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { SystemUser } from './postgres-user.ts';

export type ClusterOptions = {
  readonly directory: string;
  readonly binaries: PostgresBinaries;
  readonly user: SystemUser | undefined;
};

export type Cluster = { readonly folder: string; readonly password: string };

/**
 * Opens the database cluster in this folder, or makes a new one. A new cluster is built beside its final name and
 * renamed, so that a killed run leaves nothing that looks finished.
 * @throws StackError when initdb fails (with its own words) or the password of an existing cluster is lost.
 */
export function openCluster(options: ClusterOptions): Cluster {
  const folder = join(options.directory, 'cluster');
  const passwordFile = join(options.directory, 'password');
  if (existsSync(join(folder, 'PG_VERSION'))) {
    if (!existsSync(passwordFile)) {
      throw new StackError(
        `The database in ${folder} is there, but its password file ${passwordFile} is gone: put it back, or start over with "npx -y pnpm@12 reset".`,
      );
    }
    return { folder, password: readFileSync(passwordFile, 'utf8').trim() };
  }
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  createCluster(options, { folder, password });
  return { folder, password };
}

function createCluster({ directory, binaries, user }: ClusterOptions, cluster: Cluster): void {
  const unfinished = join(directory, 'cluster.unfinished');
  const passwordCopy = join(directory, 'initdb-password');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordCopy, `${cluster.password}\n`, { mode: 0o600 });
  if (user !== undefined) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordCopy, user.uid, user.gid);
  }
  const result = spawnSync(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordCopy}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
      // Many rounds protect passwords of people. This one has 144 random bits, and each connection would pay for the
      // rounds.
      '-c',
      'scram_iterations=1',
    ],
    { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, encoding: 'utf8' },
  );
  rmSync(passwordCopy, { force: true });
  if (result.status !== 0) {
    const reason = result.error?.message ?? lastLines(result.stderr, 6).join('\n');
    throw new StackError(`PostgreSQL could not create its database in ${directory}. It said:\n${reason}`);
  }
  renameSync(unfinished, cluster.folder);
}
