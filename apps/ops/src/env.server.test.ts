import { productionVariables as production } from '@suki/start-guard/testing/production-variables';
import { expect, test } from 'vitest';
import { readEnvironment } from './env.server.ts';

test('the console of one machine is counted from the port base and listens on this machine only', () => {
  expect(readEnvironment({ SUKI_PORT_BASE: '11000', VITE_API_URL: 'http://localhost:12000' })).toMatchObject({
    PORT: 11_001,
    HOST: '127.0.0.1',
  });
});

test('production with addresses of its own starts', () => {
  expect(readEnvironment(production)).toMatchObject({ HOST: '0.0.0.0', VITE_API_URL: 'https://api.suki.ph' });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['without the address of the API', { VITE_API_URL: '' }, /VITE_API_URL is missing: the address of the API/],
  ['with the emulator', { VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }, /AUTH_EMULATOR_URL must not be/],
  ['with an API over http', { VITE_API_URL: 'http://api.suki.ph' }, /VITE_API_URL must be an https address/],
  ['without an environment at public addresses', { APP_ENV: '' }, /VITE_API_URL is not an address of this machine/],
])('security 9: the console does not start %s', (_, change, message) => {
  expect(() => readEnvironment({ ...production, ...change })).toThrow(message);
});
