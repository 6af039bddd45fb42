import { describe, expect, test } from 'vitest';
import { platformTestApi } from '../testing/platform-test-api.ts';
import { refusalIn } from '../testing/start-test-api.ts';

const LIMIT = 5;
const world = platformTestApi({ variables: { CALLS_PER_MINUTE: String(LIMIT) } });

const statusesOf = async (calls: number, call: (index: number) => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await call(index)).status);
  return statuses;
};
const taken = Array.from({ length: LIMIT }, () => 200);

describe('calls a minute', () => {
  test('are counted for each person, over all calls', async () => {
    const calls = (uid: string) =>
      statusesOf(LIMIT + 1, (index) => world.api.callAs({ uid }, index % 2 === 0 ? 'getUser' : 'listAddresses'));
    expect(await calls('bea')).toEqual([...taken, 429]);
    expect(await calls('sam')).toEqual([...taken, 429]);
  });

  test('are counted for the address of guests, who can make new identities for nothing', async () => {
    const calls = statusesOf(LIMIT + 1, (index) =>
      world.api.callAs({ uid: `guest-${index}`, isAnonymous: true }, 'getUser'),
    );
    expect(await calls).toEqual([...taken, 429]);
  });

  test('above the limit are refused with the time to wait', async () => {
    const results = [];
    for (let index = 0; index <= LIMIT; index += 1) results.push(await world.api.callAs({ uid: 'cai' }, 'getUser'));
    const last = results.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last && refusalIn(last)).toMatchObject({
      reason: 'TOO_MANY_CALLS',
      message: expect.stringMatching(/Wait \d+ s/),
    });
  });

  test('do not include health checks', async () => {
    const statuses = await statusesOf(LIMIT * 3, () => fetch(`${world.api.url}/healthz`));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
