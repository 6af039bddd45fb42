import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '@suki/local-stack/stack-error';

/** pnpm writes here when it last saw node_modules and the lockfile agree. */
const stateFile = 'node_modules/.pnpm-workspace-state-v1.json';

/**
 * Installs when node_modules is missing or older than the lockfile. pnpm also does so before it runs a script, but
 * only warns when that fails; and people start these files with node directly.
 * @throws StackError when the install fails; pnpm has printed why.
 */
export function ensureInstalled(repositoryRoot: string): void {
  const validatedAt = lastValidation(readIfPresent(join(repositoryRoot, stateFile)));
  const lockfile = statSync(join(repositoryRoot, 'pnpm-lock.yaml'), { throwIfNoEntry: false });
  if (!isInstallDue(validatedAt, lockfile?.mtimeMs)) return;
  console.log('Installing the packages (npx -y pnpm@12 install) …');
  const result = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    throw new StackError(
      'The packages could not be installed, and the lines above say why: put that right, then run this command again.',
    );
  }
}

export function isInstallDue(validatedAt: number | undefined, lockfileChangedAt: number | undefined): boolean {
  if (validatedAt === undefined) return true;
  return lockfileChangedAt !== undefined && lockfileChangedAt > validatedAt;
}

/** Reads milliseconds since 1970 from pnpm's state file; undefined when it is missing or of another version. */
export function lastValidation(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    const state: unknown = JSON.parse(text);
    if (typeof state !== 'object' || state === null || !('lastValidatedTimestamp' in state)) return undefined;
    return typeof state.lastValidatedTimestamp === 'number' ? state.lastValidatedTimestamp : undefined;
  } catch {
    return undefined;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
