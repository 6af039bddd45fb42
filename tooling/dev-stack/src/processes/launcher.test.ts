import { spawn } from 'node:child_process';
import { identityOf } from '@suki/local-stack/processes/process-identity';
import { expect, test } from 'vitest';
import { anyEnded, launchersOf } from './launcher.ts';

/** Starts a process with the words in its command line, and a child that prints its own id. */
async function family(words: string) {
  const child = 'console.log(process.pid); setInterval(() => undefined, 9e5)';
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`;
  const parent = spawn(process.execPath, ['-e', script, words], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const printed = await new Promise<Buffer>((settle) => parent.stdout.once('data', settle));
  const parentPid = parent.pid ?? 0;
  return { parentPid, childPid: Number(printed.toString()), end: () => process.kill(-parentPid, 'SIGKILL') };
}

test.each([
  { words: 'npm exec pnpm@12 start', isLauncher: true },
  { words: 'pnpm start', isLauncher: true },
  { words: 'a terminal', isLauncher: false },
  { words: '/shop/node_modules/.pnpm/tool/main.js', isLauncher: false },
])('a parent "$words" is a launcher: $isLauncher', async ({ words, isLauncher }) => {
  const { parentPid, childPid, end } = await family(words);
  const own = launchersOf(process.pid).map(({ pid }) => pid);
  const launchers = launchersOf(childPid).map(({ pid }) => pid);
  // The tests may be run by a package manager themselves; every parent below it is then part of its chain.
  const isChain = own.length > 0;
  expect(launchers.includes(parentPid)).toBe(isLauncher || isChain);
  end();
});

test('the end of a launcher is noticed', async () => {
  const { parentPid, childPid, end } = await family('npm exec');
  const ended = anyEnded([identityOf(process.pid), identityOf(parentPid)]);
  process.kill(parentPid, 'SIGKILL');
  await ended;
  expect(childPid).toBeGreaterThan(0);
  end();
});
