import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyBodiesAreNothing } from './json-body.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  emptyBodiesAreNothing(app);
  app.post('/', (request) => ({ body: request.body ?? null }));
});
afterEach(() => app.close());

const send = async (payload: string) => {
  const headers = { 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url: '/', headers, payload });
  return { status: response.statusCode, body: (response.json() as { body?: unknown }).body };
};
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a body that no database takes is refused, not an error of ours', () => {
  test.each([
    ['a NUL', '{"a":"\\u0000"}'],
    ['the first half of a character', '{"a":"\\ud800"}'],
    ['the second half alone, in capitals', '{"a":"\\uDC00"}'],
    ['the halves the wrong way round', '{"a":"\\ude00\\ud83d"}'],
    ['half a character as the name of a field', '{"\\ud800":1}'],
    ['20,000 arrays in one another', nested(20_000)],
    ['a level more than are allowed', nested(101)],
    ['20,000 objects in one another', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('%s', async (_what, payload) => {
    expect((await send(payload)).status).toBe(400);
  });
});

describe('a body that only looks like a refused one is taken', () => {
  test.each([
    ['both halves of a character', '{"a":"\\ud83d\\uDE00"}', { a: '\u{1f600}' }],
    ['a backslash before the letters of half a character', '{"a":"\\\\ud800"}', { a: '\\ud800' }],
    ['a backslash before the letters of a NUL', '{"a":"\\\\u0000"}', { a: '\\u0000' }],
    ['brackets in a text', JSON.stringify({ a: '[{'.repeat(500) }), { a: '[{'.repeat(500) }],
    [
      'brackets after a quotation mark in a text',
      JSON.stringify({ a: `"${'['.repeat(500)}` }),
      { a: `"${'['.repeat(500)}` },
    ],
    [
      'many arrays beside one another',
      JSON.stringify(Array.from({ length: 300 }, () => [])),
      Array.from({ length: 300 }, () => []),
    ],
    ['no body at all', '', null],
  ])('%s', async (_what, payload, body) => {
    expect(await send(payload)).toEqual({ status: 200, body });
  });

  test('as many levels as are allowed', async () => {
    expect((await send(nested(100))).status).toBe(200);
  });
});
