import { expect, test } from 'vitest';
import { parcelOf } from './parcel-form.view-model.ts';

test('a number is sent in its one written form', () => {
  expect(parcelOf('jtexpress-ph', ' jt 8201-14553907 ')).toEqual({
    ok: true,
    parcel: { courier: 'jtexpress-ph', trackingNumber: 'JT820114553907' },
  });
});

test.each([
  ['', '', ['courier', 'number']],
  ['', '12', ['courier', 'number']],
  ['', 'JT820114553907', ['courier']],
  ['lbcexpress', '', ['number']],
  ['lbcexpress', '12', ['number']],
])('courier "%s" and number "%s": every field with a fault is named at once: %o', (courier, number, fields) => {
  const checked = parcelOf(courier, number);
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual(fields);
});
