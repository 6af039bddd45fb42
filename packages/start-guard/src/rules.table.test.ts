import { describe, expect, test } from 'vitest';
import { productionVariables, stagingVariables } from '../testing/production-variables.ts';
import { type EnvironmentName, rules } from './rules.table.ts';
import { startProblems, type Variables } from './start-problems.ts';
import { kindOf, type VariableName } from './variables.table.ts';

const names = Object.keys(kindOf) as VariableName[];
const local = {
  APP_ENV: 'test',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SUKI_FILES_DIR: '/files',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5433/suki',
  API_URL: 'http://localhost:4000',
  WEB_URL: 'http://localhost:3000',
  OPS_URL: 'http://[::1]:3001',
  SANDBOX_URL: 'http://localhost:4100',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_PROJECT_ID: 'demo-suki',
  XENDIT_BASE_URL: 'http://localhost:4100/xendit',
  XENDIT_SECRET_KEY: 'local-xendit-secret-key',
  XENDIT_CALLBACK_TOKEN: 'local-xendit-callback-token',
  DATA_KEY: 'local-data-key-for-one-machine-only',
  NEXT_PUBLIC_XENDIT_KEY: 'xnd_public_demo',
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
};
const good: Readonly<Record<EnvironmentName, Variables>> = {
  test: local,
  staging: stagingVariables,
  production: productionVariables,
};
const broken = (environment: EnvironmentName, change: Variables): readonly string[] =>
  startProblems({ environment, variables: { ...good[environment], ...change }, names }).map(({ rule }) => rule);

test.each(['test', 'staging', 'production'] as const)('a right environment of %s breaks no rule', (environment) => {
  expect(startProblems({ environment, variables: good[environment], names })).toEqual([]);
});

type Case = readonly [rule: string, environments: readonly EnvironmentName[], ...refused: Variables[]];
const deployed = ['staging', 'production'] as const;
const everywhere = ['test', ...deployed] as const;

