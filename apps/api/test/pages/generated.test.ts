import { readFileSync } from 'node:fs';
import { routes } from '@suki/contract/routes';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { expect, test } from 'vitest';
import { testsOfCalls, undeclaredAnswers, unshownAnswers } from './calls-page.ts';
import { hasTest } from './has-test.ts';
import { issuedLaterCommands, unissuedCommands } from './issued-commands.ts';
import { filesOfRows, playedLaterRows, testsOfRows, unplayedRows } from './lifecycle-tests-page.ts';
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
  expect(playedLaterRows()).toEqual([]);
});

test('every command is given by code of the server, or belongs to a later part of the product', () => {
  expect(unissuedCommands()).toEqual([]);
  expect(issuedLaterCommands()).toEqual([]);
});

test('every call that a command comes in by is in the contract', () => {
  const calls = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  const named = Object.values(commandEntries).filter(({ by, later }) => by === 'route' && later === undefined);
  expect(named.map(({ name }) => name.replace(/ \(.*\)$/, '')).filter((name) => !calls.has(name))).toEqual([]);
});

test.each(filesOfRows)('%s carries rows out by the entries of the server, and asks no rules itself', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(text).not.toMatch(/trade\/decide'|\/carry-out\.ts|\/decide-in\.ts|\/apply-decision'/);
});

test('every test that a page names exists', () => {
  const named = [...testsOfCalls, ...testsOfRows];
  expect(named.filter((one) => !hasTest(one))).toEqual([]);
});
