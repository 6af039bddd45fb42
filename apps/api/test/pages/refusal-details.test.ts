import { readdirSync, readFileSync } from 'node:fs';
import { reasonsOf } from '@suki/contract/openapi';
import { refusalDetails } from '@suki/contract/refusal-details';
import type { RouteDefinition } from '@suki/contract/route';
import { routes } from '@suki/contract/routes';
import { expect, test } from 'vitest';

const folders = [new URL('../../src/', import.meta.url), new URL('../../../../packages/domain/src/', import.meta.url)];
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8')),
);
/** `refuse('PRICE_RULE', { price })` of the domain, `refuse('PARCEL_UNKNOWN', { details: … })` of a handler. */
const given = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/refuse\(\s*'([A-Z_]+)',\s*\{(?!\s*message)/g)].map(([, reason = '']) => reason),
  ),
);

test('whatever a rule or a handler tells beside a refusal has its shape and example in the contract', () => {
  const answered = new Set<string>(Object.values<RouteDefinition>(routes).flatMap((route) => reasonsOf(route)));
  const told = [...given].filter((reason) => answered.has(reason));
  expect(told).toEqual(expect.arrayContaining(['PRICE_CHANGED', 'PRICE_RULE', 'CANCELLATION_LIMIT', 'PARCEL_UNKNOWN']));
  expect(told.filter((reason) => !(reason in refusalDetails))).toEqual([]);
});
