import { createPool } from '@suki/db/pool';
import { failStart, startProcess } from '../src/start-process.ts';
import { playDemo } from './play-demo.ts';

/** Plays one sale through the API and prints it; ends with the proof that the ledger sums to zero. */
const { environment } = startProcess(process.env, 'command');
const pool = createPool(environment.DATABASE_URL, { name: 'suki-demo', max: 4 });
try {
  const controlKey = process.env.SANDBOX_CONTROL_KEY ?? '';
  await playDemo({ environment, pool, print: (line) => void process.stdout.write(`${line}\n`), controlKey });
} catch (error) {
  failStart(error instanceof Error ? error.message : String(error));
} finally {
  await pool.end();
}
