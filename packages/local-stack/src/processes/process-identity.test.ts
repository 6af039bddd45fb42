import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { identityOf, isAlive, parseIdentity } from './process-identity.ts';
import { processInfo } from './process-info.ts';
import { stopProcess } from './stop-process.ts';

test('this process is alive, and one with the same number from another boot is not', () => {
  const own = identityOf(process.pid);
  expect(isAlive(own)).toBe(true);
  expect(isAlive({ ...own, startedAt: 'another boot' })).toBe(false);
});

test('a process that has ended but was not collected yet counts as gone', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((settle) => child.once('exit', settle));
  expect(processInfo(child.pid ?? 0)).toBeUndefined();
});

test('a process that ignores the polite signal is killed after its grace, with its children', async () => {
  const script =
    "process.on('SIGTERM', () => {}); require('child_process').spawn('sleep', ['60']); console.log('ready'); setInterval(() => {}, 9e5)";
  const child = spawn(process.execPath, ['-e', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((settle) => child.stdout.once('data', settle));
  const identity = identityOf(child.pid ?? 0);
  await stopProcess(identity, { signal: 'SIGTERM', graceMilliseconds: 200, wholeGroup: true });
  expect(isAlive(identity)).toBe(false);
});

test.each([
  { value: { pid: 1, startedAt: 'x' }, identity: { pid: 1, startedAt: 'x' } },
  { value: { pid: '1', startedAt: 'x' }, identity: undefined },
  { value: null, identity: undefined },
  { value: 'text', identity: undefined },
])('$value reads as $identity', ({ value, identity }) => {
  expect(parseIdentity(value)).toEqual(identity);
});
