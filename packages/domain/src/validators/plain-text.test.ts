import { describe, expect, test } from 'vitest';
import { validateLandmark, validateRecipient, validateStreet } from './address.ts';
import { validateName } from './name.ts';
import { isPlainNote, isPlainText } from './plain-text.ts';
import { validateTrackingNumber } from './tracking-number.ts';
import { validateAccountHolderName } from './withdrawal-account.ts';

const hidden = [
  ['a line end', 'Juan\nDela Cruz'],
  ['a carriage return', 'Juan\rDela Cruz'],
  ['a line end of Unicode', 'Juan\u2028Dela Cruz'],
  ['a bell', 'Juan\u0007 Cruz'],
  ['a turn to the left', 'Juan \u202Ezurc'],
  ['an isolated turn', 'Juan \u2067zurc\u2069'],
  ['a space of no width', 'Juan\u200BCruz'],
  ['a mark of byte order', 'Juan\uFEFFCruz'],
  ['a filler of Hangul', '\u3164\u3164\u3164'],
  ['a narrow filler of Hangul', '\uFFA0\uFFA0\uFFA0'],
  ['a blank of Braille', '\u2800\u2800\u2800'],
  ['a sign of a private font', 'Juan \uE000Cruz'],
  ['half a character', 'Juan \uD83D Cruz'],
  ['a tag that nobody sees', 'Juan \u{E0041}Cruz'],
] as const;
const refused = { ok: false, messageId: 'field.hiddenCharacters' };

describe.each(hidden)('%s', (_what, text) => {
  test.each([
    ['recipient', validateRecipient],
    ['street', validateStreet],
    ['landmark', validateLandmark],
    ['account holder', validateAccountHolderName],
    ['tracking number', (typed: string) => validateTrackingNumber('jtexpress-ph', `JT00${typed}0001234`)],
  ])('in a %s is refused with words that say what is wrong', (_field, validate) => {
    expect(validate(text)).toEqual(refused);
  });

  test('in a name is refused with the words of a name', () => {
    expect(validateName(text)).toEqual({ ok: false, messageId: 'field.name.characters' });
  });

  test('is no plain text', () => {
    expect(isPlainText(text)).toBe(false);
  });
});

test.each([
  'Niño Peñaflor',
  "Ma. D'Angelo-Sy",
  'Jose O’Hara Jr.',
  'Ma. Ñ. dela Cruz',
  'Jean-Luc Šimić',
  'Zoe\u0301 Reyes',
  '王小明',
  'مريم',
  'ᜋᜑᜎ᜔',
])('a person may be called %s', (name) => {
  for (const validate of [validateName, validateRecipient, validateAccountHolderName]) {
    expect(validate(name).ok).toBe(true);
  }
});

test('what stands around a text is taken away as before: a pasted line end there is no mistake', () => {
  expect(validateRecipient('Juan Dela Cruz\n')).toEqual({ ok: true, value: 'Juan Dela Cruz' });
  expect(validateTrackingNumber('jtexpress-ph', ' JT00 0001-2345\n')).toEqual({ ok: true, value: 'JT0000012345' });
});

test.each([
  ['Lot 5 Blk 3, "Green" gate ⛪️ beside #12 – 2nd floor', true],
  ['', true],
])('"%s" is plain text', (text, is) => {
  expect(isPlainText(text)).toBe(is);
});

test('a note may have several lines and tabs, but nothing hidden', () => {
  expect(['one\ntwo\r\nthree\tfour', 'one \u202Eowt', 'bell \u0007'].map(isPlainNote)).toEqual([true, false, false]);
});