const refused: readonly Case[] = [
  ['https only', everywhere, { XENDIT_BASE_URL: 'http://api.xendit.co' }],
  ['https only', deployed, { WEB_URL: 'http://suki.ph' }, { WEB_COPIES: 'https://10.0.0.5,http://10.0.0.6' }],
  [
    'our own addresses',
    deployed,
    ...[
      'https://localhost',
      'https://shop.localhost',
      'https://127.9.9.9',
      'https://2130706433',
      'https://0x7f.1',
      'https://[::1]',
      'https://[::ffff:127.0.0.1]',
      'https://0.0.0.0',
      'https://10.1.2.3',
      'https://172.31.0.1',
      'https://192.168.1.1',
      'https://169.254.169.254',
      'https://100.64.0.1',
      'https://[fd00::1]',
      'https://[fe80::1]',
      'https://metadata.google.internal',
      'https://api.local',
      'https://api',
    ].map((API_URL) => ({ API_URL })),
  ],
  ['our own addresses', ['test'], { WEB_URL: 'https://suki.ph' }, { API_URL: 'http://192.168.1.7:4000' }],
  ['our own addresses', ['test'], { NEXT_PUBLIC_API_URL: 'https://api.suki.ph' }],
  ['copies of the shop', ['test'], { WEB_COPIES: 'http://localhost:3000, https://suki.ph' }],
  ['copies of the shop', deployed, { WEB_COPIES: 'https://10.0.0.5,https://localhost:3000' }],
  ['addresses of services', deployed, { MAIL_BASE_URL: 'https://10.0.0.1' }, { SMS_BASE_URL: 'https://localhost' }],
  [
    'the real services',
    deployed,
    { XENDIT_BASE_URL: 'https://sandbox.suki.ph/xendit' },
    { XENDIT_BASE_URL: 'https://api.xendit.co.evil.ph' },
    { TRACKINGMORE_BASE_URL: 'https://sandbox.suki.ph' },
    { SMS_BASE_URL: 'https://sandbox.suki.ph' },
    { NEXT_PUBLIC_XENDIT_URL: 'https://sandbox.suki.ph' },
  ],
  [
    'no stand-in outside of one machine',
    deployed,
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    { NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    { VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    { SANDBOX_URL: 'https://sandbox.suki.ph' },
    { STORAGE_EMULATOR_HOST: 'http://localhost:4100/gcs' },
    { ALGOLIA_BASE_URL: 'https://sandbox.suki.ph/algolia' },
  ],
  [
    'no stand-in outside of one machine',
    ['test'],
    { FIREBASE_AUTH_EMULATOR_HOST: 'emulator.suki.ph:9099' },
    { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.1:9099' },
    { NEXT_PUBLIC_SANDBOX_URL: 'https://sandbox.suki.ph' },
  ],
  [
    'where pictures are kept',
    deployed,
    { FILES_BUCKET: undefined },
    { FILES_BUCKET: '' },
    { FILES_BUCKET: undefined, SUKI_FILES_DIR: '/files' },
  ],
  ['where one machine keeps pictures', ['test'], { SUKI_FILES_DIR: undefined }, { SUKI_FILES_DIR: '' }],
  [
    'the account of the hosted search',
    everywhere,
    { ALGOLIA_APP_ID: 'SUKIAPP' },
    { ALGOLIA_SEARCH_KEY: 'f'.repeat(16), ALGOLIA_WRITE_KEY: 'e'.repeat(16) },
    { ALGOLIA_APP_ID: 'SUKIAPP', ALGOLIA_SEARCH_KEY: productionVariables.SMS_API_KEY.slice(1) },
  ],
  ['who reaches a stack on one machine', ['test'], { HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.168.1.7' }],
  ['the keys of tokens', everywhere, { FIREBASE_KEYS_URL: 'https://attacker.example/jwks' }],
  ['the keys of tokens', deployed, { FIREBASE_KEYS_URL: 'http://127.0.0.1:7291/jwks' }],
  ['a project of our own', deployed, { FIREBASE_PROJECT_ID: 'demo-suki' }],
  ['the database', ['test'], { DATABASE_URL: 'postgres://u:p@db.suki.ph/suki?sslmode=verify-full' }],
  [
    'the database',
    deployed,
    { DATABASE_URL: 'postgres://u:p@10.0.0.9:5432/suki' },
    { DATABASE_URL: 'postgres://u:p@10.0.0.9:5432/suki?sslmode=require' },
    { DATABASE_URL: 'postgres://u:p@10.0.0.9:5432/suki?sslmode=verify-full&sslmode=no-verify' },
    { DATABASE_URL: 'postgres://u:p@%2Frun%2Fpostgresql/suki?host=10.0.0.9' },
  ],
  [
    'secrets',
    deployed,
    ...[
      'password',
      '12345678',
      'a'.repeat(40),
      'abcdefgh'.repeat(5),
      '0123456789abcdef'.repeat(2),
      'correct-horse-password-battery-1',
      'local-xendit-callback-token-of-the-stack',
      'Local-Xendit-Callback-Token-Of-The-Stack',
      ' local-xendit-callback-token-of-the-stack',
      'l o c a l - xendit-callback-token-of-the-stack',
      `${productionVariables.SESSION_SECRET} `,
    ].map((XENDIT_CALLBACK_TOKEN) => ({ XENDIT_CALLBACK_TOKEN })),
  ],
  [
    'secrets',
    deployed,
    { ALGOLIA_APP_ID: 'SUKIAPP', ALGOLIA_SEARCH_KEY: 'local-algolia-key', ALGOLIA_WRITE_KEY: 'local-algolia-key-too' },
  ],
  ['secrets differ', deployed, { SESSION_SECRET: productionVariables.CATALOGUE_SERVICE_TOKEN }],
  ['the gateway account', ['test', 'staging'], { XENDIT_SECRET_KEY: productionVariables.XENDIT_SECRET_KEY }],
  ['the gateway account', ['production'], { XENDIT_SECRET_KEY: stagingVariables.XENDIT_SECRET_KEY }],
  [
    'the public key of the gateway',
    ['test', 'staging'],
    { NEXT_PUBLIC_XENDIT_KEY: productionVariables.NEXT_PUBLIC_XENDIT_KEY },
  ],
  ['the public key of the gateway', ['production'], { NEXT_PUBLIC_XENDIT_KEY: 'xnd_public_development_1' }],
  ['the data key', deployed, { DATA_KEY: 'Xq7-twenty-nine-bytes-are-no-key-Zw9' }, { DATA_KEY: 'f'.repeat(63) }],
];

describe('security 9: the start-up guard', () => {
  test.each(
    refused.flatMap(([rule, environments, ...changes]) =>
      environments.flatMap((environment) => changes.map((change) => ({ rule, environment, change }))),
    ),
  )('$environment refuses $change by "$rule"', ({ rule, environment, change }) => {
    expect(broken(environment, change)).toContain(rule);
  });

  test('each rule is broken once in each environment that asks for it', () => {
    const asked = rules.flatMap((rule) =>
      everywhere
        .filter((environment) => rule[environment] !== null)
        .map((environment) => `${rule.rule}: ${environment}`),
    );
    const shown = refused.flatMap(([rule, environments]) =>
      environments.map((environment) => `${rule}: ${environment}`),
    );
    expect([...new Set(shown)].sort()).toEqual([...asked].sort());
  });

  test.each<[EnvironmentName, Variables]>([
    ['production', { DATABASE_URL: 'postgres://suki@%2Frun%2Fpostgresql/suki' }],
    ['production', { DATABASE_URL: 'postgres:///suki?host=/run/postgresql' }],
    ['production', { DATABASE_URL: 'postgres://u:p@10.0.0.9:5432/suki?sslmode=verify-full' }],
    ['production', { DATA_KEY: '9f'.repeat(4) + productionVariables.SESSION_SECRET.slice(8) }],
    ['production', { HOST: '10.0.0.4' }],
    ['test', { DATABASE_URL: 'postgres:///suki?host=/run/postgresql' }],
    ['test', { SUKI_FILES_DIR: undefined, FILES_BUCKET: 'pictures' }],
    ['test', { FIREBASE_KEYS_URL: 'http://127.0.0.1:7291/jwks' }],
    ['test', { XENDIT_BASE_URL: 'https://api.xendit.co', XENDIT_SECRET_KEY: stagingVariables.XENDIT_SECRET_KEY }],
  ])('%s takes %o', (environment, change) => {
    expect(broken(environment, change)).toEqual([]);
  });

  test('no problem repeats a secret', () => {
    const change = { SESSION_SECRET: 'short-word', CATALOGUE_SERVICE_TOKEN: 'short-word', DATA_KEY: 'short-word' };
    const problems = startProblems({
      environment: 'production',
      variables: { ...productionVariables, ...change },
      names,
    });
    expect(problems.length).toBeGreaterThan(3);
    expect(JSON.stringify(problems)).not.toContain('short-word');
  });
});
