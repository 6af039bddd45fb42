import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { RouteDefinition } from '@suki/contract/route';
import { closerOfQuietConnections } from '@suki/serving/quiet-connections';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { answerErrors } from './answer-errors.ts';
import type { Handlers } from './handler.ts';
import { registerHealth } from './health.ts';
import { IDEMPOTENCY_KEY_HEADER, REPLAYED_HEADER } from './idempotency.ts';
import { emptyBodiesAreNothing } from './json-body.ts';
import { logRequests } from './log-requests.ts';
import { APP_CHECK_HEADER } from './pass-challenge.ts';
import { rateLimitOptions } from './rate-limit.ts';
import { registerRoutes } from './register-routes.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
import { trustProxy } from './trust-proxy.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Longer than any id: a longer parameter gets our own 400 and not Fastify's 414. */
const PARAM_LENGTH_MAX = 4_096;
const REQUEST_TIMEOUT_MS = 20_000;
const PREFLIGHT_SECONDS = 7_200;

/** Adds addresses to the server, such as pictures or marks of brands. */
export type Registration = (app: FastifyInstance, dependencies: Dependencies) => Promise<void> | void;

/** The HTTP server with every route of the table; it listens only when `listen` is called. */
export async function buildServer<const Table extends Record<string, RouteDefinition>>(options: {
  readonly table: Table;
  readonly handlers: Handlers<Table>;
  readonly registrations: readonly Registration[];
  readonly dependencies: Dependencies;
}): Promise<FastifyInstance> {
  const { dependencies } = options;
  const { environment, log } = dependencies;
  const logger: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(environment.TRUST_PROXY),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The specification writes some of its calls with a slash at the end (`POST /user/saved-item/`).
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    genReqId: requestIdOf,
    // A request that arrives on an open connection while the server closes is still answered.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerErrors.answer({ error, request, reply }),
  });
  app.addHook('onRequest', async (request, reply) => {
    // The date is the Clock's: a browser with another time counts from this one.
    void reply.header(REQUEST_ID_HEADER, request.id).header('date', dependencies.clock.now().toUTCString());
  });
  const closeQuiet = closerOfQuietConnections(app.server);
  app.addHook('preClose', async () => closeQuiet());
  logRequests(app, log);
  emptyBodiesAreNothing(app);
  answerErrors.failures(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Pages of the shop's own address show these pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cors, {
    origin: [environment.WEB_URL, environment.OPS_URL],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER, APP_CHECK_HEADER],
    exposedHeaders: [REQUEST_ID_HEADER, REPLAYED_HEADER, 'retry-after', 'date'],
    maxAge: PREFLIGHT_SECONDS,
  });
  await app.register(rateLimit, rateLimitOptions(environment.CALLS_PER_MINUTE));
  answerErrors.unknownAddresses(app);
  // Streams are never idle: without this line the server would wait for them until it is killed.
  app.addHook('preClose', async () => dependencies.events.endWhere(() => true));
  registerHealth(app, dependencies);
  for (const register of options.registrations) await register(app, dependencies);
  registerRoutes(app, options);
  return app;
}
