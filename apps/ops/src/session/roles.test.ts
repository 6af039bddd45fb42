import { describe, expect, test } from 'vitest';
import { mayAct, rolesText } from './roles.ts';

describe('a button shows only for whom the call is', () => {
  test.each([
    [['warehouse'], ['warehouse'], true],
    [['inspector'], ['warehouse'], false],
    [['support', 'finance'], ['warehouse', 'finance'], true],
    [['admin'], ['inspector'], true],
    [[], ['warehouse'], false],
  ] as const)('%o for a call of %o: %s', (roles, wanted, may) => {
    expect(mayAct(roles, ...wanted)).toBe(may);
  });
});

test('roles are said in words', () => {
  expect(rolesText(['support', 'finance'])).toBe('Support, Finance');
});
