import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPortFree } from '@suki/local-stack/postgres/free-port';
import { startTestPostgres } from '@suki/local-stack/postgres/test-postgres';
import { identityOf } from '@suki/local-stack/processes/process-identity';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { allServices, standInStack } from '../testing/stand-in-stack.ts';
import { readRunRecord } from './run-record.ts';

const { base, port, dataDirectory, run, prepare, start, freeServices } = standInStack();

async function apiEnvironment(): Promise<unknown> {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port().api}/`)).json();
  return typeof answer === 'object' && answer !== null && 'environment' in answer ? answer.environment : undefined;
}

describe('start', () => {
  test('a running stack prints its addresses, has a clean environment, and is found by a second start and by the demo', async () => {
    const running = await start({ PORT: '1', NODE_OPTIONS: '--no-warnings' });
    expect(running.output()).toContain(`http://localhost:${port().web}`);
    expect(running.output()).toContain('bea@suki.test');
    expect(await apiEnvironment()).toMatchObject({ APP_ENV: 'test', WEB_URL: `http://localhost:${port().web}` });
    expect(await apiEnvironment()).not.toHaveProperty('PORT');
    expect(await apiEnvironment()).not.toHaveProperty('NODE_OPTIONS');

    const second = run('start');
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain('runs already in this checkout');
    expect(second.output()).toContain(`http://localhost:${port().web}`);

    const demo = run('demo');
    expect(await demo.exitCode).toBe(5);
    expect(demo.output()).toContain(`demo against http://localhost:${port().api}`);
  });

  test('brings everything up in order and marks the run as ready', async () => {
    const running = await start();
    expect(readRunRecord(dataDirectory())).toMatchObject({
      owner: identityOf(running.process.pid ?? 0),
      command: 'start',
      base: base(),
      isReady: true,
    });
    expect(readFileSync(join(dataDirectory(), 'tasks.txt'), 'utf8').split('\n').sort()).toEqual([
      '',
      'build',
      'build',
      'migrate',
      'seed',
    ]);
  });

  test('a process that dies is named with the end of its log, and everything else is stopped', async () => {
    const running = await start();
    await fetch(`http://127.0.0.1:${port().api}/exit`).catch(() => undefined);
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain('The API ended unexpectedly (exit code 7)');
    expect(running.output()).toContain('the stand-in was told to exit');
    expect(await freeServices()).toEqual(allServices);
  });

  test('a failing migration shows its own words and stops all started parts', async () => {
    prepare();
    const running = run('start', { FAILING_TASK: 'migrate' });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain('The migration ended unexpectedly (exit code 3)');
    expect(running.output()).toContain('migrate says why');
    expect(await freeServices()).toEqual(allServices);
  });

  test('with DATABASE_URL no server is started, and that database is used', async () => {
    const own = await startTestPostgres();
    const running = await start({ DATABASE_URL: own.url });
    expect(await isPortFree(port().postgres)).toBe(true);
    expect(await apiEnvironment()).toMatchObject({ DATABASE_URL: own.url });
    running.signal('SIGINT');
    await running.exitCode;
    await own.stop();
  });
});

describe('reset', () => {
  test('stops a running stack and deletes its data folder', async () => {
    const running = await start();
    const reset = run('reset');
    expect(await reset.exitCode).toBe(0);
    expect(await running.exitCode).toBe(0);
    expect(reset.output()).toContain(`Deleted ${dataDirectory()}`);
    expect(existsSync(dataDirectory())).toBe(false);
  });

  test('deletes nothing in a folder that is not ours', async () => {
    const foreign = join(dataDirectory(), 'photos');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'cat.jpg'), '');
    const reset = run('reset', { SUKI_DATA_DIR: foreign });
    expect(await reset.exitCode).toBe(1);
    expect(readdirSync(foreign)).toEqual(['cat.jpg']);
    rmSync(foreign, { recursive: true });
  });

  test('refuses to empty a database of its own without --yes, and empties it with it', async () => {
    const own = await startTestPostgres();
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    await client.query('create table kept (id int)');
    const isThere = async () =>
      (await client.query(`select to_regclass('public.kept') is not null as there`)).rows[0].there;

    const refused = run('reset', { DATABASE_URL: own.url });
    expect(await refused.exitCode).toBe(1);
    expect(refused.output()).toContain('--yes');
    expect(await isThere()).toBe(true);

    const confirmed = run('reset --yes', { DATABASE_URL: own.url });
    expect(await confirmed.exitCode).toBe(0);
    expect(confirmed.output()).toContain('Emptied the database suki on 127.0.0.1');
    expect(await isThere()).toBe(false);
    await client.end();
    await own.stop();
  });
});

describe('demo', () => {
  test('without a running stack gets a temporary stack without shop and console, and leaves nothing behind', async () => {
    const demo = run('demo');
    expect(await demo.exitCode).toBe(5);
    const address = /demo against http:\/\/localhost:(\d+)/.exec(demo.output())?.[1];
    expect(Number(address)).not.toBe(port().api);
    expect(await isPortFree(Number(address))).toBe(true);
    expect(demo.output()).not.toContain('Shop built');
  });
});
