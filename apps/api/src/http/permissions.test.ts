import type { RouteDefinition } from '@suki/contract/route';
import { routes } from '@suki/contract/routes';
import { setSuspended } from '@suki/db/queries/users';
import { testDatabase } from '@suki/db/testing/test-database';
import { withTransaction } from '@suki/db/tx';
import type { StaffRole } from '@suki/domain/people/staff-roles';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { testServiceToken } from '../../test/support/test-environment.ts';
import { type TestPerson, testToken } from '../../test/support/test-token.ts';
import { handlers } from '../handlers.ts';

/*
 * S2, `docs/test-plan.md#attacks`: every call of the contract by every kind of caller. The expectation is written down
 * here a second time on purpose: a change of the table that opens a call must be made in two places.
 */

const database = testDatabase();
let api: TestApi;
beforeAll(async () => {
  const variables = { CALLS_PER_MINUTE: '100000' };
  api = await startTestApi({ databaseUrl: database.url, table: routes, handlers, variables });
  const { userId } = (await api.callAs(suspended, 'getUser')).answer();
  await withTransaction(database.pool, (tx) => setSuspended(tx, userId, new Date(), new Date()));
  await known(suspended, 403);
  await api.callAs(revoked, 'endSessions');
  await known(revoked, 401);
});
afterAll(() => api.close());

/** Waits until the process has heard of the change. */
async function known(person: TestPerson, status: number): Promise<void> {
  await vi.waitFor(async () => expect((await api.callAs(person, 'listAsks')).status).toBe(status), { timeout: 20_000 });
}

const suspended = { uid: 'suspended', roles: ['admin'] } as const;
/** Signed in before the person signed out everywhere. */
const revoked = { uid: 'revoked', roles: ['admin'], signedInAt: new Date(Date.now() - 60_000) } as const;

/** One of these calls ends all sessions of its caller, so people of its own call each route. */
const callersOf = ({ operationId }: RouteDefinition) => {
  const token = (who: string, change: { isAnonymous?: boolean; roles?: readonly StaffRole[] } = {}) =>
    testToken({ uid: `${who} of ${operationId}`, ...change });
  return {
    nobody: undefined,
    'made up': 'abc.def.ghi',
    expired: testToken({ uid: 'late', roles: ['admin'], expiresAt: new Date(Date.now() - 60_000) }),
    revoked: testToken(revoked),
    suspended: testToken(suspended),
    'web server': testServiceToken,
    guest: token('guest', { isAnonymous: true }),
    person: token('person'),
    warehouse: token('warehouse', { roles: ['warehouse'] }),
    inspector: token('inspector', { roles: ['inspector'] }),
    support: token('support', { roles: ['support'] }),
    finance: token('finance', { roles: ['finance'] }),
    catalogue: token('catalogue', { roles: ['catalogue'] }),
    admin: token('admin', { roles: ['admin'] }),
  } as const;
};
type CallerName = keyof ReturnType<typeof callersOf>;

const everybodySignedIn: readonly CallerName[] = [
  'suspended',
  'guest',
  'person',
  'warehouse',
  'inspector',
  'support',
  'finance',
  'catalogue',
  'admin',
];
/** The order decides who is buyer or seller, not the person (S1, and the calls' own tests). */
const registered = everybodySignedIn.filter((name) => name !== 'guest' && name !== 'suspended');

function admitted(route: RouteDefinition): readonly CallerName[] {
  switch (route.audience) {
    case 'public-catalogue':
      return ['web server', ...everybodySignedIn];
    case 'shop':
      return ['web server'];
    case 'anyone':
      return everybodySignedIn;
    case 'registered':
      return registered;
    case 'staff':
      return registered.filter((name) => name === 'admin' || route.roles?.some((role) => role === name));
    case 'provider':
      // The route itself checks the signature, and none of these callers has one.
      return [];
    default:
      return route.audience satisfies never;
  }
}

const Reason = z.object({ reason: z.string() });
const NOT_ADMITTED = ['TOKEN_MISSING', 'TOKEN_INVALID', 'NOT_REGISTERED', 'ACCOUNT_SUSPENDED', 'NOT_ALLOWED'];

async function isAdmitted(route: RouteDefinition, name: CallerName): Promise<boolean> {
  const token = callersOf(route)[name];
  const abort = new AbortController();
  const response = await fetch(`${api.url}${route.path.replaceAll(/\{\w+\}/g, 'none')}`, {
    method: route.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return true;
  }
  // A file is an allowed answer too; a refusal is always an object.
  const isFile = response.headers.get('content-type')?.startsWith('text/csv') === true;
  const body: unknown = isFile ? await response.text() : await response.json();
  expect(response.status).toBeLessThan(500);
  return response.ok || !NOT_ADMITTED.includes(Reason.parse(body).reason);
}

const everyRoute: readonly RouteDefinition[] = Object.values(routes);

describe.each(everyRoute.filter(({ audience }) => audience !== 'provider'))(
  'S2: $method $path ($audience)',
  (route) => {
    test('admits exactly those that it should', async () => {
      const callers = callersOf(route);
      const names = Object.keys(callers).filter((name): name is CallerName => name in callers);
      const results = await Promise.all(names.map(async (name) => ((await isAdmitted(route, name)) ? [name] : [])));
      expect(results.flat().sort()).toEqual([...admitted(route)].sort());
    });
  },
);

test.each(everyRoute.filter(({ audience }) => audience === 'provider'))(
  'S2: $method $path believes nobody without a signature, whatever token they show',
  async (route) => {
    for (const token of Object.values(callersOf(route))) {
      const response = await fetch(`${api.url}${route.path}`, {
        method: route.method,
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ event: 'payment.succeeded', data: { id: 'py-1', tracking_number: 'X1' } }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ reason: 'SIGNATURE_INVALID' });
    }
  },
);

test('S2: only the calls of the contract and the files of ADR 0022 can be reached', () => {
  const files = ['/healthz', '/livez', '/readyz', '/art/:itemId/:view/:file', '/file/:fileId', '/brand/:file'];
  for (const { method, path } of everyRoute) {
    expect(api.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
  }
  for (const url of files) expect(api.app.hasRoute({ method: 'GET', url })).toBe(true);
  const live = [
    ...api.app.printRoutes({ commonPrefix: false }).matchAll(/\(((?:GET|POST|PUT|DELETE|PATCH|HEAD)[A-Z, ]*)\)/g),
  ];
  expect(live.flatMap(([, methods]) => methods?.split(', ') ?? [])).toHaveLength(everyRoute.length + files.length);
});
