import { proves } from '@suki/evidence/proves';
import { productionVariables as production, stagingVariables } from '@suki/start-guard/testing/production-variables';
import { expect, test } from 'vitest';
import { readEnvironment } from './env.server.ts';

const complete = {
  APP_ENV: 'test',
  API_URL: 'http://localhost:4000/',
  CATALOGUE_SERVICE_TOKEN: 'local-catalogue-service-token',
  SESSION_SECRET: 'local-session-secret-for-one-machine-only',
  FIREBASE_PROJECT_ID: 'demo-suki',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
};
test('a complete environment is read, an address without its slash at the end', () => {
  expect(readEnvironment(complete).API_URL).toBe('http://localhost:4000');
});

test.each([production, stagingVariables])('$APP_ENV with secrets of its own starts', (variables) => {
  expect(readEnvironment(variables).APP_ENV).toBe(variables.APP_ENV);
});

test.each([
  [
    'a missing variable is named with what it is for',
    { SESSION_SECRET: undefined },
    /SESSION_SECRET is missing: the key/,
  ],
  ['an empty one counts as missing', { API_URL: '' }, /API_URL is missing/],
  ['a wrong one is named with the rule', { APP_ENV: 'live' }, /APP_ENV is not usable/],
  ['a short secret', { SESSION_SECRET: 'short' }, /SESSION_SECRET is not usable/],
])('%s', (_, change, message) => {
  expect(() => readEnvironment({ ...complete, ...change })).toThrow(message);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a public secret', { SESSION_SECRET: complete.SESSION_SECRET }, /SESSION_SECRET still has the value/],
  ['a public token', { CATALOGUE_SERVICE_TOKEN: complete.CATALOGUE_SERVICE_TOKEN }, /CATALOGUE_SERVICE_TOKEN still/],
  ['a secret of one letter', { SESSION_SECRET: 'y'.repeat(32) }, /SESSION_SECRET has only 1 different/],
  ['one value for both', { SESSION_SECRET: production.CATALOGUE_SERVICE_TOKEN }, /has the value of CATALOGUE_SERVICE/],
  ['unsigned tokens', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /must not be set in staging or production/],
  ['a project of the emulator', { FIREBASE_PROJECT_ID: 'demo-suki' }, /is a project of the emulator/],
  ['keys of tokens from anywhere', { FIREBASE_KEYS_URL: 'https://attacker.example/jwks' }, /FIREBASE_KEYS_URL must/],
  ['an API over http', { API_URL: 'http://api.suki.ph' }, /API_URL must be an https address/],
  ['unsigned tokens as test', { APP_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /not an address of/],
])('security 9: production refuses %s', (_, change, message) => {
  proves('Three environments (test, staging, production; production blank).', { readEnvironment });
  expect(() => readEnvironment({ ...production, ...change })).toThrow(message);
});
