/**
 * `npx -y pnpm@12 pictures Button Tag`: draws the pictures of these components again and accepts them; without names,
 * all pictures. Look at them before you commit: a picture says how a component should look from now on.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('..', import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--config',
    'vitest.site.config.ts',
    'tools/sheets/',
    '--testNamePattern',
    'looks as it was accepted',
  ],
  {
    cwd: kit,
    stdio: 'inherit',
    env: { ...process.env, SUKI_PICTURES: 'accept', SUKI_KIT_ONLY: process.argv.slice(2).join(',') },
  },
);
process.exitCode = status ?? 1;
