import type { PoolClient } from 'pg';

type Corkable = { readonly cork: () => void; readonly uncork: () => void };

/**
 * What is asked of a connection within one turn of the event loop leaves in one packet. In pipeline mode the driver writes each statement by itself: a dozen
 * system calls and as many awakenings of PostgreSQL's process, which cost more than the statements.
 */
export function sendTogether(client: PoolClient): void {
  const stream = streamOf(client);
  const query = client.query.bind(client) as (...values: readonly unknown[]) => unknown;
  let isCorked = false;
  const queryTogether = (...values: readonly unknown[]): unknown => {
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
  client.query = queryTogether as typeof client.query;
}

/** Holds back what is asked of a connection until the function that it answers is called. */
export function holdBack(client: PoolClient): () => void {
  const stream = streamOf(client);
  stream.cork();
  return () => stream.uncork();
}

function streamOf(client: PoolClient): Corkable {
  return (client as unknown as { readonly connection: { readonly stream: Corkable } }).connection.stream;
}
