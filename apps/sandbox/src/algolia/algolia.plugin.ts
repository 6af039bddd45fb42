import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { takeFault } from '../control/fault.ts';
import { WireError } from '../http/wire-error.ts';
import { batchInput, queriesInput, searchInput, settingsInput, synonymInput } from './algolia.record.ts';
import { algoliaError } from './algolia-error.ts';
import { openIndexes } from './indexes.ts';
import { type InsightsEvent, readEvents } from './insights.ts';
import { runSearch } from './run-search.ts';

/** Events that are kept for a look; the oldest go. */
const EVENTS_KEPT = 1_000;

type Named = { Params: { index: string } };

/**
 * Everything below `/algolia`: search, writes, settings, synonyms and Insights of one application. Any application and
 * key are good. A write is done when its answer comes, so each task is published.
 */
export function algoliaPlugin(app: FastifyInstance, context: SandboxContext): void {
  const indexes = openIndexes();
  const events: InsightsEvent[] = [];
  const updated = () => ({ taskID: indexes.nextTask(), updatedAt: timestamp(context.clock) });

  // The client sends JSON under the type of a form, which a browser sends without asking first.
  app.addContentTypeParser(
    ['text/plain', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, JSON.parse(String(body))),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) return reply.code(error.status).send(error.body);
    request.log.error(error);
    return reply.code(500).send(algoliaError(500, 'Internal error').body);
  });
  app.addHook('preHandler', async ({ headers, url, method }) => {
    if (!headers['x-algolia-application-id'] || !headers['x-algolia-api-key']) {
      throw algoliaError(403, 'Invalid Application-ID or API key');
    }
    const fault = takeFault(context, { provider: 'algolia', method, path: url.slice(url.indexOf('/1/')) });
    if (fault) throw algoliaError(fault.status, fault.message);
  });

  // The star is no index but all of them; the router knows no star in the middle of a path.
  app.post<Named>('/1/indexes/:index/queries', ({ params, body }) => {
    if (params.index !== '*') throw algoliaError(404, 'Path not supported by this API version');
    const { requests } = read(queriesInput, body);
    const results = requests.map(({ indexName, ...parameters }) =>
      runSearch(indexes.read(indexName), read(searchInput, parameters)),
    );
    return { results };
  });
  app.post<Named>('/1/indexes/:index/query', ({ params, body }) =>
    runSearch(indexes.read(params.index), read(searchInput, body ?? {})),
  );
  app.post<Named>('/1/indexes/:index/batch', ({ params, body }) => {
    const index = indexes.written(params.index);
    const objectIDs = read(batchInput, body).requests.flatMap((operation) => {
      if (operation.action === 'clear') {
        index.objects.clear();
        return [];
      }
      const { objectID } = operation.body;
      if (operation.action === 'deleteObject') index.objects.delete(objectID);
      else index.objects.set(objectID, operation.body);
      return [objectID];
    });
    return { taskID: indexes.nextTask(), objectIDs };
  });
  app.put<Named>('/1/indexes/:index/settings', ({ params, body }) => {
    const index = indexes.written(params.index);
    const settings = read(settingsInput, body);
    index.settings = { ...index.settings, ...settings };
    index.words = new WeakMap();
    indexes.makeReplicas(index, settings.replicas ?? []);
    return updated();
  });
  app.get<Named>('/1/indexes/:index/settings', ({ params }) => indexes.read(params.index).settings);
  app.post<Named>('/1/indexes/:index/synonyms/batch', ({ params, query, body }) => {
    const { synonyms } = indexes.written(params.index);
    const { replaceExistingSynonyms } = query as { replaceExistingSynonyms?: string };
    const given = read(z.array(synonymInput), body);
    if (replaceExistingSynonyms === 'true') synonyms.clear();
    for (const synonym of given) synonyms.set(synonym.objectID, synonym);
    return updated();
  });
  app.get<{ Params: { index: string; task: string } }>('/1/indexes/:index/task/:task', ({ params }) => {
    if (!indexes.hasTask(Number(params.task))) throw algoliaError(404, 'Task does not exist');
    return { status: 'published', pendingTask: false };
  });

  app.post('/1/events', ({ body }) => {
    events.push(...readEvents(body));
    events.splice(0, events.length - EVENTS_KEPT);
    return { status: 200, message: 'OK' };
  });
  /** Not the service's: the events that came, for tests. */
  app.get('/events', () => ({ events }));
}

/** @throws WireError 400 for a body that the service would not take. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw algoliaError(400, z.prettifyError(result.error));
  return result.data;
}
