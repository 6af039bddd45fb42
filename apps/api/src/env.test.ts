import { localSecrets, stackEnvironment } from '@suki/local-stack/environment';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const local = stackEnvironment({
  base: 11_000,
  dataDirectory: '/data',
  databaseUrl: 'postgres://u:p@127.0.0.1:13433/suki',
});
const production = {
  ...local,
  APP_ENV: 'production',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  FIREBASE_PROJECT_ID: 'suki-live',
  API_URL: 'https://api.suki.ph',
  WEB_URL: 'https://suki.ph',
  OPS_URL: 'https://ops.suki.ph',
  ...Object.fromEntries(Object.keys(localSecrets).map((name) => [name, `a-value-that-only-this-test-has-for-${name}`])),
};
const read = (variables: Record<string, string | undefined>) => () => readEnvironment(variables);

describe('a stack on one machine', () => {
  test('starts with what the stack sets, and needs nothing else', () => {
    expect(readEnvironment(local)).toMatchObject({
      PORT: 12_000,
      isProduction: false,
      WEB_URL: 'http://localhost:11000',
    });
  });

  test.each(['DATABASE_URL', 'WEB_URL', 'CATALOGUE_SERVICE_TOKEN', 'SUKI_FILES_DIR', 'APP_ENV'])(
    'without %s it says so and what it is for',
    (name) => {
      expect(read({ ...local, [name]: undefined })).toThrow(new RegExp(`${name} is missing: .{10,}`));
      expect(read({ ...local, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  test('every problem is told at once, with where to set it', () => {
    const message = read({ ...local, DATABASE_URL: 'mysql://x', PORT: 'abc', API_URL: undefined });
    expect(message).toThrow(/\.env at the root/);
    expect(message).toThrow(/DATABASE_URL is not usable/);
    expect(message).toThrow(/PORT is not usable/);
    expect(message).toThrow(/API_URL is missing/);
  });

  test('no message repeats the value of a secret', () => {
    expect(read({ ...local, XENDIT_SECRET_KEY: 'short' })).toThrow(/^((?!short\b)[\s\S])*$/);
  });
});

describe('production', () => {
  test('starts with values of its own', () => {
    expect(readEnvironment(production)).toMatchObject({ isProduction: true });
  });

  test.each(Object.keys(localSecrets).filter((name) => name !== 'SESSION_SECRET'))(
    'refuses the public value of %s',
    (name) => {
      expect(read({ ...production, [name]: `local-value-of-${name}-that-everybody-can-read` })).toThrow(
        `${name} still has the value`,
      );
    },
  );

  test('refuses the public data key, and to have none', () => {
    expect(read({ ...production, DATA_KEY: 'local-data-key-for-one-machine-only' })).toThrow('DATA_KEY still has');
    expect(read({ ...production, DATA_KEY: '' })).toThrow('DATA_KEY is missing');
  });

  test('refuses the emulator, whose tokens carry no signature', () => {
    expect(read({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
      'must not be set in production',
    );
    expect(read({ ...production, FIREBASE_PROJECT_ID: 'demo-suki' })).toThrow('FIREBASE_PROJECT_ID');
  });

  test.each(['API_URL', 'WEB_URL', 'OPS_URL'])('%s is blank and must be set', (name) => {
    expect(read({ ...production, [name]: '' })).toThrow(`${name} is missing`);
  });
});
