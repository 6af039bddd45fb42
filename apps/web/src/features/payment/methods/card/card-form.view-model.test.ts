import { describe, expect, test } from 'vitest';
import { readableExpiry, readableNumber, readCard } from './card-form.view-model.ts';

const now = new Date('2026-11-22T05:00:00.000Z');
const draft = { number: '4000 0000 0000 1000', expiry: '08/28', code: '123' };

test('a card is its digits, its month and the last two digits of its year', () => {
  expect(readCard(draft, now)).toEqual({
    card: { number: '4000000000001000', code: '123', expiryMonth: '08', expiryYear: '28' },
  });
});

describe('each error stands beside its field', () => {
  test.each([
    ['a number that is too short', { number: '4000 0000 000' }, 'number', /12 to 19 digits/],
    ['a network that we do not take', { number: '3782 822463 10005' }, 'number', /Visa, Mastercard and JCB/],
    ['one wrong digit', { number: '4000 0000 0000 1001' }, 'number', /typo/],
    ['a month that is none', { expiry: '13/28' }, 'expiry', /08\/28/],
    ['a year that is missing', { expiry: '08' }, 'expiry', /08\/28/],
    ['a month that is over', { expiry: '10/26' }, 'expiry', /expired/],
    ['a code of two digits', { code: '12' }, 'code', /three or four/],
  ])('%s', (_, change, field, problem) => {
    expect(readCard({ ...draft, ...change }, now)).toEqual({ problems: { [field]: expect.stringMatching(problem) } });
  });

  test('the month of now still holds, and nothing has ended before the time is known', () => {
    expect(readCard({ ...draft, expiry: '11/26' }, now)).toHaveProperty('card');
    expect(readCard({ ...draft, expiry: '10/26' }, null)).toHaveProperty('card');
  });

  test('an empty form names all three', () => {
    expect(Object.keys((readCard({ number: '', expiry: '', code: '' }, now) as { problems: object }).problems)).toEqual(
      ['number', 'expiry', 'code'],
    );
  });
});

test.each([
  ['4000000000001000', '4000 0000 0000 1000'],
  ['4000-0000', '4000 0000'],
  ['40000', '4000 0'],
  ['4000', '4000'],
])('%s is read as %s', (typed, readable) => {
  expect(readableNumber(typed)).toBe(readable);
});

test.each([
  ['0', '0'],
  ['08', '08'],
  ['082', '08/2'],
  ['08/28', '08/28'],
  ['08288', '08/28'],
])('%s is read as %s', (typed, readable) => {
  expect(readableExpiry(typed)).toBe(readable);
});
