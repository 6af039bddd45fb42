import { expect, test } from 'vitest';
import { parcelOf } from './shipping-form.view-model.ts';

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
