import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Credentials } from './credentials.ts';
import type { Scheduler } from './scheduler.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** The services that every part of the sandbox works with. */
export type SandboxContext = {
  clock: Clock;
  store: Store;
  scheduler: Scheduler;
  webhooks: WebhookSender;
  credentials: Credentials;
  webUrl: string;
  /** Address of the sandbox in links for browsers; by default the address that the caller used. */
  publicUrl: string | undefined;
};

const DECORATION = 'sandboxContext';

/** Ties the context to the app, so that tests can reach the clock, the state and the queue. */
export function attachContext(app: FastifyInstance, context: SandboxContext): void {
  app.decorate(DECORATION, { getter: () => context });
}

/** Returns the context of a sandbox that was built in this process, for tests. */
export function contextOf(app: FastifyInstance): SandboxContext {
  return app.getDecorator<SandboxContext>(DECORATION);
}
