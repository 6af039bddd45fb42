import { expect, test } from 'vitest';
import { sellerFacts } from './seller-facts.ts';

const memberSince = '2026-11-21T01:00:00.000Z';

test('security 1: the counter shows name, the end of the number, and since when the seller is here', () => {
  expect(sellerFacts({ name: 'Sam Reyes', phoneNumber: '•••• 0002', memberSince })).toEqual([
    { name: 'Name', value: 'Sam Reyes' },
    { name: 'Phone', value: '•••• 0002' },
    { name: 'Here since', value: 'Sat 21 Nov' },
  ]);
});

test('an account without a name asks for an ID', () => {
  const [name, phone] = sellerFacts({ name: null, phoneNumber: null, memberSince });
  expect([name?.value, phone?.value]).toEqual([
    'None in the account: ask for an ID',
    'None yet: ask them to verify one first',
  ]);
});
