import { expect, test } from 'vitest';
import { type Destination, isSameAddress } from './same-address.ts';

const home: Destination = {
  recipient: 'Sam',
  phoneNumber: '+639170000002',
  psgc: '0730600020',
  street: '1 Mango Avenue',
  postalCode: null,
  landmark: 'Green gate',
};

test('an address is the one that is chosen already when every field is equal', () => {
  expect(isSameAddress(home, { ...home })).toBe(true);
});

test.each([
  { recipient: 'Sam Cruz' },
  { phoneNumber: '+639170000003' },
  { psgc: '0730600021' },
  { street: '2 Mango Avenue' },
  { postalCode: '6000' },
  { landmark: null },
])('with %o it is another one', (change) => {
  expect(isSameAddress(home, { ...home, ...change })).toBe(false);
});
