import type { PoolClient } from 'pg';

type Corkable = { readonly cork: () => void; readonly uncork: () => void };

/**
 * Makes all statements of one turn of the event loop leave in one packet. In pipeline mode the driver writes each
 * statement by itself: a dozen system calls, each of which wakes the process of PostgreSQL, cost more than the
 * statements.
 */
export function corkEachTurn(client: PoolClient): void {
  const stream = streamOf(client);
  const query = client.query.bind(client) as (...values: readonly unknown[]) => unknown;
  let isCorked = false;
  const queryInOnePacket = (...values: readonly unknown[]): unknown => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return query(...values);
  };
  client.query = queryInOnePacket as typeof client.query;
}

/** Holds back the statements of a connection. Returns the function that sends them in one packet. */
export function cork(client: PoolClient): () => void {
  const stream = streamOf(client);
  stream.cork();
  return () => stream.uncork();
}

function streamOf(client: PoolClient): Corkable {
  return (client as unknown as { readonly connection: { readonly stream: Corkable } }).connection.stream;
}
