import { expect, test } from 'vitest';
import { newcomerEnvironment } from './newcomer-environment.ts';

test('the terminal of a newcomer knows nothing of this run and has the Node of the machine', () => {
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
