import { expect, test } from 'vitest';
import { productionVariables, stagingVariables } from '../testing/production-variables.ts';
import { guardBuild } from './guard-build.ts';

const local = {
  NEXT_PUBLIC_API_URL: 'http://localhost:4000',
  NEXT_PUBLIC_WEB_URL: 'http://localhost:3000',
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  NEXT_PUBLIC_SANDBOX_URL: 'http://localhost:4100',
};
const build = (variables: Readonly<Record<string, string | undefined>>) => () =>
  guardBuild({ process: 'The shop', prefix: 'NEXT_PUBLIC_', variables });

test.each([
  ['one machine', local],
  ['one machine, by name', { ...local, APP_ENV: 'test' }],
  ['staging', stagingVariables],
  ['production', productionVariables],
  ['the types only, without any value', {}],
])('a build for %s is made', (_, variables) => {
  expect(build(variables)).not.toThrow();
});

test.each([
  [
    'an emulator left set',
    { NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    /AUTH_EMULATOR_URL must/,
  ],
  ['the address of the sandbox left set', { NEXT_PUBLIC_SANDBOX_URL: 'http://localhost:4100' }, /SANDBOX_URL must not/],
  ['plain http', { NEXT_PUBLIC_API_URL: 'http://api.suki.ph' }, /API_URL must be an https address/],
  ['an address of this machine', { NEXT_PUBLIC_API_URL: 'https://localhost' }, /API_URL is an address of this/],
  [
    'public addresses without an environment',
    { APP_ENV: '' },
    /API_URL is not an address of this machine: APP_ENV=test/,
  ],
  ['a misspelt environment', { APP_ENV: 'Production' }, /APP_ENV is none of test, staging, production/],
  ['a test key in production', { NEXT_PUBLIC_XENDIT_KEY: 'xnd_public_demo' }, /must begin with xnd_public_production_/],
])('security 9: %s stops a public build', (_, change, message) => {
  expect(build({ ...productionVariables, ...change })).toThrow(message);
});

test('a build looks at its own prefix only', () => {
  const variables = { ...productionVariables, VITE_API_URL: 'http://localhost' };
  expect(build(variables)).not.toThrow();
});
