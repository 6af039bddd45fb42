import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { inDatabase } from '../testing/in-database.ts';
import { allServices, standInStack } from '../testing/stand-in-stack.ts';

const { dataDirectory, run, prepare, start, freeServices } = standInStack();

const waiting = { timeout: 60_000, interval: 5 };

describe('a stack that is being started', () => {
  test.each([
    { words: 'Starting Suki', isFirst: true },
    { words: 'PostgreSQL on port', isFirst: true },
    { words: 'Database migrated', isFirst: false },
    { words: 'Demo data there', isFirst: false },
  ])(
    'Ctrl-C after "$words" ends everything as well, and the next start comes up (on new data: $isFirst)',
    async ({ words, isFirst }) => {
      if (!isFirst) prepare();
      const running = run('start');
      await running.printed(words);
      running.signal('SIGINT');
      expect(await running.exitCode).toBe(0);
      expect(await freeServices()).toEqual(allServices);
      await start();
    },
  );

  test.each(['migrate', 'seed', 'build'])(
    'Ctrl-C at the moment when the step "%s" fails is a stop, not a failure',
    async (task) => {
      prepare();
      const running = run('start', { STOPPING_TASK: task });
      expect(await running.exitCode).toBe(0);
      expect(running.output()).toContain('Stopped. The data is kept');
      expect(running.output()).not.toContain('ended unexpectedly');
      expect(await freeServices()).toEqual(allServices);
    },
  );

  test('Ctrl-C while the database is made, which also ends initdb, is a stop, not a failure', async () => {
    const running = run('start');
    await vi.waitUntil(() => existsSync(join(dataDirectory(), 'postgres/cluster.unfinished/base')), waiting);
    running.signal('SIGINT');
    expect(await running.exitCode).toBe(0);
    expect(running.output()).toContain('Stopped. The data is kept');
    expect(running.output()).not.toContain('could not create its database');
    await start();
  });

  test('a run that ended while it made the demo data leaves a mark, and the next run makes them anew', async () => {
    prepare();
    const failed = run('start', { FAILING_TASK: 'seed' });
    expect(await failed.exitCode).toBe(1);
    expect(existsSync(join(dataDirectory(), 'filling.unfinished'))).toBe(true);
    const second = await start();
    expect(second.output()).toContain('made anew');
    expect(existsSync(join(dataDirectory(), 'filling.unfinished'))).toBe(false);
    await inDatabase(dataDirectory(), 'create table kept (id int); insert into kept values (7)');
    second.signal('SIGINT');
    await second.exitCode;
    const third = await start();
    expect(third.output()).not.toContain('made anew');
    expect(await inDatabase(dataDirectory(), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  test.each([
    { words: 'Starting Suki', isFirst: true },
    { words: 'PostgreSQL on port', isFirst: true },
    { words: 'Database migrated', isFirst: false },
  ])(
    'killed with -9 after "$words" it is cleaned up by the next start (on new data: $isFirst)',
    async ({ words, isFirst }) => {
      if (!isFirst) prepare();
      const running = run('start');
      await running.printed(words);
      running.process.kill('SIGKILL');
      await running.exitCode;
      await start();
    },
  );
});
