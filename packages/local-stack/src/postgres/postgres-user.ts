import { execFileSync, spawnSync } from 'node:child_process';
import { StackError } from '../stack-error.ts';

export type SystemUser = { readonly uid: number; readonly gid: number };

const userName = 'postgres';

/**
 * Returns the user that PostgreSQL must run as. PostgreSQL refuses to run as root, so under root (containers, CI)
 * this is a system user `postgres`, created when the machine has none. Undefined for everybody else: the server runs
 * as the person who started it.
 * @throws StackError when we are root and no such user can be made.
 */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp();
  if (existing !== undefined) return existing;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', userName]);
  const created = lookUp();
  if (created !== undefined) return created;
  throw new StackError(
    'PostgreSQL refuses to run as root, and a system user "postgres" could not be created: run as an ordinary user, add that user (useradd --system --user-group postgres), or set DATABASE_URL to a server of your own.',
  );
}

function lookUp(): SystemUser | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, userName], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Returns true when the user can reach this file or folder. The kernel answers, because modes, ACLs and mounts all
 * matter.
 */
export function canReach(path: string, user: SystemUser): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
  );
}
