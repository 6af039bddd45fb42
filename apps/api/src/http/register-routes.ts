import type { RouteDefinition } from '@suki/contract/route';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { answerSchema } from './answer-schema.ts';
import { ApiRefusal } from './api-refusal.ts';
import { askFreshSignIn } from './ask-fresh-sign-in.ts';
import { authenticate } from './authenticate.ts';
import { errorAnswer, refusalOf } from './error-mapping.ts';
import {
  type AnyHandler,
  answeredItself,
  type Handlers,
  type RouteRequest,
  runHandler,
  settlesIntent,
} from './handler.ts';
import { type IdempotentAnswer, idempotencyKeyOf, REPLAYED_HEADER, requestHashOf } from './idempotency.ts';
import type { Intent } from './intent.ts';
import { passChallenge } from './pass-challenge.ts';
import { countRefusals } from './rate-limit.ts';
import { type Input, readInput } from './read-input.ts';
import { refuseOtherBodies } from './refuse-other-bodies.ts';
import { refuseOwnTrades } from './refuse-own-trades.ts';
import { UndeclaredRefusal } from './undeclared-refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Row = { readonly route: RouteDefinition; readonly handler: AnyHandler; readonly serialise: Serialise };
type Serialise = (answer: unknown) => string;
type Call = {
  readonly row: Row;
  readonly input: Input;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export function registerRoutes<const Table extends Record<string, RouteDefinition>>(
  app: FastifyInstance,
  options: { readonly table: Table; readonly handlers: Handlers<Table>; readonly dependencies: Dependencies },
): void {
  const { dependencies } = options;
  app.decorateRequest('authentication', null);
  const countRefusal = countRefusals(app);
  for (const [operationId, route] of Object.entries(options.table)) {
    const row: Row = {
      route,
      handler: options.handlers[operationId] as AnyHandler,
      serialise: serialiser(route, dependencies.environment.checksAnswers),
    };
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: route.callsPerMinute === undefined ? {} : { rateLimit: { max: route.callsPerMinute } },
      onRequest: async (request, reply) => {
        // Everything else is the answer of one person, which no browser or proxy may keep.
        if (route.audience !== 'public-catalogue') void reply.header('cache-control', 'no-store');
        try {
          request.authentication = await authenticate(route, request, dependencies);
          refuseOtherBodies(route, request);
          await passChallenge(route, request, dependencies.challenge);
        } catch (error) {
          await countRefusal(request, error);
          throw error;
        }
      },
      handler: (request, reply) => handle({ row, input: readInput(route, request), request, reply }, dependencies),
    });
  }
}

async function handle(call: Call, dependencies: Dependencies): Promise<FastifyReply> {
  const { row, input, request, reply } = call;
  const caller = request.authentication?.kind === 'caller' ? request.authentication.caller : null;
  if (row.route.actsOn !== undefined) await refuseOwnTrades({ route: row.route, input, caller }, dependencies);
  askFreshSignIn({ route: row.route, input, caller }, dependencies.realClock.now());
  if (row.route.idempotency === 'required') {
    const answer = await handleOnce(call, dependencies);
    if (answer.isReplayed) void reply.header(REPLAYED_HEADER, 'true');
    return reply.code(answer.status).type(JSON_TYPE).send(answer.body);
  }
  const isStaffRead = row.route.audience === 'staff' && row.route.method === 'GET';
  const given = isStaffRead ? { ...dependencies, pool: dependencies.staffPool } : dependencies;
  const answer = await runHandler(row.handler, routeRequest(call, undefined), given);
  if (answer === answeredItself) return reply;
  return reply
    .code(row.route.successStatus ?? 200)
    .type(JSON_TYPE)
    .send(row.serialise(answer));
}

function handleOnce(call: Call, dependencies: Dependencies): Promise<IdempotentAnswer> {
  const { row, input, request } = call;
  const { operationId, successStatus = 200 } = row.route;
  if (request.authentication?.kind !== 'caller') throw new ApiRefusal('NOT_ALLOWED');
  const serialise = (answer: unknown) => ({ status: successStatus, body: row.serialise(answer) });
  return dependencies.idempotency.run({
    userId: request.authentication.caller.userId,
    key: idempotencyKeyOf(request.headers),
    requestHash: requestHashOf({ operationId, params: input.params, body: input.body }),
    serialise,
    isSettledInside: settlesIntent(row.handler),
    run: async (intent) => serialise(await runHandler(row.handler, routeRequest(call, intent), dependencies)),
    refusalAnswer: (error) => {
      const refusal = refusalOf(error);
      const { status, body } = errorAnswer(refusal, request.id);
      // CONFLICT says "retry", so its key must be able to succeed then.
      const isFinal = status >= 400 && status < 500 && refusal.reason !== 'CONFLICT';
      return isFinal ? { status, body: JSON.stringify(body) } : undefined;
    },
  });
}

function routeRequest({ row, input, request, reply }: Call, intent: Intent | undefined): RouteRequest<RouteDefinition> {
  const { authentication } = request;
  return {
    ...input,
    caller: authentication?.kind === 'caller' ? authentication.caller : undefined,
    requestId: request.id,
    headers: request.headers,
    intent,
    refuse: (reason, options) => new ApiRefusal(reason, options),
    refuseAs: (refusal) => {
      const reason = row.route.errors.find((declared) => declared === refusal.reason);
      return reason === undefined
        ? new UndeclaredRefusal(row.route.operationId, refusal.reason)
        : new ApiRefusal(reason, { details: refusal.details });
    },
    http: { request, reply },
  } as RouteRequest<RouteDefinition>;
}

/** One stringifier for each answer of the contract, shared by all servers of a process: tests start hundreds. */
const stringifiers = new WeakMap<RouteDefinition['response'], Serialise>();

/**
 * Unknown properties of an answer never leave: the stringifier writes only properties of the contract. It is compiled
 * with the first answer (2 ms, more for unions), not at the start: compiling all 65 would be a fifth of the start.
 */
function serialiser({ response }: RouteDefinition, checksAnswers: boolean): Serialise {
  return (answer) => {
    const stringify = stringifiers.get(response) ?? fastJsonStringify(answerSchema(response));
    stringifiers.set(response, stringify);
    return stringify(checksAnswers ? response.parse(answer) : answer);
  };
}
