import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const secrets = {
  XENDIT_SECRET_KEY: 'a',
  XENDIT_CALLBACK_TOKEN: 'b',
  TRACKINGMORE_API_KEY: 'c',
  TRACKINGMORE_WEBHOOK_SECRET: 'd',
  SMS_API_KEY: 'e',
  SANDBOX_CONTROL_KEY: 'f',
};

describe('readEnvironment', () => {
  test('ports and addresses are counted from the port base', () => {
    expect(readEnvironment({ ...secrets, SUKI_PORT_BASE: '12000' })).toMatchObject({
      port: 13_100,
      apiUrl: 'http://localhost:13000',
      webUrl: 'http://localhost:12000',
    });
  });

  test('without a port base it is 4100', () => {
    expect(readEnvironment(secrets)).toMatchObject({
      port: 4100,
      apiUrl: 'http://localhost:4000',
      dataDirectory: '.suki',
    });
  });

  test('given values win, and a slash at the end of an address does not matter', () => {
    expect(readEnvironment({ ...secrets, PORT: '5000', API_URL: 'http://127.0.0.1:5001/' })).toMatchObject({
      port: 5000,
      apiUrl: 'http://127.0.0.1:5001',
    });
  });

  test('every missing variable is named, with where to set it; empty ones count as missing', () => {
    expect(() => readEnvironment({ ...secrets, SMS_API_KEY: '', XENDIT_SECRET_KEY: undefined })).toThrow(
      /\.env[\s\S]*XENDIT_SECRET_KEY is missing[\s\S]*SMS_API_KEY is missing/,
    );
  });

  test('an invalid port is named', () => {
    expect(() => readEnvironment({ ...secrets, PORT: 'many' })).toThrow(/PORT is not usable/);
  });

  test.each([
    { APP_ENV: 'staging' },
    { APP_ENV: 'production' },
    { API_URL: 'https://api.suki.ph' },
    { WEB_URL: 'http://192.168.1.7:3000' },
    { OPS_URL: 'https://ops.suki.ph' },
    { SANDBOX_URL: 'https://sandbox.suki.ph' },
    { DATABASE_URL: 'postgres://u:p@db.suki.ph/suki' },
  ])('security 9: the sandbox does not start with %o', (change) => {
    expect(() => readEnvironment({ ...secrets, ...change })).toThrow('The sandbox cannot start');
  });
});
