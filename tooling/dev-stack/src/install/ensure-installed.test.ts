import { expect, test } from 'vitest';
import { isInstallDue, lastValidation } from './ensure-installed.ts';

test.each([
  { name: 'never installed', validatedAt: undefined, changedAt: 5, due: true },
  { name: 'lockfile changed after the install', validatedAt: 4, changedAt: 5, due: true },
  { name: 'installed after the lockfile changed', validatedAt: 5, changedAt: 4, due: false },
  { name: 'no lockfile', validatedAt: 5, changedAt: undefined, due: false },
])('$name: install is due = $due', ({ validatedAt, changedAt, due }) => {
  expect(isInstallDue(validatedAt, changedAt)).toBe(due);
});

test.each([
  { text: '{"lastValidatedTimestamp": 1795240517969}', at: 1795240517969 },
  { text: '{"lastValidatedTimestamp": "x"}', at: undefined },
  { text: '{}', at: undefined },
  { text: '{"last', at: undefined },
  { text: undefined, at: undefined },
])('the state file $text was validated at $at', ({ text, at }) => {
  expect(lastValidation(text)).toBe(at);
});
