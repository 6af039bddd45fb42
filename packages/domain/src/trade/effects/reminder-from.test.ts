import { expect, test } from 'vitest';
import { reminderFrom } from './reminder-from.ts';

const deadline = new Date('2026-11-22T12:00:00.000Z');

test.each([
  { kind: 'confirmation', from: '2026-11-21T20:00:00.000Z', what: 'a third of the 24 hours to confirm' },
  { kind: 'shipment', from: '2026-11-21T12:00:00.000Z', what: 'a third of the 36 hours to send' },
  { kind: 'buyer_inspection_timeout', from: '2026-11-21T12:00:00.000Z', what: 'a third of the 36 hours to decide' },
  { kind: 'payment_window', from: '2026-11-22T11:50:00.000Z', what: 'a third of the 15 minutes to pay' },
] as const)('of $kind one may be reminded from $from on: $what', ({ kind, from }) => {
  expect(reminderFrom(kind, deadline)?.toISOString()).toBe(from);
});

test.each(['listing', 'check', 'receipt', 'rush'] as const)('of %s nobody is reminded', (kind) => {
  expect(reminderFrom(kind, deadline)).toBeNull();
});
