import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@suki/local-stack/postgres/free-port';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type {} from '../testing/global-setup.ts';
import { emulatorArguments } from './emulator-command.ts';

let folder: string;
let origin: string;
let child: ChildProcess;

// One emulator for all: a start takes three seconds, and each test has accounts of its own.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'suki-emulator-'));
  await start();
});
afterAll(async () => {
  await end('SIGTERM');
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const address = `127.0.0.1:${await freePort()}`;
  origin = `http://${address}`;
  child = spawn(process.execPath, emulatorArguments, {
    env: {
      PATH: process.env.PATH,
      FIREBASE_PROJECT_ID: 'demo-suki',
      FIREBASE_AUTH_EMULATOR_HOST: address,
      SUKI_DATA_DIR: folder,
      NODE_COMPILE_CACHE: inject('compileCache'),
    },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`${origin}/`)).status).toBe(200), { timeout: 50_000, interval: 50 });
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((settle) => child.once('exit', settle));
  child.kill(signal);
  await ended;
}

async function call(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? { status: response.status, ...answer } : {};
}

test.each([
  { signal: 'SIGTERM', role: 'support' },
  { signal: 'SIGKILL', role: 'warehouse' },
] as const)(
  'after $signal the accounts, their claims and their open sessions are there again',
  async ({ signal, role }) => {
    const bea = { email: `bea.${signal.toLowerCase()}@suki.test`, password: 'secret-1234', returnSecureToken: true };
    const customAttributes = JSON.stringify({ roles: [role] });
    const { idToken, localId } = await call('accounts:signUp', bea);
    await call('projects/demo-suki/accounts:update', { localId, customAttributes }, 'owner');
    if (signal === 'SIGKILL') {
      await vi.waitFor(() => expect(readFileSync(join(folder, 'accounts.json'), 'utf8')).toContain(role));
    }
    await end(signal);
    await start();
    expect(await call('accounts:lookup', { idToken })).toMatchObject({
      status: 200,
      users: [{ localId, email: bea.email, customAttributes }],
    });
    expect(await call('accounts:signInWithPassword', bea)).toMatchObject({ status: 200, localId });
  },
);

test('a link that proves an address is made without a mail, works once, and the next token says so', async () => {
  const cai = { email: 'cai@suki.test', password: 'secret-1234', returnSecureToken: true };
  const { localId } = await call('accounts:signUp', cai);
  const wanted = { requestType: 'VERIFY_EMAIL', email: cai.email, returnOobLink: true };
  const { oobLink, oobCode } = await call('projects/demo-suki/accounts:sendOobCode', wanted, 'owner');
  expect(new URL(String(oobLink)).searchParams.get('oobCode')).toBe(oobCode);
  expect(await call('accounts:update', { oobCode })).toMatchObject({ status: 200, localId, email: cai.email });
  const again = await call('accounts:update', { oobCode });
  expect(again).toMatchObject({ status: 400, error: { message: 'INVALID_OOB_CODE' } });
  const unknown = { ...wanted, email: 'nobody@suki.test' };
  expect(await call('projects/demo-suki/accounts:sendOobCode', unknown, 'owner')).toMatchObject({
    status: 400,
    error: { message: 'USER_NOT_FOUND' },
  });
  const { idToken } = await call('accounts:signInWithPassword', cai);
  const payload = Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(payload)).toMatchObject({ email: cai.email, email_verified: true });
});

test('calls that Suki uses are served, other calls are not', async () => {
  expect(await call('accounts:signUp', { returnSecureToken: true })).toMatchObject({ status: 200 });
  const google = JSON.stringify({ sub: 'g-1', email: 'sam@suki.test', email_verified: true });
  const social = {
    requestUri: 'http://localhost',
    postBody: `providerId=google.com&id_token=${encodeURIComponent(google)}`,
    returnSecureToken: true,
  };
  expect(await call('accounts:signInWithIdp', social)).toMatchObject({ status: 200, email: 'sam@suki.test' });
  const reset = { requestType: 'PASSWORD_RESET', email: 'sam@suki.test' };
  expect(await call('accounts:sendOobCode', reset)).toMatchObject({ status: 200 });
  expect(await call('projects/demo-suki/tenants/x/accounts', {}, 'owner')).toMatchObject({ status: 404 });
});
