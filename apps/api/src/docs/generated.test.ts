import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfCalls, undeclaredAnswers, unshownAnswers } from './calls-page.ts';
import { hasTest } from './has-test.ts';
import { testsOfRows, unplayedRows } from './lifecycle-tests-page.ts';
import { testPages } from './test-pages.ts';

test.each(Object.entries(testPages()))(
  'docs/generated/%s is fresh: run `npx -y pnpm@12 generate` when this fails',
  (name, text) => {
    expect(readFileSync(new URL(`../../../../docs/generated/${name}`, import.meta.url), 'utf8')).toBe(text);
  },
);

test('every call has a test of its success and of each refusal that it declares', () => {
  expect(unshownAnswers()).toEqual([]);
});

test('no test shows an answer that its call does not declare', () => {
  expect(undeclaredAnswers()).toEqual([]);
});

test('every row of the life cycle is carried out on PostgreSQL, or belongs to a later part of the product', () => {
  expect(unplayedRows()).toEqual([]);
});

test('every test that a page names exists', () => {
  const named = [...testsOfCalls, ...testsOfRows];
  expect(named.filter((one) => !hasTest(one))).toEqual([]);
});
