import { clockOffset } from '@suki/db/queries/clock';
import { realClock } from '../src/adapters/clock/real-clock.ts';
import { compose } from '../src/compose.ts';
import { failStart, startProcess } from '../src/start-process.ts';
import { fillDatabase } from './fill-database.ts';
import { seedClock } from './seed-clock.ts';

// A second run only adds what has gone missing.
const { environment, log } = startProcess(process.env, 'command');
const tell = (progress: string): void => void process.stdout.write(`  ${progress}\n`);

let present = realClock.now();
const clock = seedClock(() => present);
const { dependencies, close } = await compose(environment, { log, processName: 'suki-seed', clock });
try {
  present = new Date(realClock.now().getTime() + (await clockOffset(dependencies.pool)));
  clock.moveTo(present);
  await fillDatabase({ dependencies, clock, present, tell, controlKey: process.env.SANDBOX_CONTROL_KEY ?? '' });
} catch (error) {
  failStart(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await close();
}
