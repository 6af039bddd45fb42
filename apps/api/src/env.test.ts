import { baseAddresses } from '@suki/domain/config/environments';
import { proves } from '@suki/evidence/proves';
import { localSecrets, stackEnvironment } from '@suki/local-stack/environment';
import { productionVariables, stagingVariables } from '@suki/start-guard/testing/production-variables';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const local = stackEnvironment({
  base: 11_000,
  dataDirectory: '/data',
  databaseUrl: 'postgres://u:p@127.0.0.1:13433/suki',
});
const read = (variables: Record<string, string | undefined>) => () => readEnvironment(variables);

describe('a stack on one machine', () => {
  test('starts with what the stack sets, and needs nothing else', () => {
    expect(readEnvironment(local)).toMatchObject({
      PORT: 12_000,
      isLocal: true,
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
    const message = read({ ...local, DATABASE_URL: 'mysql://x', PORT: 'abc', OPS_URL: undefined });
    expect(message).toThrow(/\.env at the root/);
    expect(message).toThrow(/DATABASE_URL is not usable/);
    expect(message).toThrow(/PORT is not usable/);
    expect(message).toThrow(/OPS_URL is missing/);
  });

  test('coverage 9: without API_URL an environment has its base address; that of production is blank', () => {
    proves('Base address set per environment', { baseAddresses });
    expect(readEnvironment({ ...local, API_URL: undefined }).API_URL).toBe(baseAddresses.test);
    expect(readEnvironment({ ...stagingVariables, API_URL: '' }).API_URL).toBe(baseAddresses.staging);
    expect(read({ ...productionVariables, API_URL: undefined })).toThrow('API_URL is missing');
  });

  test('no message repeats the value of a secret', () => {
    expect(read({ ...local, XENDIT_SECRET_KEY: 'short' })).toThrow(/^((?!short\b)[\s\S])*$/);
  });
});

describe('production', () => {
  test('starts with values of its own', () => {
    expect(readEnvironment(productionVariables)).toMatchObject({ isLocal: false });
  });

  test('staging starts with keys of the test mode', () => {
    expect(readEnvironment(stagingVariables)).toMatchObject({ isLocal: false });
  });

  test.each(Object.keys(localSecrets).filter((name) => !['SESSION_SECRET', 'SANDBOX_CONTROL_KEY'].includes(name)))(
    'refuses the public value of %s and says how to set it',
    (name) => {
      expect(read({ ...productionVariables, [name]: `local-value-of-${name}-that-everybody-can-read` })).toThrow(
        new RegExp(`\\.env at the root[^]*${name} still has the value of a stack on one machine[^]*\\(.{10,}\\)`),
      );
    },
  );

  test.each(['API_URL', 'WEB_URL', 'OPS_URL', 'DATA_KEY'])('%s is blank and must be set', (name) => {
    expect(read({ ...productionVariables, [name]: '' })).toThrow(`${name} is missing`);
  });
});

/** The changes of the review's script, each of which production took, or which made staging believe unsigned tokens. */
describe('security 9: the API does not start', () => {
  test.each<[string, Record<string, string | undefined>]>([
    ['with an emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['with a project of the emulator', { FIREBASE_PROJECT_ID: 'demo-suki' }],
    ['with keys of tokens from anywhere', { FIREBASE_KEYS_URL: 'http://attacker.example/jwks' }],
    ['with the sandbox as gateway', { XENDIT_BASE_URL: 'http://localhost:4100/xendit' }],
    ['with a gateway over http', { XENDIT_BASE_URL: 'http://api.xendit.co' }],
    ['with the sandbox as courier', { TRACKINGMORE_BASE_URL: 'http://localhost:4100/trackingmore/v4' }],
    ['with the sandbox for text messages', { SMS_BASE_URL: 'http://localhost:4100/semaphore' }],
    ['with the sandbox for mails', { MAIL_BASE_URL: 'http://localhost:4100/mail' }],
    ['with a gateway key of the test mode', { XENDIT_SECRET_KEY: stagingVariables.XENDIT_SECRET_KEY }],
    ['with a callback token of 8 characters', { XENDIT_CALLBACK_TOKEN: '12345678' }],
    ['with "password"', { CATALOGUE_SERVICE_TOKEN: 'password' }],
    ['with a data key of one letter', { DATA_KEY: 'a'.repeat(32) }],
    ['with a shop over http', { WEB_URL: 'http://suki.ph' }],
    ['with a database without TLS', { DATABASE_URL: 'postgres://u:p@10.0.0.9:5432/suki' }],
    ['with a local secret in capitals', { XENDIT_CALLBACK_TOKEN: 'Local-xendit-callback-token' }],
    ['with a local secret after a blank', { XENDIT_CALLBACK_TOKEN: ' local-xendit-callback-token' }],
    ['with one value for two secrets', { XENDIT_CALLBACK_TOKEN: productionVariables.CATALOGUE_SERVICE_TOKEN }],
    ['as staging with an emulator', { APP_ENV: 'staging', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['as staging with local secrets', { APP_ENV: 'staging', XENDIT_SECRET_KEY: 'local-xendit-secret-key' }],
    ['as test at public addresses', { APP_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['as Production, misspelt', { APP_ENV: 'Production' }],
    ['without an environment', { APP_ENV: undefined }],
  ])('%s', (_, change) => {
    expect(read({ ...productionVariables, ...change })).toThrow('The API cannot start');
  });

  test('in production with the keys of tokens on its own machine, where forged tokens could be made', () => {
    expect(read({ ...productionVariables, FIREBASE_KEYS_URL: 'http://127.0.0.1:7291/jwks' })).toThrow(
      'FIREBASE_KEYS_URL must be https://www.googleapis.com/',
    );
  });

  test('on one machine with an address of elsewhere, whatever NODE_ENV says', () => {
    for (const name of ['API_URL', 'WEB_URL', 'OPS_URL']) {
      expect(read({ ...local, NODE_ENV: 'production', [name]: 'https://suki.ph' })).toThrow(
        `${name} is not an address`,
      );
    }
  });
});
