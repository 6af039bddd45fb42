import { describe, expect, test } from 'vitest';
import { dataDirectoryOf, localSecrets, stackEnvironment } from './environment.ts';
import { repositoryRoot } from './repository-root.ts';

const environment = stackEnvironment({
  base: 11000,
  dataDirectory: '/data',
  databaseUrl: 'postgres://u:p@127.0.0.1:13433/suki',
});

describe('stackEnvironment', () => {
  test.each([
    ['APP_ENV', 'test'],
    ['NODE_ENV', 'production'],
    ['SUKI_PORT_BASE', '11000'],
    ['SUKI_FILES_DIR', '/data/files'],
    ['SUKI_ART_CACHE_DIR', '/data/art'],
    ['NODE_COMPILE_CACHE', '/data/compile-cache'],
    ['API_URL', 'http://localhost:12000'],
    ['WEB_URL', 'http://localhost:11000'],
    ['OPS_URL', 'http://localhost:11001'],
    ['SANDBOX_URL', 'http://localhost:12100'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:17099'],
    ['XENDIT_BASE_URL', 'http://localhost:12100/xendit'],
    ['TRACKINGMORE_BASE_URL', 'http://localhost:12100/trackingmore/v4'],
    ['SMS_BASE_URL', 'http://localhost:12100/semaphore'],
    ['MAIL_BASE_URL', 'http://localhost:12100/mail'],
    ['NEXT_PUBLIC_API_URL', 'http://localhost:12000'],
    ['NEXT_PUBLIC_XENDIT_URL', 'http://localhost:12100/xendit'],
    ['NEXT_PUBLIC_XENDIT_KEY', 'xnd_public_demo'],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://127.0.0.1:17099'],
  ])('%s is %s', (name, value) => {
    expect(environment[name]).toBe(value);
  });

  test('no public variable carries a secret', () => {
    const published = Object.entries(environment).filter(([name]) => /^(NEXT_PUBLIC|VITE)_/.test(name));
    expect(published.filter(([, value]) => value.startsWith('local-') || value.includes('postgres://'))).toEqual([]);
  });

  test('every local secret is recognisable, so that production can refuse it', () => {
    expect(Object.values(localSecrets).every((value) => value.startsWith('local-'))).toBe(true);
  });

  test('dev runs the apps in development mode', () => {
    expect(
      stackEnvironment({ base: 3000, dataDirectory: '/d', databaseUrl: 'x', nodeEnvironment: 'development' }).NODE_ENV,
    ).toBe('development');
  });
});

describe('dataDirectoryOf', () => {
  test.each([
    { configured: undefined, directory: `${repositoryRoot}/.suki` },
    { configured: '', directory: `${repositoryRoot}/.suki` },
    { configured: '/tmp/suki-x', directory: '/tmp/suki-x' },
  ])('$configured gives $directory', ({ configured, directory }) => {
    expect(dataDirectoryOf(configured)).toBe(directory);
  });
});
