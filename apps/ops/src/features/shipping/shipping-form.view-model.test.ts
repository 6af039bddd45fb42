import type { Order } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { parcelOf, replaceableNumber } from './shipping-form.view-model.ts';

test('a scanned number is sent in its one written form', () => {
  expect(parcelOf({ courier: 'jtexpress-ph', trackingNumber: ' jt 8201-14553907 ' })).toEqual({
    ok: true,
    parcel: { courier: 'jtexpress-ph', trackingNumber: 'JT820114553907' },
  });
});

test.each([
  [{ courier: '', trackingNumber: 'JT820114553907' }, ['courier']],
  [{ courier: 'pigeon', trackingNumber: 'JT820114553907' }, ['courier']],
  [{ courier: 'jtexpress-ph', trackingNumber: '12' }, ['trackingNumber']],
  [{ courier: 'jtexpress-ph', trackingNumber: '' }, ['trackingNumber']],
  [{ courier: '', trackingNumber: '' }, ['courier', 'trackingNumber']],
  [{ courier: '', trackingNumber: '12' }, ['courier', 'trackingNumber']],
])('%o is refused at every field with a fault at once: %o', (typed, fields) => {
  const checked = parcelOf(typed);
  expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(fields);
});

describe('a number that was scanned wrong', () => {
  const sent = (deliveryStatus: string, actions = ['replace_outbound_number']) =>
    ({
      next: { actions },
      trackings: [
        { leg: 'inbound', trackingNumber: 'JT17954345161100', deliveryStatus: 'pending', substatus: null },
        { leg: 'outbound', trackingNumber: 'JT9934641425', deliveryStatus, substatus: null },
      ],
    }) as unknown as Order;

  test.each(['pending', 'notfound', 'inforeceived'])('may be replaced while the courier says %s', (deliveryStatus) => {
    expect(replaceableNumber(sent(deliveryStatus), ['warehouse'])).toBe('JT9934641425');
  });

  test.each([
    ['the courier has seen it', sent('transit'), ['warehouse']],
    ['it was delivered', sent('delivered'), ['warehouse']],
    ['the server does not offer it', sent('pending', []), ['warehouse']],
    ['somebody else looks', sent('pending'), ['inspector']],
  ] as const)('stays when %s', (_, order, roles) => {
    expect(replaceableNumber(order, roles)).toBeNull();
  });
});
