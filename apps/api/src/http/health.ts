import { liveAnswer, type ProbeAnswer, probeHeaders, probePaths, readyAnswer } from '@suki/serving/probes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

type Needs = Pick<Dependencies, 'readiness' | 'databaseAnswers' | 'feed'>;

/**
 * The three open addresses for supervisors. No answer says anything that a stranger could use, and however often
 * strangers ask, the database is asked once a second (security 11).
 * - `/livez`: 200 as long as the process turns. It asks nobody: an outage of the database must not restart every copy.
 * - `/readyz`: 200 while the database answers and the feed is up, 503 otherwise and before closing.
 * - `/healthz`: 200 while the database answers, for people and for programs that wait for a start.
 */
export function registerHealth(app: FastifyInstance, { readiness, databaseAnswers, feed }: Needs): void {
  const config = { rateLimit: false } as const;
  app.get(probePaths.live, { config }, async (_request, reply) => sent(reply, liveAnswer));
  app.get(probePaths.ready, { config }, async (_request, reply) => sent(reply, await readyAnswer(readiness)));
  app.get('/healthz', { config }, async (_request, reply) => {
    const isDatabaseUp = await databaseAnswers();
    return reply
      .code(isDatabaseUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isDatabaseUp ? 'ok' : 'unavailable', feed: feed.isUp() ? 'up' : 'down' });
  });
}

function sent(reply: FastifyReply, { status, body }: ProbeAnswer): FastifyReply {
  return reply.code(status).headers(probeHeaders).send(body);
}
