import { expect, test } from 'vitest';
import { nudgeCases } from '../testing/trade-cases/after.ts';

test.each([
  ['N1', 'ask', { reminderSent: true }],
  ['N2', 'bid', { reminderSent: true }],
  ['N3', 'order', { reminderSent: true }],
  ['N4', 'ask', { rushOrder: true }],
  ['N4-return', 'ask', { rushOrder: true }],
  ['N5', 'order', { rushOrder: true }],
] as const)('%s marks the %s', (event, entity, set) => {
  expect(nudgeCases[event]()).toMatchObject({ ok: true, patches: [{ entity, set }] });
});
