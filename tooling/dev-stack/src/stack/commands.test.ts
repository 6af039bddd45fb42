import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ports } from '../ports.ts';
import { freePort, isPortFree } from '../postgres/free-port.ts';
import { startTestPostgres } from '../postgres/test-postgres.ts';
import { identityOf } from '../processes/process-identity.ts';
import { type RunningCommand, runInStandIn } from '../testing/run-in-stand-in.ts';
import { type StandInRepository, standInRepository } from '../testing/stand-in-repository.ts';
import { processesOf } from './left-overs.ts';
import { readRunRecord } from './run-record.ts';

const base = 25_300;
const port = ports(base);
/** A stack needs two seconds to come up, ten on a machine that does other things as well. */
const limitMilliseconds = 90_000;

let repository: StandInRepository;
let dataDirectory: string;
let started: RunningCommand[];

vi.setConfig({ testTimeout: limitMilliseconds, hookTimeout: limitMilliseconds });

beforeAll(() => {
  repository = standInRepository();
});
afterAll(() => repository.remove());
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'suki-commands-'));
  chmodSync(dataDirectory, 0o711);
  started = [];
});
afterEach(async () => {
  for (const command of started) {
    command.process.kill('SIGTERM');
    await command.exitCode;
  }
  const reset = run('reset');
  await reset.exitCode;
  rmSync(dataDirectory, { recursive: true, force: true });
});

