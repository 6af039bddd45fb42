import { createPool } from '@suki/db/pool';
import { realClock } from '../adapters/clock/real-clock.ts';
import { makeFirstAdmin } from '../features/staff/members/make-first-admin.ts';

const USAGE = 'Expected one e-mail address of an account that has signed in once: staff first-admin EMAIL';

const [command, email, ...rest] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (command !== 'first-admin' || email === undefined || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (url === undefined) {
  process.stderr.write('DATABASE_URL is not set: expected the address of the database.\n');
  process.exitCode = 1;
} else {
  const pool = createPool(url, { max: 1, name: 'suki-first-admin' });
  try {
    const outcome = await makeFirstAdmin(pool, email, realClock.now());
    process.stdout.write(`${outcome.text}\n`);
    process.exitCode = outcome.isMade ? 0 : 1;
  } finally {
    await pool.end();
  }
}
