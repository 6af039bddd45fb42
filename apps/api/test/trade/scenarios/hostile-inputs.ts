import assert from 'node:assert/strict';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';
import { type CallField, callFieldsOf, withValue } from '../../support/call-fields.ts';
import { addressOf, type CallInput } from '../../support/call-operation.ts';
import { hostileJson, hostileText, hostileValue } from '../../support/hostile-values.ts';
import { nobodysIds } from '../../support/nobodys-ids.ts';
import { pick } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { testServiceToken } from '../../support/test-environment.ts';
import { testSecrets } from '../../support/test-secrets.ts';
import { testToken } from '../../support/test-token.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';
import { validCalls } from '../../support/valid-calls.ts';

/** Calls that wait for each other neither in the pool nor in memory. */
const AT_ONCE = 20;

/** A stream never ends, and has no field to put anything in. */
export const fuzzedCalls = (Object.keys(routes) as OperationId[]).filter((id) => id !== 'streamEvents');

/** Words of a stack, of PostgreSQL, and of a value that was run instead of read. */
const leak =
  /\bat .+\.(ts|js):\d+|node_modules|syntax error|invalid input syntax|duplicate key|relation "|PostgreSQL 1\d/;

type Sent = { readonly url: string; readonly payload: string | undefined; readonly headers: Record<string, string> };

/**
 * S6: sends one call `count` hostile inputs. Returns how many were taken, which some texts are.
 * @throws AssertionError with the input that was answered with 5xx, or whose answer shows an inside.
 */
export async function hostileInputs(
  world: TradeWorld,
  operationId: OperationId,
  { count, random }: { readonly count: number; readonly random: SeededRandom },
): Promise<{ readonly taken: number }> {
  const { method }: RouteDefinition = routes[operationId];
  const fields = callFieldsOf(routes[operationId]);
  let taken = 0;
  for (let done = 0; done < count; done += AT_ONCE) {
    const inputs = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) =>
      inputOf({ operationId, fields, random, index: done + index }),
    );
    const answers = await Promise.all(
      inputs.map(async (sent) => {
        const { statusCode, body } = await world.api.app.inject({ method, ...sent, payload: sent.payload ?? '' });
        return { sent, statusCode, body };
      }),
    );
    for (const { sent, statusCode, body } of answers) {
      assert.ok(statusCode < 500 && !leak.test(body), `${operationId} answered ${statusCode} ${body} to ${show(sent)}`);
      taken += statusCode < 300 ? 1 : 0;
    }
  }
  return { taken };
}

const show = ({ url, payload }: Sent): string => `${url} ${payload?.slice(0, 400)}`.slice(0, 800);

type Input = {
  readonly operationId: OperationId;
  readonly fields: readonly CallField[];
  readonly random: SeededRandom;
  readonly index: number;
};

function inputOf({ operationId, fields, random, index }: Input): Sent {
  const route: RouteDefinition = routes[operationId];
  let input: CallInput = validCalls[operationId](nobodysIds);
  const changes = 1 + random.below(2);
  for (let change = 0; change < changes; change += 1) input = withHostile(input, fields, random);
  const body = random.below(20) === 0 ? hostileValue(random) : input.body;
  return {
    url: addressOf(route.path, input) + oddQuery(random, addressOf(route.path, input).includes('?')),
    payload: route.method === 'GET' || body === undefined ? undefined : hostileJson(body),
    headers: headersOf(route, { random, index, body }),
  };
}

function withHostile(input: CallInput, fields: readonly CallField[], random: SeededRandom): CallInput {
  const [first, ...rest] = fields;
  if (first === undefined) return { ...input, body: hostileValue(random) };
  const { path } = pick(random, [first, ...rest]);
  const value = path[0] === 'body' ? hostileValue(random) : hostileText(random);
  return withValue(input, path, value) as CallInput;
}

/** Options that a list knows twice, as lists and as objects, and options that no call knows. */
function oddQuery(random: SeededRandom, hasQuery: boolean): string {
  if (random.below(4) !== 0) return '';
  const value = encodeURIComponent(hostileText(random));
  const odd = pick(random, [
    `limit=1&limit=${value}`,
    `limit[]=${value}`,
    `limit[$gt]=${value}`,
    `cursor=${value}`,
    `${value}=1`,
    '%E0%A4%A',
    `__proto__[a]=${value}`,
  ]);
  return `${hasQuery ? '&' : '?'}${odd}`;
}

/** Each input comes from somebody else: a limit of calls would answer before the input is read. */
function headersOf(
  route: RouteDefinition,
  { random, index, body }: { readonly random: SeededRandom; readonly index: number; readonly body: unknown },
): Record<string, string> {
  const roles = route.audience === 'staff' ? { roles: ['admin'] as const } : {};
  const hasLimit = route.callsPerMinute !== undefined;
  const uid = `s6-${route.operationId}${hasLimit ? `-${Math.floor(index / route.callsPerMinute)}` : ''}`;
  return {
    authorization: `Bearer ${route.audience === 'shop' ? testServiceToken : testToken({ uid, ...roles })}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(route.idempotency === undefined ? {} : { 'idempotency-key': `s6-key-${random.below(2 ** 30)}-${index}` }),
    ...(route.audience === 'provider' ? { 'x-callback-token': testSecrets.xenditCallbackToken } : {}),
  };
}
