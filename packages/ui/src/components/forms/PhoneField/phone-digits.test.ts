import { expect, test } from 'vitest';
import { caretAfter, groupPhone, phoneDigits } from './phone-digits.ts';

test.each([
  ['as it is printed at home', '0917 123 4567', '9171234567'],
  ['as a phone fills it in', '+639171234567', '9171234567'],
  ['with the trunk zero in brackets', '+63 (0) 917-123-4567', '9171234567'],
  ['with the exit code', '0063 917 123 4567', '9171234567'],
  ['in full-width digits', '０９１７１２３４５６７', '9171234567'],
  ['the prefix alone, which stands before the field already', '+63', ''],
  ['letters are no digits', 'call 917x', '917'],
  ['nothing', '', ''],
])('%s', (_title, text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test('a number that is too long is not cut to one that looks right', () => {
  expect(phoneDigits('+1 917 123 45678')).toBe('191712345678');
});

test.each([
  ['', ''],
  ['917', '917'],
  ['9171', '917 1'],
  ['9171234567', '917 123 4567'],
  ['917123456789', '917 123 456789'],
])('"%s" is shown as "%s"', (digits, shown) => {
  expect(groupPhone(digits)).toBe(shown);
});

test('the cursor stays behind the digit that was typed', () => {
  const digits = '9171234567';
  for (let before = 0; before <= digits.length; before += 1) {
    const shown = groupPhone(digits).slice(0, caretAfter(before));
    expect(shown.replaceAll(' ', '')).toBe(digits.slice(0, before));
    expect(shown.endsWith(' ')).toBe(false);
  }
});
