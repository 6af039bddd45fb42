import { pageSizes } from '@suki/domain/config/lists';
import { expect, test } from 'vitest';
import type { RouteDefinition } from '../route.ts';
import { routes } from '../routes.ts';

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? (schema.shape as Record<string, unknown>) : {};

const lists = Object.values<RouteDefinition>(routes).filter(
  ({ audience, response, method, operationId }) =>
    // Suggestions are one short answer, without pages.
    audience !== 'staff' && method !== 'POST' && 'items' in shapeOf(response) && operationId !== 'listSuggestions',
);

test.each(lists)('coverage 7: $method $path takes limit and lastItemId and answers hasMore', ({ query, response }) => {
  expect(Object.keys(shapeOf(query))).toEqual(expect.arrayContaining(['limit', 'lastItemId', 'isRefetch']));
  expect(Object.keys(shapeOf(response))).toEqual(expect.arrayContaining(['items', 'hasMore', 'lastItemId']));
});

test.each(pageSizes)('coverage 7: every list takes %d rows a page, and none takes 11', (limit) => {
  for (const { query, operationId } of lists) {
    expect(query?.safeParse({ limit: String(limit) }).success, operationId).toBe(true);
    expect(query?.safeParse({ limit: '11' }).success, operationId).toBe(false);
  }
});
