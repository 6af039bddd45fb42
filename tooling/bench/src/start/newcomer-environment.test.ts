import { expect, test } from 'vitest';
import { newcomerEnvironment } from './newcomer-environment.ts';

test('a newcomer has no variables of this run, and the Node of the machine', () => {
  expect(
    newcomerEnvironment({
      HOME: '/home/me',
      HTTPS_PROXY: 'http://proxy',
      npm_config_yes: 'true',
      pnpm_config_x: '1',
      SUKI_PORT_BASE: '11000',
      DATABASE_URL: 'postgres://x/y',
      PATH: '/repo/node_modules/.bin:/usr/bin:/bin',
    }),
  ).toEqual({ HOME: '/home/me', HTTPS_PROXY: 'http://proxy', PATH: '/usr/bin:/bin' });
});
