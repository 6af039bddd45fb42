import { expect, test } from 'vitest';
import { mayReadFinding } from './blind-finding.ts';

test.each([
  { isOwn: true, roles: ['inspector'], reads: true },
  { isOwn: false, roles: ['inspector'], reads: false },
  { isOwn: false, roles: ['inspector', 'support'], reads: false },
  { isOwn: false, roles: ['admin'], reads: false },
  { isOwn: false, roles: ['support'], reads: true },
  { isOwn: false, roles: ['finance'], reads: true },
  { isOwn: false, roles: ['warehouse'], reads: false },
] as const)('ops A.2 A8: $roles (own: $isOwn) reads a finding that waits: $reads', ({ reads, ...viewer }) => {
  expect(mayReadFinding(viewer)).toBe(reads);
});
