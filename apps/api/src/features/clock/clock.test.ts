import { DAY_MS } from '@suki/domain/config/durations';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { platformHandlers, platformRoutes } from '../../../test/support/platform-calls.ts';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';
import { buildServer } from '../../http/build-server.ts';

const world = platformTestApi({ clock: 'stored' });
const ines = { uid: 'ines', roles: ['warehouse'] as const };

describe('the clock', () => {
  test('is real time until somebody moves it', async () => {
    const clock = (await world.api.callAs(ines, 'getClock')).answer();
    expect(clock).toMatchObject({ offsetMs: 0, movable: true });
    expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(5_000);
  });

  test('moves in every process within a second', async () => {
    const moved = (await world.api.callAs(ines, 'moveClock', { body: { offsetMs: DAY_MS } })).answer();
    expect(moved.offsetMs).toBe(DAY_MS);
    await expect
      .poll(() => world.api.dependencies.clock.now().getTime() - Date.now(), { timeout: 1_000 })
      .toBeGreaterThan(DAY_MS - 5_000);
  });

  test('dates the answers, so that browsers count with it', async () => {
    await world.api.callAs(ines, 'moveClock', { body: { offsetMs: DAY_MS } });
    const aheadMs = async () =>
      Date.parse((await world.api.callAs(ines, 'getClock')).headers.get('date') ?? '') - Date.now();
    await expect.poll(aheadMs, { timeout: 1_000 }).toBeGreaterThan(DAY_MS - 5_000);
  });

  test('does not move tokens: they stay valid', async () => {
    shows('getClock success', 'moveClock success');
    await world.api.callAs(ines, 'moveClock', { body: { offsetMs: 300 * DAY_MS } });
    expect((await world.api.callAs(ines, 'getClock')).status).toBe(200);
  });

  test.each([0.5, 40_000_000_000, -40_000_000_000])('an offset of %s is refused', async (offsetMs) => {
    expect((await world.api.callAs(ines, 'moveClock', { body: { offsetMs } })).status).toBe(400);
  });

  test('cannot be moved by people who are not staff', async () => {
    const result = await world.api.callAs({ uid: 'bea' }, 'moveClock', { body: { offsetMs: 0 } });
    expect(refusalIn(result).reason).toBe('NOT_ALLOWED');
  });

  test('cannot be moved in production, where it is real time whatever is stored', async () => {
    shows('moveClock CLOCK_FIXED');
    const { dependencies } = world.api;
    await world.api.callAs(ines, 'moveClock', { body: { offsetMs: DAY_MS } });
    const app = await buildServer({
      table: platformRoutes,
      handlers: platformHandlers,
      registrations: [],
      dependencies: { ...dependencies, environment: { ...dependencies.environment, isLocal: false } },
    });
    const headers = { authorization: `Bearer ${testToken(ines)}` };
    const moved = await app.inject({ method: 'PUT', url: '/staff/clock', headers, payload: { offsetMs: 0 } });
    expect(moved.statusCode).toBe(409);
    expect(moved.json()).toMatchObject({ reason: 'CLOCK_FIXED' });
    const read = await app.inject({ method: 'GET', url: '/staff/clock', headers });
    expect(read.json()).toMatchObject({ offsetMs: 0, movable: false });
  });
});
