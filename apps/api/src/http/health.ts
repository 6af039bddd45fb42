import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

/** `GET /healthz`: 200 while the database answers, 503 otherwise. The answer says nothing that a stranger could use. */
export function registerHealth(app: FastifyInstance, { pool, feed }: Pick<Dependencies, 'pool' | 'feed'>): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isDatabaseUp = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply
      .code(isDatabaseUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isDatabaseUp ? 'ok' : 'unavailable', feed: feed.isUp() ? 'up' : 'down' });
  });
}
