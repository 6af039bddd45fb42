import { ApiError } from '@suki/contract/api-error';
import type { Audience, RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { setSuspended } from '@suki/db/queries/users';
import { testId } from '@suki/db/testing/test-ids';
import { withTransaction } from '@suki/db/tx';
import { type StaffRole, staffRoles } from '@suki/domain/people/staff-roles';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '../support/call-operation.ts';
import { testServiceToken } from '../support/test-environment.ts';
import { testToken } from '../support/test-token.ts';
import { newTrader } from '../support/trade-people.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { type NamedIds, validCalls } from '../support/valid-calls.ts';

/**
 * S2 (docs/test-plan.md#attacks): every call of the contract as everybody. The expected answer follows from the table's
 * audience alone, so that a new call is covered here without a line of its own.
 */

const world = tradeWorld();

/** Ids of things that do not exist: a caller who is let in finds nothing. */
const nowhere: NamedIds = {
  itemId: testId('itm'),
  skuId: testId('sku'),
  sizeTemplateId: testId('szt'),
  certificateId: testId('crt'),
  askId: testId('ask'),
  bidId: testId('bid'),
  orderId: testId('ord'),
  trackingId: testId('trk'),
  addressId: testId('adr'),
  withdrawalAccountId: testId('wac'),
  paymentMethodId: testId('pmt'),
  keptId: testId('kpt'),
  wishListId: testId('kpt'),
  payoutId: testId('pyo'),
  messageId: testId('msg'),
  fileId: testId('fil'),
  userId: testId('usr'),
};

type Visitor = {
  readonly who: string;
  readonly token: (operationId: OperationId) => string | undefined;
  /** Returns the refusal that a route gives this visitor; null where it lets them in. */
  readonly refusal: (route: RouteDefinition) => string | null;
};

/** Another person signs out everywhere, or nobody would be let in afterwards. */
const person = (uid: string, roles?: readonly StaffRole[]) => (operationId: OperationId) =>
  testToken({ uid: operationId === 'endSessions' ? `${uid}-who-leaves` : uid, roles });
const byAudience =
  (table: Readonly<Record<Exclude<Audience, 'provider'>, string | null>>) =>
  ({ audience }: RouteDefinition): string | null =>
    audience === 'provider' ? 'SIGNATURE_INVALID' : table[audience];
const everywhere = (reason: string) =>
  byAudience({ 'public-catalogue': reason, anyone: reason, registered: reason, staff: reason, shop: reason });
const registered = { 'public-catalogue': null, anyone: null, registered: null, shop: 'NOT_ALLOWED' } as const;

let suspendedUid = '';
const visitors: readonly Visitor[] = [
  { who: 'nobody', token: () => undefined, refusal: everywhere('TOKEN_MISSING') },
  { who: 'a made-up token', token: () => 'made.up.token', refusal: everywhere('TOKEN_INVALID') },
  {
    who: 'a token that has ended',
    token: () => testToken({ uid: 'late', expiresAt: new Date(Date.now() - 60_000) }),
    refusal: everywhere('TOKEN_INVALID'),
  },
  {
    who: 'a token that is nearly the service’s',
    token: () => testServiceToken.slice(0, -1),
    refusal: everywhere('TOKEN_INVALID'),
  },
  {
    who: 'the web server’s service token',
    token: () => testServiceToken,
    refusal: byAudience({
      'public-catalogue': null,
      anyone: 'NOT_ALLOWED',
      registered: 'NOT_ALLOWED',
      staff: 'NOT_ALLOWED',
      shop: null,
    }),
  },
  {
    who: 'an anonymous guest',
    token: () => testToken({ uid: 'guest', isAnonymous: true }),
    refusal: byAudience({ ...registered, registered: 'NOT_REGISTERED', staff: 'NOT_ALLOWED' }),
  },
  {
    who: 'an anonymous guest who claims to be admin',
    token: () => testToken({ uid: 'sly', isAnonymous: true, roles: ['admin'] }),
    refusal: byAudience({ ...registered, registered: 'NOT_REGISTERED', staff: 'NOT_ALLOWED' }),
  },
  {
    who: 'a suspended person',
    token: () => testToken({ uid: suspendedUid }),
    refusal: byAudience({ ...registered, registered: 'ACCOUNT_SUSPENDED', staff: 'NOT_ALLOWED' }),
  },
  {
    who: 'a registered person',
    token: person('audience-ana'),
    refusal: byAudience({ ...registered, staff: 'NOT_ALLOWED' }),
  },
  ...staffRoles.map((role) => ({
    who: `staff: ${role}`,
    token: person(`staff-${role}`, [role]),
    refusal: (route: RouteDefinition) => {
      const isAllowed = role === 'admin' || route.roles?.includes(role) === true;
      return byAudience({ ...registered, staff: isAllowed ? null : 'NOT_ALLOWED' })(route);
    },
  })),
];

beforeAll(async () => {
  const suspended = await newTrader(world.api.dependencies);
  suspendedUid = suspended.uid;
  const now = world.api.clock.now();
  await withTransaction(world.pool, (tx) => setSuspended(tx, suspended.userId, now, now));
});

const operations = Object.keys(routes) as OperationId[];

/** Reads only the first bytes: a stream of events has no end. */
async function visit(operationId: OperationId, token: string | undefined) {
  const route: RouteDefinition = routes[operationId];
  const { body, idempotencyKey, ...address } = validCalls[operationId](nowhere);
  const abort = new AbortController();
  const response = await fetch(`${world.api.url}${addressOf(route.path, address)}`, {
    method: route.method,
    signal: abort.signal,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await response.text();
  abort.abort();
  return { status: response.status, text };
}

const doors = [
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'NOT_ALLOWED',
  'NOT_REGISTERED',
  'ACCOUNT_SUSPENDED',
  'SIGNATURE_INVALID',
];

/** Returns the difference between an answer and the table; undefined when there is none. */
function mistakeIn({ status, text }: Awaited<ReturnType<typeof visit>>, expected: string | null): string | undefined {
  if (status >= 500) return `answered ${status}`;
  const answer = status >= 400 ? ApiError.parse(JSON.parse(text)) : undefined;
  if (expected === null)
    return doors.includes(answer?.reason ?? '') ? `was shut out with ${answer?.reason}` : undefined;
  if (answer?.reason !== expected) return `expected ${expected}, got ${status} ${answer?.reason}`;
  const wanted = expected.startsWith('TOKEN') || expected === 'SIGNATURE_INVALID' ? 401 : 403;
  if (status !== wanted) return `expected ${wanted}, got ${status}`;
  const isExact = expected !== 'TOKEN_MISSING' || answer.message === 'Authorization: Bearer token not found';
  return isExact ? undefined : `said "${answer.message}"`;
}

test.each(visitors)('$who is let in where the table says so, and nowhere else', async ({ token, refusal }) => {
  const mistakes: string[] = [];
  for (const operationId of operations) {
    const mistake = mistakeIn(await visit(operationId, token(operationId)), refusal(routes[operationId]));
    if (mistake !== undefined) mistakes.push(`${operationId}: ${mistake}`);
  }
  expect(mistakes).toEqual([]);
});

test('every address of the server is a call of the contract or one of the few open ones (S18)', () => {
  const known = Object.values<RouteDefinition>(routes).map(({ method, path }) => nameless(`${method} ${path}`));
  const open = ['GET /art/:/:/:', 'GET /brand/:', 'GET /file/:', 'GET /healthz', 'GET /livez', 'GET /readyz'];
  const found = routesOf(world.api.app).map(nameless);
  expect(known.filter((one) => !found.includes(one))).toEqual([]);
  expect([...new Set(found)].filter((one) => !known.includes(one)).sort()).toEqual(open);
});

/** Two calls may give a parameter different names; the router keeps one of them. */
const nameless = (address: string): string => address.replaceAll(/:\w+(\|:\w+)*|\{\w+\}/g, ':');

/** Reads the routes of the router off its printed tree. */
function routesOf(app: FastifyInstance): string[] {
  const found: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (match === null) continue;
    const depth = (match[1] ?? '').length / 4;
    path.length = depth;
    path[depth] = match[2] ?? '';
    for (const method of (match[3] ?? '')
      .split(', ')
      .filter((one) => one !== '' && one !== 'OPTIONS' && one !== 'HEAD')) {
      found.push(`${method} ${path.join('')}`);
    }
  }
  return found;
}
