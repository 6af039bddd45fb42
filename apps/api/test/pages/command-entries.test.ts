import { routes } from '@suki/contract/routes';
import { commandEntries } from '@suki/domain/trade/table/command-entries.table';
import { expect, test } from 'vitest';

test('every call that a command comes in by is in the contract', () => {
  const calls = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  const named = Object.values(commandEntries).filter(({ by, later }) => by === 'route' && later === undefined);
  expect(named.map(({ name }) => name.replace(/ \(.*\)$/, '')).filter((name) => !calls.has(name))).toEqual([]);
});
