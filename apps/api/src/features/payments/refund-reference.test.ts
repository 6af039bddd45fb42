import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { refundReference, refundSendingOf, sendingOf } from './refund-reference.ts';

const refundId = toId('ref', 'ref_0000000001');

test.each([
  { failures: null, reference: 'ref_0000000001' },
  { failures: 1, reference: 'ref_0000000001-2' },
  { failures: 3, reference: 'ref_0000000001-4' },
])('after $failures failures it is sent as $reference, and that is read back', ({ failures, reference }) => {
  const sending = sendingOf({ failures });
  expect(refundReference({ refundId, sending })).toBe(reference);
  expect(refundSendingOf(reference)).toEqual({ refundId, sending });
});

test.each(['', 'ref_0000000001-0', 'ref_0000000001-x', 'ref_0000000001-2-3', 'pyo_0000000001', 'ref_0000000001-'])(
  '"%s" is no sending of ours',
  (reference) => {
    expect(refundSendingOf(reference)).toBeUndefined();
  },
);
