import { expect, test } from 'vitest';
import { itemTexts } from '../item/item.texts.ts';
import { homeTexts } from './home.texts.ts';

test('ux 58: the arrows of a rail are named after it', () => {
  expect([homeTexts.back('Deals'), homeTexts.forward('Deals')]).toEqual(['Back in Deals', 'Forward in Deals']);
  expect([itemTexts.shelfBack('Related items'), itemTexts.shelfForward('Related items')]).toEqual([
    'Back in Related items',
    'Forward in Related items',
  ]);
});

test('ux 55: a percent sign follows its number without a space', () => {
  expect(homeTexts.under(11)).toBe('11% under the last sale');
});
