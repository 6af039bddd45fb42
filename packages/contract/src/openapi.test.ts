/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examplesPage } from './examples-page.ts';
import { openApiDocument, reasonsOf } from './openapi.ts';
import { errorsPage } from './openapi-errors-page.ts';
import type { RouteDefinition } from './route.ts';
import { routes } from './routes.ts';

type Content = {
  readonly headers?: object;
  readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
};
type Operation = { readonly requestBody?: Content; readonly responses: Readonly<Record<string, Content>> };

const table = Object.values<RouteDefinition>(routes);
const text = JSON.stringify(openApiDocument());

describe('openapi.json', () => {
  test('is what the route table says: run `npx -y pnpm@12 generate` when this fails', () => {
    const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
    expect(committed).toEqual(JSON.parse(text));
  });

  test('every reference leads to a component', () => {
    const { components } = JSON.parse(text) as { components: Record<string, Record<string, unknown>> };
    const lost = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].filter(
      ([, kind = '', name = '']) => components[kind]?.[name] === undefined,
    );
    expect(lost.map(([reference]) => reference)).toEqual([]);
  });

  test('no two calls share a method and path', () => {
    const addresses = table.map((route) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(table.map((route) => [route.operationId, route] as const))(
    '%s names exactly its path parameters',
    (_, route) => {
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
    },
  );

  test.each(table.map((route) => [route.operationId, route] as const))(
    '%s shows an example of its answer and body',
    (_, route) => {
      const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
      const operation = paths[route.path]?.[route.method.toLowerCase()];
      const shown = Object.values(operation?.responses[route.successStatus ?? 200]?.content ?? {});
      const sent = Object.entries(operation?.requestBody?.content ?? {}).filter(
        ([type]) => type === 'application/json',
      );
      expect(shown.map(({ example }) => example)).toEqual([expect.anything()]);
      expect(sent.map(([, { example }]) => example)).toEqual(route.body === undefined ? [] : [expect.anything()]);
    },
  );

  test('an overload says when to come back, and a call with a key whether its answer was given before', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
    const { responses } = paths['/order']?.post ?? { responses: {} };
    const headers = (status: number) => Object.keys(responses[status]?.headers ?? {});
    expect([201, 409, 429, 503, 500].map(headers)).toEqual([
      ['Idempotency-Replayed'],
      ['Idempotency-Replayed'],
      ['Retry-After'],
      ['Retry-After'],
      [],
    ]);
    expect(Object.keys(paths['/order/list']?.get?.responses[200] ?? {})).not.toContain('headers');
  });

  test('a call that needs an idempotency key says so in its header and among its refusals', () => {
    const paths = (JSON.parse(text) as { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> })
      .paths;
    for (const route of table.filter((row) => row.idempotency === 'required')) {
      const names = paths[route.path]?.[route.method.toLowerCase()]?.parameters?.map((parameter) => parameter.name);
      expect(names).toContain('Idempotency-Key');
      expect(reasonsOf(route)).toEqual(expect.arrayContaining(['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED']));
    }
  });
});

test('docs/errors/README.md is what the error table says: run `npx -y pnpm@12 generate` when this fails', () => {
  expect(readFileSync(new URL('../../../docs/errors/README.md', import.meta.url), 'utf8')).toBe(errorsPage());
});

test('docs/generated/call-examples.md is what the examples say: run `npx -y pnpm@12 generate` when this fails', () => {
  expect(readFileSync(new URL('../../../docs/generated/call-examples.md', import.meta.url), 'utf8')).toBe(
    examplesPage(),
  );
});

test('the advice for SIGNATURE_INVALID is about the callback token, not about signing in', () => {
  const row = errorsPage()
    .split('\n')
    .find((line) => line.includes('`SIGNATURE_INVALID` |'));
  expect(row).toContain('callback token or signature of this environment');
  expect(row).not.toContain('Sign in');
});
