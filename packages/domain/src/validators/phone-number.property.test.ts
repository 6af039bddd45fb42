import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import parseExact from 'libphonenumber-js/max';
import parseAny from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { toE164 } from './phone-number.ts';

const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

const prefix = constantFrom('+63', '+63 ', '63', '0063', '0', '', '+63 (0)', '+63-');
const separators = array(constantFrom('', ' ', '-', '.', '(', ')', ' - '), { minLength: 10, maxLength: 10 });
const national = integer({ min: 2_000_000_000, max: 9_999_999_999 });

/** A typed number: a beginning, ten digits, and separators among them. */
const typed = record({ prefix, separators, national }).map(({ prefix, separators, national }) => {
  const digits = [...String(national)];
  return { national, text: prefix + digits.map((digit, index) => digit + (separators[index] ?? '')).join('') };
});

test('every mobile number that libphonenumber knows is accepted, in its form', () => {
  for (let start = 200; start < 1_000; start += 1) {
    const number = `+63${start}1234567`;
    const known = parseExact(number);
    if (known?.isValid() && mobileTypes.includes(known.getType() ?? '')) {
      expect(toE164(`0${start} 123 4567`), number).toBe(known.number);
    }
  }
});

test('what is accepted is a Philippine number in the same form there, however it is typed', () => {
  assert(
    property(typed, ({ text, national }) => {
      const ours = toE164(text);
      const mobile = parseExact(`+63${national}`);
      if (ours !== null) {
        expect(ours).toBe(`+63${national}`);
        expect(parseAny(ours)).toMatchObject({ country: 'PH', number: ours });
        expect(parseAny(ours)?.isValid()).toBe(true);
      } else {
        expect(mobile?.isValid() && mobileTypes.includes(mobile.getType() ?? '')).toBeFalsy();
      }
    }),
    { numRuns: 3_000 },
  );
});

test('a number of another country, or any other text, is none', () => {
  assert(
    property(string(), (text) => {
      expect(toE164(text) ?? '+639').toMatch(/^\+63[89]/);
    }),
  );
  for (const text of [
    '+1 917 123 4567',
    '+639171234567 ext. 5',
    '+65 9171 2345',
    '(02) 8123 4567',
    '117',
    '+63+9171234567',
  ]) {
    expect(toE164(text), text).toBeNull();
  }
});
