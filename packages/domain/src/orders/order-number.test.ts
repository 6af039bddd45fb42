import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumbers, orderNumberText, readOrderNumber } from './order-number.ts';

const anyNumber = fc.integer(orderNumbers);

describe('the number of an order', () => {
  test.each([
    [10_000_000, 'SK-1000-0000Q'],
    [20_611_483, 'SK-2061-1483L'],
    [99_999_999, 'SK-9999-9999B'],
  ])('%d is said as %s', (number, text) => {
    expect(orderNumberText(number)).toBe(text);
    expect(readOrderNumber(text)).toEqual({ kind: 'number', number });
  });

  test.each(['SK-2061-1483L', 'sk-2061-1483l', '20611483L', ' SK 2061 1483 L ', 'SK20611483L', 'sk–2061–1483l'])(
    '"%s" is read as people type it',
    (text) => {
      expect(readOrderNumber(text)).toEqual({ kind: 'number', number: 20_611_483 });
    },
  );

  test.each([
    '',
    'SK-',
    '20611483',
    'SK-2061-148L',
    'SK-2061-14833L',
    'ord_01m84fw4de4zmjxhpnx7me2pqn',
    'bea@suki.test',
  ])('"%s" is no number of an order', (text) => {
    expect(readOrderNumber(text)).toEqual({ kind: 'other' });
  });

  test('a number below the smallest is mistyped', () => {
    expect(readOrderNumber('SK-0000-0000A')).toEqual({ kind: 'mistyped' });
  });

  test('every number is read back from its text', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(readOrderNumber(orderNumberText(number))).toEqual({ kind: 'number', number });
      }),
    );
  });

  test('one wrong digit is found, wherever it stands', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const digits = [...String(number)].map(Number);
        digits[place] = ((digits[place] ?? 0) + by) % 10;
        expect(readOrderNumber(`${digits.join('')}${orderNumberText(number).at(-1)}`)).toEqual({ kind: 'mistyped' });
      }),
    );
  });

  test('two digits that changed places are found, also when others stand between them', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }), (number, one, other) => {
        const digits = [...String(number)];
        fc.pre(digits[one] !== digits[other]);
        [digits[one], digits[other]] = [digits[other] ?? '', digits[one] ?? ''];
        expect(readOrderNumber(`${digits.join('')}${orderNumberText(number).at(-1)}`)).toEqual({ kind: 'mistyped' });
      }),
    );
  });
});
