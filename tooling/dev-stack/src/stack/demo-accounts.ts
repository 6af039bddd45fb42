import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '@suki/local-stack/repository-root';

export type DemoAccount = {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

/**
 * Returns the people of the seed, which live in the API's seed. Loaded by path and not imported, because this package
 * is below the API.
 */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  const module: unknown = await import(pathToFileURL(join(repositoryRoot, 'apps/api/seed/demo-accounts.ts')).href);
  if (
    typeof module !== 'object' ||
    module === null ||
    !('demoAccounts' in module) ||
    !Array.isArray(module.demoAccounts)
  )
    return [];
  const accounts: unknown[] = module.demoAccounts;
  return accounts.filter(isDemoAccount);
}

function isDemoAccount(value: unknown): value is DemoAccount {
  if (typeof value !== 'object' || value === null) return false;
  if (!('role' in value && 'name' in value && 'email' in value && 'password' in value)) return false;
  return [value.role, value.name, value.email, value.password].every((field) => typeof field === 'string');
}
