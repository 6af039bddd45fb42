import { expect, test } from 'vitest';
import { reminderFrom } from './reminder-from.ts';

const deadline = new Date('2026-11-22T12:00:00.000Z');

test.each([
  { kind: 'T8', from: '2026-11-21T20:00:00.000Z', what: 'a third of the 24 hours to confirm' },
  { kind: 'T9', from: '2026-11-21T12:00:00.000Z', what: 'a third of the 36 hours to send' },
  { kind: 'T12', from: '2026-11-21T12:00:00.000Z', what: 'a third of the 36 hours to decide' },
  { kind: 'T6', from: '2026-11-22T11:50:00.000Z', what: 'a third of the 15 minutes to pay' },
] as const)('of $kind one may be reminded from $from on: $what', ({ kind, from }) => {
  expect(reminderFrom(kind, deadline)?.toISOString()).toBe(from);
});

test.each(['T2', 'T11', 'T15', 'TR'] as const)('of %s nobody is reminded', (kind) => {
  expect(reminderFrom(kind, deadline)).toBeNull();
});
