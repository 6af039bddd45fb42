import { expect, test } from 'vitest';
import { accountForm } from './account-form.ts';

const gcash = (accountNumber: string) => accountForm({ channelCode: 'PH_GCASH', category: 'EWALLET', accountNumber });
const bdo = (accountNumber: string) => accountForm({ channelCode: 'PH_BDO', category: 'BANK', accountNumber });

test.each([
  '09171234567',
  '9171234567',
  '639171234567',
  '+63 917 123 4567',
  '00639171234567',
  '０９１７１２３４５６７',
])('security 3: the e-wallet number %s is +639171234567', (typed) => {
  expect(gcash(typed)).toBe('PH_GCASH +639171234567');
});

test.each(['1234567890', '001234567890', '0012-3456-7890', '00 1234 567 890'])(
  'security 3: the bank number %s is 1234567890',
  (typed) => {
    expect(bdo(typed)).toBe('PH_BDO 1234567890');
  },
);

test('security 3: other numbers, and equal numbers at other banks, are other accounts', () => {
  expect(gcash('09171234568')).not.toBe(gcash('09171234567'));
  expect(bdo('1234567890')).not.toBe(bdo('12345678900'));
  expect(bdo('9171234567')).not.toBe(gcash('09171234567'));
  expect(bdo('000000')).toBe('PH_BDO 0');
});
