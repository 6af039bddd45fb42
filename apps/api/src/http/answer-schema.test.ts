import { routes } from '@suki/contract/routes';
import fastJsonStringify from 'fast-json-stringify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerSchema } from './answer-schema.ts';

const write = (schema: z.ZodType, value: unknown): unknown =>
  JSON.parse(fastJsonStringify(answerSchema(schema))(value));

const Named = z.object({ id: z.string(), n: z.int() }).meta({ id: 'NamedForThisTest' });

describe('an answer is written as its schema says', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['a property called id stays', z.object({ id: z.string() }), { id: 'x' }],
    ['null where it may be', z.object({ a: z.string().nullable(), b: Named.nullable() }), { a: null, b: null }],
    [
      'a value where null may be',
      z.object({ a: z.int().nullable(), b: Named.nullable() }),
      { a: 5, b: { id: 'x', n: 1 } },
    ],
    [
      'a named schema twice',
      z.object({ a: Named, b: z.array(Named) }),
      { a: { id: 'x', n: 1 }, b: [{ id: 'y', n: 2 }] },
    ],
    ['a record', z.object({ r: z.record(z.string(), z.int()) }), { r: { a: 1, b: 2 } }],
    ['a partial record', z.partialRecord(z.enum(['eu', 'uk']), z.string()), { eu: '42' }],
    ['a nullable enum', z.object({ e: z.enum(['a', 'b']).nullable() }), { e: null }],
    [
      'ops A.2 A8: a nullable enum inside of an object that is null or named',
      z.object({
        f: z
          .object({ e: z.enum(['a', 'b']).nullable() })
          .meta({ id: 'FoundForThisTest' })
          .nullable(),
      }),
      { f: { e: null } },
    ],
    ['text with quotes and line breaks', z.object({ t: z.string() }), { t: '"\\\n\u2028₱' }],
    ['a large whole number', z.object({ n: z.int() }), { n: 9_000_000_000_000 }],
    ['a fraction', z.object({ n: z.number() }), { n: 0.1 }],
  ])('%s', (_name, schema, value) => {
    expect(write(schema, value)).toEqual(value);
  });

  test('a property that the schema does not name never leaves', () => {
    expect(write(z.object({ a: z.string() }), { a: 'x', secret: 'y' })).toEqual({ a: 'x' });
    expect(write(z.array(Named), [{ id: 'x', n: 1, secret: 'y' }])).toEqual([{ id: 'x', n: 1 }]);
  });
});

test.each(Object.values(routes))('$operationId can be written without a validator at run time', ({ response }) => {
  expect(() => fastJsonStringify(answerSchema(response))).not.toThrow();
  expect(JSON.stringify(answerSchema(response))).not.toMatch(
    /"anyOf":\[\{"type":"(string|integer|number|boolean|object)"[^[\]]*\},\{"type":"null"\}\]/,
  );
});
