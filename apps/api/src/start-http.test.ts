import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@suki/db/testing/test-database';
import { stackEnvironment } from '@suki/local-stack/environment';
import { productionVariables } from '@suki/start-guard/testing/production-variables';
import { afterEach, describe, expect, test } from 'vitest';
import { testCompileCache } from '../test/support/test-compile-cache.ts';
import { portOf } from '../test/support/test-sandbox.ts';
import { openTestStream } from '../test/support/test-stream.ts';
import { testToken } from '../test/support/test-token.ts';

const MAIN = fileURLToPath(new URL('./main-http.ts', import.meta.url));
const START_MS = 20_000;

const database = testDatabase();
type Child = ChildProcessByStdio<null, Readable, Readable>;
const children: Child[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const environment = (port: number, change: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  ...stackEnvironment({ base: 3000, dataDirectory: '/tmp/suki-start-test', databaseUrl: database.url }),
  NODE_COMPILE_CACHE: testCompileCache,
  SMS_BASE_URL: 'http://127.0.0.1:9',
  PORT: String(port),
  ...change,
});

type Process = { readonly child: Child; readonly output: () => string; readonly exit: Promise<number | null> };

function startProcess(variables: Record<string, string>): Process {
  const child = spawn(process.execPath, [MAIN], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => text, exit: new Promise((resolve) => child.once('exit', resolve)) };
}

async function listening(port: number): Promise<Process> {
  const started = startProcess(environment(port));
  await expect.poll(() => started.output(), { timeout: START_MS }).toContain('API listens');
  return started;
}

describe('the HTTP process', () => {
  test('serves, and stops in order while a stream is open', { timeout: 30_000 }, async () => {
    const port = await freePort();
    const { child, exit } = await listening(port);
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', feed: 'up' });
    const stream = await openTestStream({ url, token: testToken({ uid: 'bea' }) });
    await stream.next('ready');
    const startedMs = performance.now();
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    await stream.ended;
  });

  test('logs who did what by ids: no name, mail, number, token or body', { timeout: 30_000 }, async () => {
    const port = await freePort();
    const { output } = await listening(port);
    const token = testToken({ uid: 'bea', email: 'bea-in-the-log@suki.test', name: 'Bea Secret' });
    const call = (path: string, body: unknown) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: path === '/login/phone' ? 'POST' : 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await call('/user', { name: 'Bea Secret' });
    await call('/user', { name: '<b>' });
    // Nothing listens at the address of the SMS service: the failure is logged, the number is not.
    expect((await call('/login/phone', { phoneNumber: '0917 555 4321' })).status).toBe(503);
    await expect.poll(() => output().match(/"route":"\/user"/g)?.length).toBe(2);
    expect(output()).toContain('"userId":"usr_');
    expect(output()).not.toMatch(/bea-in-the-log|Secret|5554321|eyJ|Bearer/);
  });

  test('says in one sentence that its port is busy', { timeout: 30_000 }, async () => {
    const port = await freePort();
    await listening(port);
    const second = startProcess(environment(port));
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${port} is busy: another process listens there. Stop it, or set SUKI_PORT_BASE to another number.`,
    );
  });

  test.each([
    { what: 'a missing variable', change: { DATABASE_URL: '' }, says: 'DATABASE_URL is missing' },
    {
      what: 'the public secrets in production',
      change: { APP_ENV: 'production' },
      says: 'still has the value of a stack on one machine',
    },
    {
      what: 'the emulator in production',
      change: { ...productionVariables, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      says: 'FIREBASE_AUTH_EMULATOR_HOST must not be set in staging or production',
    },
  ])('does not start with $what, and says so without a stack', { timeout: 30_000 }, async ({ change, says }) => {
    const refused = startProcess(environment(1, change));
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toContain(says);
    expect(refused.output()).not.toMatch(/ at .*\.ts/);
  });
});
