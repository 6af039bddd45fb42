import Fastify, { type FastifyInstance } from 'fastify';
import { algoliaPlugin } from './algolia/algolia.plugin.ts';
import { type Clock, systemClock } from './clock.ts';
import { attachContext, type SandboxContext } from './context.ts';
import type { Behaviour } from './control/behaviour.ts';
import { controlPlugin } from './control/control.plugin.ts';
import { trackingMorePlugin } from './courier/tracking-more.plugin.ts';
import type { Credentials } from './credentials.ts';
import { identityPlugin } from './identity/identity.plugin.ts';
import { mailPlugin } from './outbox/mail.plugin.ts';
import { outboxRoutes } from './outbox/outbox.route.ts';
import { semaphorePlugin } from './outbox/semaphore.plugin.ts';
import { pagesPlugin } from './pages/pages.plugin.ts';
import { placesPlugin } from './places/places.plugin.ts';
import { createScheduler } from './scheduler.ts';
import { storagePlugin } from './storage/storage.plugin.ts';
import { openStore } from './store.ts';
import { taskHandlers } from './task-handlers.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';
import { xenditPlugin } from './xendit/xendit.plugin.ts';

export type SandboxOptions = Credentials & {
  /**
   * Webhooks go to `{apiUrl}/webhook/xendit` and `{apiUrl}/webhook/trackingmore`. A function when the address is
   * known later.
   */
  apiUrl: string | (() => string);
  webUrl?: string | undefined;
  /** The folder of the state; without one the state is in memory only. */
  dataDirectory?: string | undefined;
  /** The address in links for browsers; by default the address that the caller used. */
  publicUrl?: string | undefined;
  clock?: Clock | undefined;
  /** Seconds until things settle by themselves; tests use 0. */
  pacing?: Partial<Behaviour> | undefined;
};

/**
 * Builds the stand-in for the hosted services. Listen on it, or use `inject`. Closing it writes the state to disk.
 */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { apiUrl, clock = systemClock } = options;
  const app = Fastify({
    logger: { level: 'warn' },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  const warn = (message: string) => app.log.warn(message);
  const store = openStore({ dataDirectory: options.dataDirectory, pacing: options.pacing, warn });
  const scheduler = createScheduler({ clock, store, warn });
  const webhooks = createWebhookSender({
    clock,
    store,
    scheduler,
    credentials: options,
    apiUrl: typeof apiUrl === 'function' ? apiUrl : () => apiUrl,
  });
  const context: SandboxContext = {
    clock,
    store,
    scheduler,
    webhooks,
    credentials: options,
    webUrl: options.webUrl ?? 'http://localhost:3000',
    publicUrl: options.publicUrl,
  };
  attachContext(app, context);
  await registerEverything(app, context);

  app.addHook('onReady', async () => {
    webhooks.resume();
    scheduler.start(taskHandlers(context));
  });
  app.addHook('onClose', async () => {
    scheduler.stop();
    await store.flush();
  });
  return app;
}

async function registerEverything(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await app.register(async (scope) => xenditPlugin(scope, context), { prefix: '/xendit' });
  await app.register(async (scope) => trackingMorePlugin(scope, context), { prefix: '/trackingmore/v4' });
  await app.register(async (scope) => semaphorePlugin(scope, context), { prefix: '/semaphore/api/v4' });
  await app.register(async (scope) => mailPlugin(scope, context), { prefix: '/mail' });
  await app.register(async (scope) => storagePlugin(scope, context), { prefix: '/gcs' });
  await app.register(async (scope) => identityPlugin(scope), { prefix: '/identitytoolkit.googleapis.com' });
  await app.register(async (scope) => algoliaPlugin(scope, context), { prefix: '/algolia' });
  await app.register(async (scope) => placesPlugin(scope), { prefix: '/places' });
  await app.register(async (scope) => controlPlugin(scope, context), { prefix: '/control' });
  await app.register(async (scope) => outboxRoutes(scope, context));
  await app.register(async (scope) => pagesPlugin(scope, context));
  app.get('/healthz', () => ({ status: 'ok' }));
}
