import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { validateLandmark, validatePostalCode, validateRecipient, validateStreet } from './address.ts';
import { validateEmail } from './email.ts';
import { validateName } from './name.ts';
import { isNumeric, stripLeadingZeros } from './numeric-text.ts';
import { validateOneTimeCode } from './one-time-code.ts';
import { validatePassword } from './password.ts';
import { validatePayoutAmount } from './payout-amount.ts';
import { toE164, validatePhoneNumber } from './phone-number.ts';
import { validatePlace } from './place.ts';
import { validatePrice } from './price.ts';
import { validateTrackingNumber } from './tracking-number.ts';
import { validateAccountHolderName, validateAccountNumber } from './withdrawal-account.ts';

const ok = (value: unknown) => ({ ok: true, value });
const no = (messageId: string) => ({ ok: false, messageId });

test.each([
  ['Bea', ok('Bea')],
  ['Be', no('field.name.length')],
  ['B'.repeat(20), ok('B'.repeat(20))],
  ['B'.repeat(21), no('field.name.length')],
  ['  Bea   Santos  ', ok('Bea Santos')],
  ["José O'Neil-Cruz Jr.", ok("José O'Neil-Cruz Jr.")],
  ['王小明', ok('王小明')],
  ['Ana & (Co), 2_B', ok('Ana & (Co), 2_B')],
  ['Bea <b>', no('field.name.characters')],
  ['Bea\nSantos', no('field.name.characters')],
  ['👟👟👟', no('field.name.characters')],
  ['', no('field.name.length')],
])('name "%s"', (text, answer) => {
  proves('Name text: 3 to 20 characters, letters, digits and a set of punctuation.', { validateName });
  expect(validateName(text)).toEqual(answer);
});

test.each([
  ['a@b.co', ok('a@b.co')],
  [' Bea.Santos+shop@Example.COM ', ok('Bea.Santos+shop@example.com')],
  ['a@b', no('field.email')],
  ['a@b.c', no('field.email')],
  ['@b.co', no('field.email')],
  ['a b@c.co', no('field.email')],
  ['a@b..co', no('field.email')],
  ['.a@b.co', no('field.email')],
  ['a@-b.co', no('field.email')],
  ['a@b@c.co', no('field.email')],
  [`${'a'.repeat(65)}@b.co`, no('field.email')],
  ['', no('field.email')],
])('email "%s"', (text, answer) => {
  proves('Email must match the usual {email} pattern.', { validateEmail });
  expect(validateEmail(text)).toEqual(answer);
});

test('a hundred thousand hostile characters take no time', () => {
  // The clock also runs while others have the processor.
  const before = process.cpuUsage();
  for (const text of [
    'a'.repeat(100_000),
    `${'a.'.repeat(50_000)}@`,
    `a@${'b-'.repeat(50_000)}`,
    ' '.repeat(100_000),
    '0'.repeat(100_000),
  ]) {
    validateEmail(text);
    validateName(text);
    validatePrice(text);
    toE164(text);
    stripLeadingZeros(text);
    validateTrackingNumber('lbcexpress', text);
  }
  expect(process.cpuUsage(before).user, 'microseconds of the processor').toBeLessThan(500_000);
});

test.each([
  ['1234567', no('field.password')],
  ['12345678', ok('12345678')],
  ['x'.repeat(50), ok('x'.repeat(50))],
  ['x'.repeat(51), no('field.password')],
  ['  spaces  ', ok('  spaces  ')],
])('password "%s"', (text, answer) => {
  proves('Password: 8 to 50 characters.', { validatePassword });
  expect(validatePassword(text)).toEqual(answer);
});

