import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inDatabase } from '../testing/in-database.ts';
import { allServices, standInStack } from '../testing/stand-in-stack.ts';
import { processesOf } from './left-overs.ts';
import { readRunRecord } from './run-record.ts';

const { dataDirectory, run, prepare, start, freeServices } = standInStack();

const stopLimitMilliseconds = 10_000;

const serverLog = () => readFileSync(join(dataDirectory(), 'postgres/server.log'), 'utf8');

describe('a stack that runs', () => {
  test.each([
    { name: 'Ctrl-C', signals: ['SIGINT'] },
    { name: 'an impatient person, who presses Ctrl-C three times', signals: ['SIGINT', 'SIGINT', 'SIGINT'] },
    { name: 'a polite kill', signals: ['SIGTERM'] },
    { name: 'a terminal that is closed', signals: ['SIGHUP'] },
  ] as const)('$name ends all of it within 10 s, with a proper shutdown of the database', async ({ signals }) => {
    const running = await start();
    const runId = readRunRecord(dataDirectory())?.runId ?? '';
    const pressedAt = performance.now();
    for (const signal of signals) {
      running.signal(signal);
      await running.printed('Stopping …');
    }
    expect(await running.exitCode).toBe(0);
    expect(performance.now() - pressedAt).toBeLessThan(stopLimitMilliseconds);
    expect(processesOf({ runId, processes: [] })).toEqual([]);
    expect(await freeServices()).toEqual(allServices);
    expect(serverLog()).toContain('database system is shut down');
    expect(readRunRecord(dataDirectory())).toBeUndefined();
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'also ends when npx alone gets %s and passes nothing on',
    async (signal) => {
      prepare();
      const launcher = run('npm start');
      await launcher.printed('Ctrl-C stops everything');
      const runId = readRunRecord(dataDirectory())?.runId ?? '';
      launcher.process.kill(signal);
      // Settles when no process holds the output any more.
      await launcher.exitCode;
      expect(launcher.output()).toContain('Stopped. The data is kept');
      expect(processesOf({ runId, processes: [] })).toEqual([]);
      expect(serverLog()).toContain('database system is shut down');
    },
  );

  test('a start right after Ctrl-C waits for the end of the first run and has its data', async () => {
    const first = await start();
    await inDatabase(dataDirectory(), 'create table kept (id int); insert into kept values (7)');
    first.signal('SIGINT');
    await first.printed('Stopping …');
    await start();
    expect(await first.exitCode).toBe(0);
    expect(await inDatabase(dataDirectory(), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  test('the next start cleans up after a stack that was killed with -9, and keeps its data', async () => {
    const first = await start();
    await inDatabase(dataDirectory(), 'create table kept (id int); insert into kept values (7)');
    const runId = readRunRecord(dataDirectory())?.runId ?? '';
    first.process.kill('SIGKILL');
    await first.exitCode;
    expect(processesOf({ runId, processes: [] }).length).toBeGreaterThan(4);

    const second = await start();
    expect(second.output()).toContain('An earlier run was killed');
    expect(processesOf({ runId, processes: [] })).toEqual([]);
    expect(await inDatabase(dataDirectory(), 'select id from kept')).toEqual([{ id: 7 }]);
  });
});
