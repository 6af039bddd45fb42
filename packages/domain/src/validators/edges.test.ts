import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { validateLandmark, validatePostalCode, validateRecipient, validateStreet } from './address.ts';
import { validateEmail } from './email.ts';
import { validateFormField } from './form-field.ts';
import { validateName } from './name.ts';
import { stripLeadingZeros } from './numeric-text.ts';
import { validatePrice } from './price.ts';
import { isTrackingNumber, normaliseTrackingNumber, validateTrackingNumber } from './tracking-number.ts';
import { validateAccountHolderName, validateAccountNumber } from './withdrawal-account.ts';

const letters = (count: number) => 'a'.repeat(count);

describe('both edges of a length count as inside', () => {
  test.each([
    { what: 'a recipient', validate: validateRecipient, min: 2, max: 60 },
    { what: 'a street', validate: validateStreet, min: 3, max: 120 },
    { what: 'an account holder', validate: validateAccountHolderName, min: 2, max: 80 },
  ])('$what has $min to $max characters', ({ validate, min, max }) => {
    expect([min - 1, min, max, max + 1].map((count) => validate(letters(count)).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('an account number has 6 to 20 digits and nothing else', () => {
    const answers = ['12345', '123456', '1'.repeat(20), '1'.repeat(21), 'x123456', '123456x'].map(
      validateAccountNumber,
    );
    expect(answers.map(({ ok }) => ok)).toEqual([false, true, true, false, false, false]);
  });

  test('a landmark has at most 120 characters, and may be missing', () => {
    expect(validateLandmark(` ${letters(120)} `)).toEqual({ ok: true, value: letters(120) });
    expect(validateLandmark(letters(121))).toEqual({ ok: false, messageId: 'field.landmark' });
    expect(validateLandmark('  ')).toEqual({ ok: true, value: null });
  });

  test('a price stands on its limits', () => {
    expect(['₱500', '₱699,000'].map((text) => validatePrice(text).ok)).toEqual([true, true]);
    expect(['₱698,700', '₱698,750'].map((text) => validatePrice(text, 'flash'))).toEqual([
      { ok: true, value: pesos(698_700) },
      { ok: false, messageId: 'field.price.max', params: { max: '₱698,700' } },
    ]);
    expect(validatePrice('1250.5x')).toEqual({ ok: false, messageId: 'field.number' });
  });
});

test('a postal code is read without the spaces around it', () => {
  expect(validatePostalCode(' 1700 ')).toEqual({ ok: true, value: '1700' });
  expect(validatePostalCode('  ')).toEqual({ ok: true, value: null });
});

test('a refused account holder gets the text of that field, without parameters', () => {
  expect(Object.entries(validateAccountHolderName('a'))).toEqual([
    ['ok', false],
    ['messageId', 'field.accountHolderName'],
  ]);
});

describe('an email address', () => {
  const longest = `${letters(64)}@${letters(63)}.${letters(63)}.${letters(58)}.ph`;

  test.each([
    { email: longest, is: true, what: 'of 254 characters' },
    { email: longest.replace('.ph', 'b.ph'), is: false, what: 'of 255' },
    { email: `${letters(64)}@suki.ph`, is: true, what: 'with 64 before the @' },
    { email: `${letters(65)}@suki.ph`, is: false, what: 'with 65' },
    { email: '@suki.ph', is: false, what: 'with nobody before the @' },
    { email: 'suki.ph', is: false, what: 'without an @' },
    { email: 'a@ph', is: false, what: 'of a top level alone' },
    { email: 'a@suki-.ph', is: false, what: 'of a label that ends with a hyphen' },
    { email: 'a@suki.p4h', is: false, what: 'of a top level with a digit' },
    { email: 'a@suki.4ph', is: false, what: 'of a top level that begins with a digit' },
    { email: 'a@suki.ph4', is: false, what: 'of a top level that ends with a digit' },
    { email: 'a@suki.xn--p1ai', is: true, what: 'of an international top level' },
    { email: 'a@suki.axn--p1ai', is: false, what: 'of a top level that only contains that mark' },
    { email: `a@suki.xn--${letters(59)}`, is: true, what: 'of the longest international top level' },
    { email: `a@suki.xn--${letters(60)}`, is: false, what: 'of one that is too long' },
  ])('$what: $is', ({ email, is }) => {
    proves('Email must match the usual {email} pattern.', { validateEmail });
    expect(validateEmail(email).ok).toBe(is);
  });
});

test('zeros within a number stay', () => {
  proves('Leading zeros are stripped from numeric text.', { stripLeadingZeros });
  expect(['10050', '0010050', '000'].map(stripLeadingZeros)).toEqual(['10050', '10050', '0']);
});

test('a name may begin with a letter of more than one code unit', () => {
  expect(validateName('𝒜nna').ok).toBe(true);
});

test('a password is changed without a present one as long as it is good', () => {
  expect(validateFormField('changePassword', 'a new password').ok).toBe(true);
});

describe('a tracking number', () => {
  test('has one written form and a courier that we know', () => {
    expect(normaliseTrackingNumber(' ninja-123 456 789 ')).toBe('NINJA123456789');
    expect(validateTrackingNumber('spx-ph', 'ph 12345678')).toEqual({ ok: true, value: 'PH12345678' });
    expect(isTrackingNumber('carrier-pigeon', '123456789012')).toBe(false);
    expect(isTrackingNumber('', '123456789012')).toBe(false);
  });

  test('is asked for again when it cannot be one', () => {
    expect(validateTrackingNumber('spx-ph', '1234567')).toEqual({ ok: false, messageId: 'field.trackingNumber' });
  });
});
