import type { Pool } from 'pg';

/** Connections of one lane; `end` gives back what it keeps. */
export type LanePool = { readonly pool: Pool; readonly end: () => void };

/**
 * A lane plays one thing after the other, so the dozen reads of an answer need no dozen connections: they go down one that is theirs alone, in one packet. What
 * locks and writes has a connection from the pool as everywhere else.
 */
export async function lanePool(shared: Pool): Promise<LanePool> {
  const reader = await shared.connect();
  const pool: Pool = Object.create(shared, {
    query: { value: reader.query.bind(reader) },
    connect: { value: shared.connect.bind(shared) },
  });
  return { pool, end: () => reader.release() };
}
