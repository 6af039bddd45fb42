import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { formFieldKinds } from '../config/input.ts';
import type { fieldsEn } from '../texts/fields.en.ts';
import { validateCardBrand } from './card-number.ts';
import { validateFormField } from './form-field.ts';
import { validateNumericText } from './numeric-text.ts';

const ok = (value: unknown) => ({ ok: true, value });
const no = (messageId: keyof typeof fieldsEn) => ({ ok: false, messageId });
const current = { currentPassword: 'old-password' };

test.each([
  ['username', ' Bea  Santos ', ok('Bea Santos')],
  ['username', 'Be', no('field.name.length')],
  ['username', 'Bea!', no('field.name.characters')],
  ['phoneNumber', '0917 123 4567', ok('+639171234567')],
  ['phoneNumber', '0895 123 4567', ok('+638951234567')],
  ['phoneNumber', '(02) 8123 4567', no('field.phoneNumber')],
  ['email', 'A@B.co', ok('A@b.co')],
  ['email', 'a@b', no('field.email')],
  ['phoneCode', '123 456', ok('123456')],
  ['phoneCode', '1234567', no('field.code')],
  ['emailCode', '000000', ok('000000')],
  ['emailCode', '12a456', no('field.code')],
  ['signin', 'short', ok('short')],
  ['signin', '', no('field.required')],
  ['newPassword', '1234567', no('field.password')],
  ['newPassword', '12345678', ok('12345678')],
  ['changePassword', 'new-password', ok('new-password')],
  ['changePassword', 'old-password', no('field.password.same')],
  ['changePassword', 'short', no('field.password')],
  ['changePassword', '', no('field.password')],
] as const)('%s "%s"', (kind, text, answer) => {
  proves('Form field kinds: username, phoneNumber, email, phoneCode, emailCode, signin, newPassword, changePassword.', {
    validateFormField,
  });
  expect(validateFormField(kind, text, current)).toEqual(answer);
});

test('the kinds are those of the specification', () => {
  proves('Form field kinds: username, phoneNumber, email, phoneCode, emailCode, signin, newPassword, changePassword.', {
    formFieldKinds,
  });
  expect(formFieldKinds).toEqual([
    'username',
    'phoneNumber',
    'email',
    'phoneCode',
    'emailCode',
    'signin',
    'newPassword',
    'changePassword',
  ]);
});

test.each([
  ['4242', ok('VISA')],
  ['5105', ok('MASTERCARD')],
  ['3528', ok('JCB')],
  ['3782', no('field.cardBrand')],
  ['', no('field.cardBrand')],
])('a card that begins with "%s"', (number, answer) => {
  proves(
    'Card brand from the first digits: starts with 4 is VISA; 51-55 or 22-27 is MasterCard; certain 35xx, 2131, 1800 and 3 prefixes are JCB.',
    { validateCardBrand },
  );
  expect(validateCardBrand(number)).toEqual(answer);
});

test.each([
  [' 007 ', ok('7')],
  ['0', ok('0')],
  ['1.5', ok('1.5')],
  ['', no('field.required')],
  ['  ', no('field.required')],
  ['1,000', no('field.number')],
  ['Infinity', no('field.number')],
])('the numeric text "%s"', (text, answer) => {
  proves('Numeric check: must parse as a finite number.', { validateNumericText });
  expect(validateNumericText(text)).toEqual(answer);
});
