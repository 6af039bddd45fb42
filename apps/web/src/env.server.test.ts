import { proves } from '@suki/evidence/proves';
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
const production = {
  ...complete,
  APP_ENV: 'production',
  CATALOGUE_SERVICE_TOKEN: 'a-token-of-production',
  SESSION_SECRET: 'a-secret-of-production-with-32-characters',
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
};

test('a complete environment is read, an address without its slash at the end', () => {
  expect(readEnvironment(complete).API_URL).toBe('http://localhost:4000');
});

test('production with secrets of its own starts', () => {
  expect(readEnvironment(production).APP_ENV).toBe('production');
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

test.each([
  ['a public secret', { SESSION_SECRET: complete.SESSION_SECRET }, /SESSION_SECRET still has the value/],
  ['a public token', { CATALOGUE_SERVICE_TOKEN: complete.CATALOGUE_SERVICE_TOKEN }, /CATALOGUE_SERVICE_TOKEN still/],
  ['unsigned tokens', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /must not be set in production/],
])('production refuses %s', (_, change, message) => {
  proves('Three environments (test, staging, production; production blank).', { readEnvironment });
  expect(() => readEnvironment({ ...production, ...change })).toThrow(message);
});
