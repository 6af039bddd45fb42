import { describe, expect, test } from 'vitest';
import { withdrawalBefore, withdrawalSentence, withdrawalText } from './withdrawal.view-model.ts';

const now = new Date('2026-11-23T15:00:00.000Z');

describe('ux 17: the time of withdrawal is told in words', () => {
  test.each([
    [
      'with the expected day',
      { isHeld: true, availableAt: null, about: '2026-12-03' },
      '3 days after delivery, about Thu 3 Dec',
    ],
    ['of an item that is late', { isHeld: true, availableAt: null, about: null }, '3 days after delivery'],
    ['of a trusted seller', { isHeld: false, availableAt: null, about: null }, 'As soon as it passes our inspection'],
    [
      'once it is certain',
      { isHeld: true, availableAt: '2026-12-03T05:00:00.000Z', about: null },
      'From Thu 3 Dec, 1:00 PM',
    ],
  ])('%s', (_, withdrawal, text) => {
    expect(withdrawalText(withdrawal)).toBe(text);
  });

  test('in a sentence', () => {
    expect(withdrawalSentence({ isHeld: true, availableAt: null, about: '2026-12-03' })).toBe(
      'You can withdraw it 3 days after delivery, about Thu 3 Dec',
    );
  });

  test.each([
    ['a new seller', true, '3 days after delivery. If it sells today: about Sat 5 Dec', 'your first 5 sales'],
    ['a visitor', null, '3 days after delivery. If it sells today: about Sat 5 Dec', 'a seller’s first 5 sales'],
    ['a trusted seller', false, 'As soon as it passes our inspection. If it sells today: about Sat 28 Nov', null],
  ] as const)('before listing, to %s', (_, isHeld, text, note) => {
    const before = withdrawalBefore({ isHeld, lane: 'standard', sellerRegion: null, now });
    expect(before.text).toBe(text);
    if (note === null) {
      expect(before.note).toBeNull();
    } else {
      expect(before.note).toContain(note);
    }
  });

  test('without the time of now no day is told', () => {
    expect(withdrawalBefore({ isHeld: true, lane: 'standard', sellerRegion: null, now: null }).text).toBe(
      '3 days after delivery',
    );
  });
});
