import { createServer, type RequestListener, type Server } from 'node:http';
import { withProbes } from './probes.ts';
import { closerOfQuietConnections } from './quiet-connections.ts';
import type { Readiness } from './readiness.ts';

export type Served = {
  readonly server: Server;
  /** Takes no more connections, and resolves when every request under way has its answer. */
  readonly drain: () => Promise<void>;
};

/**
 * A connection without a request is kept for this long. Balancers keep theirs for 60 s; with Node's 5 s they now and
 * then sent a request into a connection that was being closed, and the visitor got an error of the balancer.
 */
const KEEP_ALIVE_MS = 65_000;

/** A server of pages with `/livez` and `/readyz`, which cuts no request when it closes. */
export function serve(readiness: Readiness, answer: RequestListener): Served {
  const server = createServer(withProbes(readiness, answer));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const closeQuiet = closerOfQuietConnections(server);
  return {
    server,
    drain: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        closeQuiet();
      }),
  };
}

/** Lines of a server without a log of its own. */
export const plainLog = {
  info: (facts: object, text: string): void => void process.stdout.write(`${text} ${JSON.stringify(facts)}\n`),
  error: (facts: object, text: string): void => void process.stderr.write(`${text} ${JSON.stringify(facts)}\n`),
};
