/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callExamples, exampleOf } from './call-examples.ts';
import type { RouteDefinition } from './route.ts';
import { type OperationId, routes } from './routes.ts';

const table = Object.entries(routes) as [OperationId, RouteDefinition][];
const parts = ['params', 'query', 'body'] as const;
const asSent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

describe('the example of every call', () => {
  test('is there, and there is none of a call that does not exist', () => {
    expect(Object.keys(callExamples).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  test.each(table)('%s: what is sent is taken as it is, with no field left out or unknown', (operationId, route) => {
    const example = exampleOf(operationId);
    for (const part of parts) {
      const schema = route[part];
      const sent = asSent(example[part] ?? (part === 'query' && schema !== undefined ? {} : undefined));
      expect(sent === undefined, part).toBe(schema === undefined);
      if (schema !== undefined) expect(schema.parse(sent), part).toEqual(sent);
    }
  });

  test.each(table)(
    '%s: the answer is the one of the contract, with no field left out or unknown',
    (operationId, route) => {
      const answer = asSent(exampleOf(operationId).answer);
      expect(route.response.parse(answer)).toEqual(answer);
    },
  );
});

/** Modules that only documents and tests import. */
const isForDocuments =
  /\.(examples|test)\.ts$|^examples\/|^(call-examples|examples-page|openapi|openapi-.*|generate)\.ts$/;

test('an example is not loaded where calls are made or served: a screen does not grow by it', () => {
  const modules = sourcesIn('../src').filter(({ name }) => !isForDocuments.test(name));
  const users = ['apps/web/src', 'apps/ops/src', 'apps/api/src', 'packages/sdk/src'].flatMap((folder) =>
    sourcesIn(`../../../${folder}`).filter(({ name }) => !/^docs\/|\.test\.tsx?$/.test(name)),
  );
  const importing = [...modules, ...users].filter(({ text }) =>
    /from '(\.|@suki\/contract\/)[^']*(\bexamples\b|-examples|examples-|\/openapi)/.test(text),
  );
  expect(modules.length).toBeGreaterThan(30);
  expect(users.length).toBeGreaterThan(300);
  expect(importing.map(({ name }) => name)).toEqual([]);
});

function sourcesIn(folder: string): { readonly name: string; readonly text: string }[] {
  const root = new URL(`${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
}
