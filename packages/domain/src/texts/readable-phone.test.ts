import { expect, test } from 'vitest';
import { readablePhone } from './readable-phone.ts';

test.each([
  ['+639171234567', '+63 917 123 4567'],
  ['+6329991234', '+6329991234'],
])('%s reads %s', (phoneNumber, expected) => {
  expect(readablePhone(phoneNumber)).toBe(expected);
});
