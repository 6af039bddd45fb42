import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inDatabase } from '../testing/in-database.ts';
import { allServices, standInStack } from '../testing/stand-in-stack.ts';

const { dataDirectory, run, start, freeServices } = standInStack();

describe('a stack that is being started', () => {
  test.each(['Starting Suki', 'PostgreSQL on port', 'Database migrated', 'Demo data there'])(
    'Ctrl-C after "%s" ends everything as well, and the next start comes up',
    async (words) => {
      const running = run('start');
      await running.printed(words);
      running.signal('SIGINT');
      expect(await running.exitCode).toBe(0);
      expect(await freeServices()).toEqual(allServices);
      await start();
    },
  );

  test('a run that ended while it made the demo data has left a mark, and the next one makes them anew', async () => {
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

  test.each(['Starting Suki', 'PostgreSQL on port', 'Database migrated'])(
    'killed with -9 after "%s" it is cleaned up by the next start',
    async (words) => {
      const running = run('start');
      await running.printed(words);
      running.process.kill('SIGKILL');
      await running.exitCode;
      await start();
    },
  );
});