test.each([
  ['0917 123 4567', '+639171234567'],
  ['+63 917-123-4567', '+639171234567'],
  ['63(917)1234567', '+639171234567'],
  ['9171234567', '+639171234567'],
  ['0063 917 123 4567', '+639171234567'],
  ['+63 (0) 917 123 4567', '+639171234567'],
  ['0817 123 4567', '+638171234567'],
  ['0895 123 4567', '+638951234567'],
  ['0818 123 4567', null],
  ['0899 123 4567', null],
  ['(02) 8123 4567', null],
  ['0917 123 456', null],
  ['0917 123 45678', null],
  ['+1 917 123 4567', null],
  ['', null],
])('phone "%s" is %s', (text, phone) => {
  expect(toE164(text)).toBe(phone);
  expect(validatePhoneNumber(text)).toEqual(phone === null ? no('field.phoneNumber') : ok(phone));
});

test.each([
  ['6250', ok(pesos(6_250))],
  ['₱6,250', ok(pesos(6_250))],
  ['6250.00', ok(pesos(6_250))],
  ['6250.50', no('field.price.step')],
  ['6255', no('field.price.step')],
  ['450', { ...no('field.price.min'), params: { min: '₱500' } }],
  ['699050', { ...no('field.price.max'), params: { max: '₱699,000' } }],
  ['', no('field.required')],
  ['abc', no('field.number')],
  ['-500', no('field.number')],
  ['1e5', no('field.number')],
])('price "%s"', (text, answer) => {
  proves('A round price is a multiple of 50 (100 also).', { validatePrice });
  expect(validatePrice(text)).toEqual(answer);
});

test.each([
  ['12', true],
  ['1.5', true],
  ['-3', true],
  ['1e3', true],
  ['', false],
  [' ', false],
  ['1,000', false],
  ['Infinity', false],
  ['NaN', false],
  ['1e999', false],
])('"%s" is numeric: %s', (text, is) => {
  proves('Numeric check: must parse as a finite number.', { isNumeric });
  expect(isNumeric(text)).toBe(is);
});

test.each([
  ['007', '7'],
  ['0', '0'],
  ['000', '0'],
  ['0.5', '0.5'],
  ['00.5', '0.5'],
  ['10', '10'],
  ['', ''],
])('"%s" without leading zeros is "%s"', (text, stripped) => {
  proves('Leading zeros are stripped from numeric text.', { stripLeadingZeros });
  expect(stripLeadingZeros(text)).toBe(stripped);
});

describe('the other fields', () => {
  test.each([
    ['recipient', validateRecipient('A'), no('field.recipient')],
    ['recipient', validateRecipient(' Bea Santos '), ok('Bea Santos')],
    ['street', validateStreet('12'), no('field.street')],
    ['street', validateStreet('12 Mabini'), ok('12 Mabini')],
    ['postal code', validatePostalCode('1600'), ok('1600')],
    ['postal code', validatePostalCode(''), ok(null)],
    ['postal code', validatePostalCode('16000'), no('field.postalCode')],
    ['landmark', validateLandmark(''), ok(null)],
    ['landmark', validateLandmark('x'.repeat(121)), no('field.landmark')],
    ['place', validatePlace('1381300045'), ok('1381300045')],
    ['place', validatePlace('9900000001'), no('field.place')],
    ['code', validateOneTimeCode('123 456'), ok('123456')],
    ['code', validateOneTimeCode('12345'), no('field.code')],
    ['account number', validateAccountNumber('0012-3456-78'), ok('0012345678')],
    ['account number', validateAccountNumber('12345'), no('field.accountNumber')],
    ['account holder', validateAccountHolderName(' Sam   Reyes '), ok('Sam Reyes')],
    ['tracking number', validateTrackingNumber('lbcexpress', '1234 5678 9012'), ok('123456789012')],
    ['tracking number', validateTrackingNumber('lbcexpress', 'x'), no('field.trackingNumber')],
    ['payout', validatePayoutAmount(pesos(100), pesos(100)), ok(pesos(100))],
    ['payout', validatePayoutAmount(pesos(99), pesos(100)), { ...no('field.amount.min'), params: { min: '₱100' } }],
    ['payout', validatePayoutAmount(pesos(101), pesos(100)), { ...no('field.amount.max'), params: { max: '₱100' } }],
  ])('%s', (_field, answer, expected) => {
    expect(answer).toEqual(expected);
  });
});
