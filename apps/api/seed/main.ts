import { clockOffset } from '@suki/db/queries/clock';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { seedPlaces } from '@suki/db/seed/seed-places';
import { realClock } from '../src/adapters/clock/real-clock.ts';
import { compose } from '../src/compose.ts';
import { failStart, startProcess } from '../src/start-process.ts';
import { demoPeople } from './demo-accounts.ts';
import { ensureEmulatorAccounts } from './emulator-accounts.ts';
import { seedClock } from './seed-clock.ts';
import { seedDemo } from './seed-demo.ts';

/*
 * Fills a database: catalogue and places always; the demo's people and trades only where the Auth emulator stands in
 * for Firebase. A second run only adds what has gone missing.
 */
const { environment, log } = startProcess(process.env, 'command');
const tell = (progress: string): void => void process.stdout.write(`  ${progress}\n`);

let present = realClock.now();
const clock = seedClock(() => present);
const { dependencies, close } = await compose(environment, { log, processName: 'suki-seed', clock });
try {
  present = new Date(realClock.now().getTime() + (await clockOffset(dependencies.pool)));
  clock.moveTo(present);
  await seedCatalogue(dependencies.pool);
  await seedPlaces(dependencies.pool);
  if (environment.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    const { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: projectId } = environment;
    await ensureEmulatorAccounts(demoPeople, { host, projectId });
    const sandboxUrl = new URL(environment.XENDIT_BASE_URL).origin;
    await seedDemo({ dependencies, clock, present, sandboxUrl, tell });
  }
} catch (error) {
  failStart(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await close();
}
