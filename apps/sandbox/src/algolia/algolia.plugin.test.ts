import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' };
const call = (path: string, body?: unknown, method: 'POST' | 'PUT' | 'GET' = 'POST') =>
  sandbox.call(`/algolia${path}`, { method, headers, body });
const write = (...objects: readonly Record<string, unknown>[]) =>
  call('/1/indexes/Shoes/batch', { requests: objects.map((body) => ({ action: 'updateObject', body })) });
const query = async (parameters: Record<string, unknown>, index = 'Shoes') =>
  (await call(`/1/indexes/${index}/query`, parameters)).json as { hits: { objectID: string }[]; nbHits: number };
const idsOf = async (parameters: Record<string, unknown>, index?: string) =>
  (await query(parameters, index)).hits.map(({ objectID }) => objectID);

const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['brand', 'price'],
  replicas: ['Shoes_cheap'],
};

describe('the index of Algolia', () => {
  beforeEach(async () => {
    await call('/1/indexes/Shoes/settings', settings, 'PUT');
    await call('/1/indexes/Shoes_cheap/settings', { ...settings, replicas: [], ranking: ['asc(price)'] }, 'PUT');
    await write(
      { objectID: 'a', name: 'nike dunk low', brand: 'nike', price: 30 },
      { objectID: 'b', name: 'nike air force', brand: 'nike', price: 10 },
      { objectID: 'c', name: 'samba og', brand: 'adidas' },
    );
  });

  test('finds exact, begun and mistyped words, the fewest errors first', async () => {
    expect(await idsOf({ query: 'nike dunk' })).toEqual(['a']);
    expect(await idsOf({ query: 'sam' })).toEqual(['c']);
    expect(await idsOf({ query: 'nikee' })).toEqual(['a', 'b']);
    expect(await idsOf({ query: 'jordan' })).toEqual([]);
  });

  test('narrows by facets and numbers; what is not declared fits nothing', async () => {
    expect(await idsOf({ facetFilters: [['brand:nike', 'brand:adidas']], numericFilters: ['price<20'] })).toEqual([
      'b',
    ]);
    expect(await idsOf({ facetFilters: ['name:samba og'] })).toEqual([]);
  });

  test('sorts a replica by its own setting; an object without the attribute comes last', async () => {
    expect(await idsOf({}, 'Shoes_cheap')).toEqual(['b', 'a', 'c']);
  });

  test('counts facets and tells the range of numbers', async () => {
    expect(await query({ facets: ['brand', 'price'], hitsPerPage: 0 })).toMatchObject({
      hits: [],
      nbHits: 3,
      facets: { brand: { nike: 2, adidas: 1 } },
      facets_stats: { price: { min: 10, max: 30 } },
    });
  });

  test('forgets a deleted object, and publishes every task', async () => {
    const { json } = await call('/1/indexes/Shoes/batch', {
      requests: [{ action: 'deleteObject', body: { objectID: 'a' } }],
    });
    expect(await idsOf({ query: 'dunk' })).toEqual([]);
    const task = await call(`/1/indexes/Shoes/task/${String(json.taskID)}`, undefined, 'GET');
    expect(task.json).toEqual({ status: 'published', pendingTask: false });
  });

  test.each([
    [404, '/1/indexes/Nothing/query', {}],
    [400, '/1/indexes/Shoes/query', { unknown: true }],
    [400, '/1/indexes/Shoes/query', { numericFilters: ['price is low'] }],
    [400, '/1/indexes/Shoes/batch', { requests: [{ action: 'updateObject', body: {} }] }],
  ])('answers %i to %s with %o', async (status, path, body) => {
    const answer = await call(path, body);
    expect([answer.status, answer.json.status]).toEqual([status, status]);
  });

  test('refuses a call without application and key, and meets faults', async () => {
    expect((await sandbox.post('/algolia/1/indexes/Shoes/query')).status).toBe(403);
    await sandbox.post('/control/faults', { provider: 'algolia', status: 503, count: 1 });
    expect((await call('/1/indexes/Shoes/query', {})).status).toBe(503);
    expect((await call('/1/indexes/Shoes/query', {})).status).toBe(200);
  });
});

describe('Insights', () => {
  const event = { eventName: 'Item Clicked', index: 'Shoes', userToken: 'visit-1', objectIDs: ['a'] };
  const queryID = 'a'.repeat(32);

  test('takes clicks with the place in a search, conversions and views', async () => {
    const events = [
      { eventType: 'click', ...event, queryID, positions: [1] },
      { eventType: 'click', ...event },
      { eventType: 'conversion', ...event, queryID },
      { eventType: 'view', ...event },
    ];
    expect(await call('/1/events', { events })).toMatchObject({ status: 200, json: { status: 200, message: 'OK' } });
    expect((await call('/events', undefined, 'GET')).json.events).toHaveLength(4);
  });

  test.each([
    { eventType: 'click', ...event, queryID },
    { eventType: 'click', ...event, positions: [1] },
    { eventType: 'view', ...event, userToken: 'no blanks' },
    { eventType: 'look', ...event },
  ])('refuses all events of a call with one like %o', async (wrong) => {
    const answer = await call('/1/events', { events: [{ eventType: 'view', ...event }, wrong] });
    expect(answer.status).toBe(422);
    expect((await call('/events', undefined, 'GET')).json.events).toEqual([]);
  });
});
