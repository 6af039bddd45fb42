import { toId } from '@suki/domain/ids/id';
import type { StaffSubject } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { subjectWords } from './subject-words.view-model.ts';

const about: StaffSubject = {
  orderId: toId('ord', 'ord_0000000001'),
  orderNumber: 'SK-20611483K',
  itemName: 'Samba OG',
  sizes: { us_m: '9' },
  amount: null,
  person: { id: toId('usr', 'usr_0000000001'), name: 'Bea Santos' },
};

test('a subject reads as its order, item, size and person, never as an id', () => {
  expect(subjectWords(about)).toMatch(/^SK-20611483K, Samba OG, .*9.*, Bea Santos$/);
});

test.each([
  [{ ...about, person: null, orderNumber: null }, /^Samba OG, .*9/],
  [{ ...about, orderNumber: null, itemName: null, sizes: null }, /^Bea Santos$/],
  [{ ...about, orderNumber: null, itemName: null, sizes: null, person: { ...about.person, name: null } }, /^$/],
  [null, /^$/],
] as const)('parts that it lacks leave no comma', (subject, words) => {
  expect(subjectWords(subject as StaffSubject | null)).toMatch(words);
});
