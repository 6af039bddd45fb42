import { createServer, type RequestListener, type Server } from 'node:http';
import { withProbes } from './probes.ts';
import { closerOfQuietConnections } from './quiet-connections.ts';
import type { Readiness } from './readiness.ts';

export type Served = {
  readonly server: Server;
  /** Takes no more connections, and resolves when every request under way has its answer. */
  readonly drain: () => Promise<void>;
};

/** A server of pages with `/livez` and `/readyz`, which cuts no request when it closes. */
export function serve(readiness: Readiness, answer: RequestListener): Served {
  const server = createServer(withProbes(readiness, answer));
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
