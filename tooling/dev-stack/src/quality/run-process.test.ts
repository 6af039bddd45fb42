import { expect, test } from 'vitest';
import { endProcesses, runProcess } from './run-process.ts';

const node = (script: string, niceness?: number) =>
  runProcess({
    command: process.execPath,
    arguments: ['-e', script],
    directory: process.cwd(),
    environment: process.env,
    niceness,
  });

test('both streams and the exit code of a program are returned', async () => {
  const { exitCode, output } = await node("console.log('one'); console.error('two'); process.exitCode = 3");
  expect(exitCode).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'one', 'two']);
});

test('a program runs with the given niceness', async () => {
  const own = await node('console.log(os.getPriority())');
  const given = await node('console.log(os.getPriority())', 3);
  expect(Number(given.output)).toBe(Math.min(Number(own.output) + 3, 19));
});

test('endProcesses ends running programs and starts no more', async () => {
  const running = node('setInterval(() => undefined, 9e5)');
  endProcesses();
  expect((await running).exitCode).not.toBe(0);
  expect(await node('console.log(1)')).toMatchObject({ exitCode: 1, output: expect.stringContaining('not started') });
});
