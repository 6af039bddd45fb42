import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { startTestPostgres, type TestPostgres } from '@suki/local-stack/postgres/test-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolderMark } from '../preflight/data-folder.ts';
import type { RunningCommand } from '../testing/run-in-stand-in.ts';
import { allServices, standInStack } from '../testing/stand-in-stack.ts';

const { port, dataDirectory, run, prepare, freeServices } = standInStack();

/** Returns the person's message without the steps; it must be one sentence, with a colon before the remedy. */
async function refusal(running: RunningCommand): Promise<string> {
  expect(await running.exitCode).toBe(1);
  const lines = running
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/^(Starting Suki …$| {2}[…✓✗] )/.test(line));
  expect(lines).toHaveLength(1);
  const [sentence = ''] = lines;
  expect(sentence).toMatch(/^[^:]*.*: .*[a-z0-9].*\.$/);
  expect(sentence).not.toMatch(/[.!?] [A-Z]/);
  return sentence;
}

describe('a busy port', () => {
  test.each([
    { service: 'web', name: 'shop' },
    { service: 'ops', name: 'ops console' },
    { service: 'api', name: 'API' },
    { service: 'sandbox', name: 'sandbox' },
    { service: 'postgres', name: 'PostgreSQL' },
    { service: 'authEmulator', name: 'auth emulator' },
  ] as const)('of the $name is told with the way out, before anything is started', async ({ service, name }) => {
    const blocker = createServer().listen(port()[service], '127.0.0.1');
    expect(await refusal(run('start'))).toContain(
      `Port ${port()[service]} (${name}) is in use by another program: stop that program, or move every port of Suki with SUKI_PORT_BASE=`,
    );
    expect(existsSync(join(dataDirectory(), 'postgres'))).toBe(false);
    blocker.close();
  });

  test('a malformed SUKI_PORT_BASE is refused', async () => {
    expect(await refusal(run('start', { SUKI_PORT_BASE: '30000' }))).toContain('SUKI_PORT_BASE must be a whole number');
  });
});

describe('a data folder that cannot be used is refused, and nothing is started:', () => {
  test.each([
    { name: 'a read-only folder', directory: '/sys/suki', words: 'cannot be written' },
    { name: 'a folder that no program may make', directory: '/proc/suki', words: 'cannot be written' },
    { name: 'one further below', directory: '/proc/suki/deep/down', words: 'cannot be written' },
    { name: 'a file', directory: '/etc/hostname', words: 'cannot be written' },
    { name: "a folder with somebody else's files", directory: '/etc', words: "holds files that are not Suki's" },
  ])('$name', async ({ directory, words }) => {
    const sentence = await refusal(run('start', { SUKI_DATA_DIR: directory }));
    expect(sentence).toContain(`The data folder ${directory}`);
    expect(sentence).toContain(words);
    expect(sentence).toContain('SUKI_DATA_DIR');
    expect(await freeServices()).toEqual(allServices);
  });
});

/** Writes to this device fail with "no space left", as on a full disk. */
describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  test('is reported before the start, and nothing is started', async () => {
    writeFileSync(join(dataDirectory(), dataFolderMark), '');
    symlinkSync('/dev/full', join(dataDirectory(), 'write-probe'));
    const sentence = await refusal(run('start'));
    expect(sentence).toContain(`The data folder ${dataDirectory()} cannot be written (ENOSPC`);
    expect(sentence).toContain('free some space');
  });

  test('is reported while the database is made', async () => {
    mkdirSync(join(dataDirectory(), 'postgres'));
    writeFileSync(join(dataDirectory(), dataFolderMark), '');
    symlinkSync('/dev/full', join(dataDirectory(), 'postgres/password'));
    expect(await refusal(run('start'))).toContain('A disk has become full');
    expect(await freeServices()).toEqual(allServices);
  });

  test.each(['migrate', 'seed', 'build'])('is reported in the step "%s", and everything is stopped', async (task) => {
    prepare();
    const running = run('start', { FAILING_TASK: task, FAILING_WORDS: 'ENOSPC: no space left on device, write' });
    const sentence = await refusal(running);
    expect(sentence).toContain('A disk has become full, so everything was stopped, and the data in');
    expect(sentence).toContain('free some space');
    expect(await freeServices()).toEqual(allServices);
  });
});

describe('a wrong DATABASE_URL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create role powerless login password 'hush-hush'`);
    await client.end();
  });
  afterAll(() => server.stop());

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };

  test.each([
    { name: 'no address', url: () => 'localhost/shop', words: 'DATABASE_URL must look like postgres://' },
    {
      name: 'of another database',
      url: () => 'mysql://me:hush-hush@localhost/shop',
      words: 'must look like postgres://',
    },
    {
      name: 'nobody listens',
      url: async () => `postgres://me:hush-hush@127.0.0.1:${await freePort()}/shop`,
      words: 'nothing listens on 127.0.0.1:',
    },
    {
      name: 'an unknown host',
      url: () => 'postgres://me:hush-hush@no-such-host.invalid/shop',
      words: 'the host no-such-host.invalid (port 5432, database shop) cannot be found',
    },
    {
      name: 'a wrong password',
      url: () =>
        changed((url) => {
          url.password = 'hush-hush';
        }),
      words: 'refuses the user or the password',
    },
    {
      name: 'an unknown database',
      url: () =>
        changed((url) => {
          url.pathname = '/shop';
        }),
      words: 'has no database named shop',
    },
    {
      name: 'a user without rights',
      url: () =>
        changed((url) => {
          url.username = 'powerless';
          url.password = 'hush-hush';
        }),
      words: 'may not create tables in the database suki',
    },
  ])('($name) is told without the password, and nothing is started', async ({ url, words }) => {
    const sentence = await refusal(run('start', { DATABASE_URL: await url() }));
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('hush-hush');
    expect(await freeServices()).toEqual(allServices);
  });
});
