import { describe, expect, test } from 'vitest';
import { type AddressDraft, addressFields, addressLine, checkAddress, emptyDraft } from './address-form.view-model.ts';

const whole: AddressDraft = {
  recipient: ' Bea Santos ',
  phoneNumber: '0917 123 4567',
  place: 'Guadalupe, Cebu City, Cebu',
  psgc: '0730600030',
  region: 'VISAYAS',
  street: '12 Acacia St',
  postalCode: '',
  landmark: '',
};

test('the sent address is cleaned; empty optional fields are null', () => {
  expect(checkAddress(whole)).toEqual({
    ok: true,
    input: {
      recipient: 'Bea Santos',
      phoneNumber: '+639171234567',
      psgc: '0730600030',
      street: '12 Acacia St',
      postalCode: null,
      landmark: null,
    },
  });
});

describe('each field says what is wrong with it, and only it', () => {
  test.each([
    ['recipient', { recipient: 'B' }],
    ['phoneNumber', { phoneNumber: '02 8123 4567' }],
    ['place', { psgc: null }],
    ['street', { street: '1' }],
    ['postalCode', { postalCode: '60' }],
    ['landmark', { landmark: 'x'.repeat(121) }],
  ] as const)('%s', (field, change) => {
    const check = checkAddress({ ...whole, ...change });
    expect(check.ok ? [] : Object.keys(check.errors)).toEqual([field]);
  });
});

test('an empty form names its four required fields in their order', () => {
  const check = checkAddress(emptyDraft);
  const errors = check.ok ? {} : check.errors;
  expect(addressFields.filter((field) => field in errors)).toEqual(['recipient', 'phoneNumber', 'place', 'street']);
});

test.each([
  ['6000', '12 Acacia St, Guadalupe, Cebu City, Cebu 6000'],
  [null, '12 Acacia St, Guadalupe, Cebu City, Cebu'],
])('an address in one line, postal code %s', (postalCode, line) => {
  expect(addressLine({ street: whole.street, place: whole.place, postalCode })).toBe(line);
});
