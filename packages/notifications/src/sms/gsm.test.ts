import { expect, test } from 'vitest';
import { sampleItem } from '../preview.ts';
import { gsmText, smsParts } from './gsm.ts';
import { smsText } from './sms-text.ts';

test.each([
  ['the peso sign', 'Pay ₱6,250', 'Pay P6,250'],
  ['curly quotes and dashes', '“don’t” – x', '"don\'t" - x'],
  ['hidden digits', 'GCash •••• 4567', 'GCash **** 4567'],
  ['letters of the alphabet with accents', 'Pokémon ñ Ö', 'Pokémon ñ Ö'],
  ['other accents', 'Ōsaka Łódź', 'Osaka odz'],
  ['signs without a letter', 'Shoe 靴 👟!', 'Shoe  !'],
])('%s is written in the GSM alphabet', (_, text, written) => {
  expect(gsmText(text)).toBe(written);
});

test.each([
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
])('%d characters are billed as %d parts', (length, parts) => {
  expect(smsParts('a'.repeat(length))).toBe(parts);
});

test('a name is shortened at a word before size, number or link is lost', () => {
  const item = { ...sampleItem, name: `${'Nike Air Max Plus '.repeat(14)}OG` };
  const text = smsText({
    words: (it) => `confirm ${it} by Sun 22 Nov, 3:00 PM.`,
    item,
    url: 'https://suki.ph/order/ord_1',
  });
  expect(smsParts(text)).toBe(2);
  expect(text).toMatch(
    /^Suki: confirm Nike Air Max Plus .*\b(Nike|Air|Max|Plus)\.\.\., US M 9 \(SK-2061-1483L\) by Sun/,
  );
  expect(text.endsWith(' https://suki.ph/order/ord_1')).toBe(true);
});
