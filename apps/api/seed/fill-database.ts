import { seedCatalogue, seedReferenceData } from '@suki/db/seed/seed-catalogue';
import { seedPlaces } from '@suki/db/seed/seed-places';
import { demoPeople } from './demo-accounts.ts';
import { ensureEmulatorAccounts } from './emulator-accounts.ts';
import { type SeedOptions, seedDemo } from './seed-demo.ts';

export type FillOptions = Omit<SeedOptions, 'sandbox'> & { readonly controlKey: string };

/**
 * Fills a database. Every environment gets size charts, fee rules and places. Only a stack on one machine gets the
 * demonstration: its catalogue, accounts and trades have no place among those of real people.
 */
export async function fillDatabase({ controlKey, ...options }: FillOptions): Promise<void> {
  const { environment, pool } = options.dependencies;
  await seedReferenceData(pool);
  await seedPlaces(pool);
  const { isLocal, FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: projectId } = environment;
  if (!isLocal) return;
  await seedCatalogue(pool);
  if (host === undefined) return;
  await ensureEmulatorAccounts(demoPeople, { host, projectId });
  await seedDemo({ ...options, sandbox: { url: new URL(environment.XENDIT_BASE_URL).origin, controlKey } });
}
