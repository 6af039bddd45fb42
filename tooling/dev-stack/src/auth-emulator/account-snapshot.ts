import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@suki/local-stack/make-folder';
import { StackError } from '@suki/local-stack/stack-error';
import type { AgentProjectState, EmulatorAccount } from 'firebase-tools/lib/emulator/auth/state.js';

export type AccountState = Pick<AgentProjectState, 'users' | 'overwriteUserWithLocalId'>;

const snapshotVersion = 1;

/**
 * Writes every account with all its fields. The emulator's own export and import over HTTP lose some, among them
 * `validSince`: after an import every earlier token is refused, so a restart would sign everybody out.
 */
export function serialiseAccounts(state: AccountState): string {
  return JSON.stringify({ version: snapshotVersion, accounts: [...state.users.values()] });
}

/**
 * Puts the accounts of a snapshot into an empty project.
 * @returns the number of accounts; 0 when there is no snapshot yet.
 * @throws StackError when the file is not one of ours.
 */
export function restoreAccounts(state: AccountState, file: string): number {
  const text = readIfPresent(file);
  if (text === undefined) return 0;
  const accounts = parseSnapshot(text);
  if (accounts === undefined) {
    throw new StackError(
      `${file} should hold the demo sign-in accounts but cannot be read: move it away to start without them, or start over with "npx -y pnpm@12 reset".`,
    );
  }
  for (const account of accounts) state.overwriteUserWithLocalId(account.localId, withoutDerivedProviders(account));
  return accounts.length;
}

/** The emulator adds these two from the password and the phone number, and would then have them twice. */
const derivedProviders: ReadonlySet<string> = new Set(['password', 'phone']);

function withoutDerivedProviders(account: EmulatorAccount): EmulatorAccount {
  const providers = account.providerUserInfo?.filter(({ providerId }) => !derivedProviders.has(providerId));
  return providers === undefined ? account : { ...account, providerUserInfo: providers };
}

/**
 * Replaces the file in one step, so that readers and later starts find the old accounts or the new ones, never a
 * half.
 */
export function writeSnapshot(file: string, text: string): void {
  makeFolder(dirname(file));
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, file);
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseSnapshot(text: string): readonly EmulatorAccount[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('version' in value) || !('accounts' in value))
      return undefined;
    if (value.version !== snapshotVersion || !Array.isArray(value.accounts)) return undefined;
    const accounts: unknown[] = value.accounts;
    return accounts.every(isAccount) ? accounts : undefined;
  } catch {
    return undefined;
  }
}

function isAccount(value: unknown): value is EmulatorAccount {
  return typeof value === 'object' && value !== null && 'localId' in value && typeof value.localId === 'string';
}
