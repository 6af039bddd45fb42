import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (label: string, typed: string): string =>
  markedParts(label, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test.each([
  ['Jordan 1 Mid Panda', 'jord pand', '[Jord]an 1 Mid [Pand]a'],
  ['Jordan 1 Mid Panda', '', 'Jordan 1 Mid Panda'],
  ['Jordan 1', 'ord', 'Jordan 1'],
  ['Café Runner', 'cafe', '[Café] Runner'],
  ['554724-092', '5547', '[5547]24-092'],
  ['Samba OG', 'samba og', '[Samba] [OG]'],
])('of %s the beginnings that "%s" names are marked', (label, typed, expected) => {
  expect(shown(label, typed)).toBe(expected);
});

test('the parts of a label are the label', () => {
  expect(
    markedParts('  Dunk  Low ', 'du lo')
      .map(({ text }) => text)
      .join(''),
  ).toBe('  Dunk  Low ');
});
