import { describe, expect, test } from 'vitest';
import { neededServices } from './preflight.ts';
import { processEnvironment } from './process-environment.ts';
import { createProgress } from './progress.ts';
import { parseRunRecord } from './run-record.ts';
import { summary } from './summary.ts';

describe('processEnvironment', () => {
  const environment = processEnvironment(
    {
      HOME: '/root',
      PORT: '80',
      npm_config_yes: 'true',
      NODE_OPTIONS: '--inspect',
      API_URL: 'http://elsewhere',
      HTTPS_PROXY: 'http://proxy',
      PATH: '/bin',
    },
    { API_URL: 'http://localhost:4000' },
  );

  test("the stack's own variables win over the caller's", () => {
    expect(environment.API_URL).toBe('http://localhost:4000');
  });

  test('variables for other programs are left out, those of the machine are kept', () => {
    expect(Object.keys(environment).sort()).toEqual(['API_URL', 'HOME', 'HTTPS_PROXY', 'PATH']);
  });
});

describe('neededServices', () => {
  test.each([
    {
      parts: 'all',
      databaseUrl: undefined,
      services: ['web', 'ops', 'api', 'worker', 'sandbox', 'postgres', 'authEmulator'],
    },
    {
      parts: 'all',
      databaseUrl: 'postgres://x/y',
      services: ['web', 'ops', 'api', 'worker', 'sandbox', 'authEmulator'],
    },
    { parts: 'services', databaseUrl: undefined, services: ['api', 'worker', 'sandbox', 'postgres', 'authEmulator'] },
  ] as const)('$parts with database $databaseUrl needs $services', ({ services, ...options }) => {
    expect(neededServices(options)).toEqual(services);
  });
});

describe('parseRunRecord', () => {
  const record = {
    owner: { pid: 7, startedAt: 'a' },
    runId: 'run',
    command: 'start',
    base: 3000,
    databaseUrl: 'postgres://x/y',
    isReady: true,
    isStopping: false,
    processes: [{ name: 'api', pid: 8, startedAt: 'b' }],
  };

  test('a record reads back as it was written', () => {
    expect(parseRunRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each([
    { name: 'another version', value: { ...record, runId: undefined } },
    { name: 'no owner', value: { ...record, owner: {} } },
    { name: 'text', value: 'start' },
    { name: 'nothing', value: null },
  ])('$name is no record', ({ value }) => {
    expect(parseRunRecord(value)).toBeUndefined();
  });
});

describe('summary', () => {
  const options = {
    environment: { WEB_URL: 'http://localhost:3000', OPS_URL: 'o', SANDBOX_URL: 's', API_URL: 'a' },
    dataDirectory: '/data',
    seconds: '9 s',
  };
  const bea = { role: 'buyer', name: 'Bea Santos', email: 'bea@suki.test', password: 'one' };

  test('a password that all share is printed once', () => {
    const text = summary({ ...options, accounts: [bea, { ...bea, name: 'Sam Reyes' }] });
    expect(text.match(/one$|one:/gm)).toEqual(['one:']);
    expect(text).toContain('http://localhost:3000');
  });

  test('different passwords stand beside their accounts', () => {
    expect(summary({ ...options, accounts: [bea, { ...bea, password: 'two' }] })).toMatch(
      /bea@suki\.test {2}one\n.*two/,
    );
  });

  test('without accounts nothing is said about them', () => {
    expect(summary({ ...options, accounts: [] })).not.toContain('Demo accounts');
  });
});

describe('progress without a terminal', () => {
  test('each step is one line with its time, and a failed one is marked', async () => {
    const lines: string[] = [];
    const progress = createProgress({ write: (text: string) => lines.push(text) > 0, isTTY: false, columns: 80 });
    await progress.step('Database migrated', async () => undefined);
    await progress.step('Shop built', () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(lines.join('')).toMatch(/^ {2}✓ Database migrated +0\.0 s\n {2}✗ Shop built +0\.0 s\n$/);
  });
});
