import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LOG = fileURLToPath(new URL('./log.ts', import.meta.url));

/** Runs `body` with a log in a process of its own, and returns everything that the process wrote. */
function outputOf(body: string): Promise<string> {
  const text = `import { createLog } from ${JSON.stringify(LOG)}; const log = createLog({ level: 'info', process: 'command' }); ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

test.each([
  ['has nothing more to do', `log.info('last')`],
  ['calls exit', `log.info('last'); process.exit(3)`],
  [
    'ends by an error',
    `log.info('last'); setImmediate(() => Promise.reject(new Error('broken')))`.replace(
      'throw',
      'process.exitCode = 1; throw',
    ),
  ],
])('a process that %s has written its last line', async (_how, body) => {
  expect(await outputOf(body)).toContain('"msg":"last"');
});

test.each([
  [
    'a warning is written at once, with what came before it',
    `log.info('before'); log.warn('last'); setImmediate(() => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50))`,
  ],
  [
    'a line is written within a moment',
    `log.info('last'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 400)`,
  ],
])('%s, also when the process is killed then', async (_what, body) => {
  expect(await outputOf(body)).toContain('"msg":"last"');
});