function run(command: string, environment: Readonly<Record<string, string>> = {}): RunningCommand {
  const running = runInStandIn(repository.root, command, {
    SUKI_PORT_BASE: String(base),
    SUKI_DATA_DIR: dataDirectory,
    ...environment,
  });
  started.push(running);
  return running;
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RunningCommand> {
  const running = run('start', environment);
  await running.printed('Ctrl-C stops everything');
  return running;
}

/** What the terminal does on Ctrl-C: the signal goes to the whole foreground group. */
async function pressControlC({ process: child, exitCode }: RunningCommand): Promise<number> {
  process.kill(-(child.pid ?? 0), 'SIGINT');
  return exitCode;
}

/** What the stand-in of the API was started with. */
async function apiEnvironment(): Promise<unknown> {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port.api}/`)).json();
  return typeof answer === 'object' && answer !== null && 'environment' in answer ? answer.environment : undefined;
}

/** Asks the database of the stack that runs now. */
async function inDatabase(query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: readRunRecord(dataDirectory)?.databaseUrl });
  // The server may be killed while we are connected.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const allPorts = [port.web, port.ops, port.api, port.sandbox, port.postgres, port.authEmulator];

async function freePorts(): Promise<readonly number[]> {
  const checked = await Promise.all(allPorts.map(async (each) => ((await isPortFree(each)) ? [each] : [])));
  return checked.flat();
}

describe('start', () => {
  test('a stack that runs is announced with its addresses, has a clean environment, and is found by a second start and by the demo', async () => {
    const running = await start({ PORT: '1', NODE_OPTIONS: '--no-warnings' });
    expect(running.output()).toContain(`http://localhost:${port.web}`);
    expect(running.output()).toContain('bea@suki.test');
    expect(await apiEnvironment()).toMatchObject({ APP_ENV: 'test', WEB_URL: `http://localhost:${port.web}` });
    expect(await apiEnvironment()).not.toHaveProperty('PORT');
    expect(await apiEnvironment()).not.toHaveProperty('NODE_OPTIONS');

    const second = run('start');
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain('runs already in this checkout');
    expect(second.output()).toContain(`http://localhost:${port.web}`);

    const demo = run('demo');
    expect(await demo.exitCode).toBe(5);
    expect(demo.output()).toContain(`demo against http://localhost:${port.api}`);
  });

  test('brings everything up in order, and Ctrl-C ends all of it within 10 s with the data kept', async () => {
    const running = await start();
    expect(readRunRecord(dataDirectory)).toMatchObject({
      owner: identityOf(running.process.pid ?? 0),
      command: 'start',
      base,
      isReady: true,
    });
    expect(readFileSync(join(dataDirectory, 'tasks.txt'), 'utf8').split('\n').sort()).toEqual([
      '',
      'build',
      'build',
      'migrate',
      'seed',
    ]);
    const runId = readRunRecord(dataDirectory)?.runId ?? '';
    const pressedAt = performance.now();
    expect(await pressControlC(running)).toBe(0);
    expect(performance.now() - pressedAt).toBeLessThan(10_000);
    expect(await freePorts()).toEqual(allPorts);
    expect(processesOf({ runId, processes: [] })).toEqual([]);
    expect(existsSync(join(dataDirectory, 'postgres/cluster/PG_VERSION'))).toBe(true);
  });

  test('a run killed with -9 is cleaned up by the next start, and its data are kept', async () => {
    const first = await start();
    await inDatabase('create table kept (id int); insert into kept values (7)');
    const runId = readRunRecord(dataDirectory)?.runId ?? '';
    first.process.kill('SIGKILL');
    await first.exitCode;
    expect(processesOf({ runId, processes: [] }).length).toBeGreaterThan(4);

    const second = await start();
    expect(second.output()).toContain('An earlier run was killed');
    expect(processesOf({ runId, processes: [] })).toEqual([]);
    expect(await inDatabase('select id from kept')).toEqual([{ id: 7 }]);
  });

  test('a process that dies is named with the end of its log, and everything else is stopped', async () => {
    const running = await start();
    await fetch(`http://127.0.0.1:${port.api}/exit`).catch(() => undefined);
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain('The API ended unexpectedly (exit code 7)');
    expect(running.output()).toContain('the stand-in was told to exit');
    expect(await freePorts()).toEqual(allPorts);
  });

  test('a failing migration shows its own words and stops what was started', async () => {
    const running = run('start', { FAILING_TASK: 'migrate' });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain('The migration ended unexpectedly (exit code 3)');
    expect(running.output()).toContain('migrate says why');
    expect(await freePorts()).toEqual(allPorts);
  });

  test('Ctrl-C in the middle of starting ends everything as well', async () => {
    const running = run('start');
    await running.printed('Database migrated');
    expect(await pressControlC(running)).toBe(0);
    expect(await freePorts()).toEqual(allPorts);
  });

  test('a busy port is told with its service and the way out, before anything is started', async () => {
    const blocker = createServer().listen(port.api, '127.0.0.1');
    const running = run('start');
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain(
      `Port ${port.api} (API) is in use by another program: stop that program, or move every port of Suki with SUKI_PORT_BASE=`,
    );
    expect(existsSync(join(dataDirectory, 'postgres'))).toBe(false);
    blocker.close();
  });

  test('with DATABASE_URL no server is started, and that database is used', async () => {
    const own = await startTestPostgres();
    const running = await start({ DATABASE_URL: own.url });
    expect(await isPortFree(port.postgres)).toBe(true);
    expect(await apiEnvironment()).toMatchObject({ DATABASE_URL: own.url });
    await pressControlC(running);
    await own.stop();
  });

  test('a wrong DATABASE_URL is one sentence that names host, port and database but not the password', async () => {
    const running = run('start', { DATABASE_URL: `postgres://me:hush-hush@127.0.0.1:${await freePort()}/shop` });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toMatch(
      /DATABASE_URL does not connect: nothing listens on 127\.0\.0\.1:\d+ \(database shop\)/,
    );
    expect(running.output()).not.toContain('hush-hush');
  });

  test.each([
    { name: 'a read-only folder', directory: '/sys/suki', words: 'cannot be written' },
    { name: 'a file', directory: '/etc/hostname', words: 'cannot be written' },
    { name: "a folder with somebody else's files", directory: '/etc', words: "holds files that are not Suki's" },
  ])('$name as data folder is refused in one sentence', async ({ directory, words }) => {
    const running = run('start', { SUKI_DATA_DIR: directory });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain(`The data folder ${directory}`);
    expect(running.output()).toContain(words);
    expect(running.output()).toContain('SUKI_DATA_DIR');
  });

  test('a malformed SUKI_PORT_BASE is refused in one sentence', async () => {
    const running = run('start', { SUKI_PORT_BASE: '30000' });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toContain('SUKI_PORT_BASE must be a whole number');
  });
});

describe('reset', () => {
  test('stops a running stack and deletes its data folder', async () => {
    const running = await start();
    const reset = run('reset');
    expect(await reset.exitCode).toBe(0);
    expect(await running.exitCode).toBe(0);
    expect(reset.output()).toContain(`Deleted ${dataDirectory}`);
    expect(existsSync(dataDirectory)).toBe(false);
  });

  test('deletes nothing in a folder that is not ours', async () => {
    const foreign = join(dataDirectory, 'photos');
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
    expect(Number(address)).not.toBe(port.api);
    expect(await isPortFree(Number(address))).toBe(true);
    expect(demo.output()).not.toContain('Shop built');
  });
});
