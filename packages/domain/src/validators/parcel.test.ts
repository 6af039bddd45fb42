import { expect, test } from 'vitest';
import { validateParcel } from './parcel.ts';

const wrong = (isCourierMissing: boolean, isNumberWrong: boolean) => ({ ok: false, isCourierMissing, isNumberWrong });

test.each([
  {
    courier: 'jtexpress-ph',
    trackingNumber: ' jt 8201-1455 3907 ',
    check: { ok: true, parcel: { courier: 'jtexpress-ph', trackingNumber: 'JT820114553907' } },
  },
  { courier: '', trackingNumber: 'JT820114553907', check: wrong(true, false) },
  { courier: 'pigeon', trackingNumber: 'JT820114553907', check: wrong(true, false) },
  { courier: 'jtexpress-ph', trackingNumber: 'soon', check: wrong(false, true) },
  { courier: '', trackingNumber: '', check: wrong(true, true) },
])('courier "$courier" with the number "$trackingNumber" is told in one go', ({ check, ...typed }) => {
  expect(validateParcel(typed)).toEqual(check);
});
