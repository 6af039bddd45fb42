import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { firstEphemeralPort } from '../ports.ts';

/** Returns true when a server could listen on this port now; also on a machine without this kind of address. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle('code' in error && hasNoSuchAddress.test(String(error.code))));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle(true)));
  });
}

const hasNoSuchAddress = /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/;

/** Above the ports of the temporary stacks (free-base.ts), which take theirs in order while tests run. */
const firstDrawnPort = 29_000;

/** Draws a free port at random, so that two test runs rarely meet, below the ephemeral range (see ports.ts). */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(firstDrawnPort, firstEphemeralPort);
    if (await isPortFree(port)) return port;
  }
  throw new Error(
    `Expected a free port from ${firstDrawnPort} to ${firstEphemeralPort - 1}, but 100 random ones were taken.`,
  );
}
