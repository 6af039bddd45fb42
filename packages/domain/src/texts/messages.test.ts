import { describe, expect, test } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { postingRules } from '../trade/facts/posting-codes.ts';
import { refusalReasons } from '../trade/facts/refusal-reasons.ts';
import { closureDetails, timerKinds } from '../trade/facts/statuses.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';
import { fill, formatMessage } from './format-message.ts';
import { isLocale } from './locale.ts';
import { message } from './message.ts';

const messageIds = keysOf(en);

test('both languages have the same texts with the same placeholders, and none is empty', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  expect(Object.keys(fil).sort()).toEqual([...messageIds].sort());
  for (const id of messageIds) {
    expect(fil[id].trim(), id).not.toBe('');
    expect(placeholders(fil[id]), id).toEqual(placeholders(en[id]));
  }
});

test('every refusal, timer, closure and posting has a text', () => {
  const wanted = [
    ...Object.keys(refusalReasons).map((reason) => `refusal.${reason}`),
    ...timerKinds.flatMap((kind) => ['buyer', 'seller', 'operator'].map((role) => `lapse.${kind}.${role}`)),
    ...closureDetails.map((detail) => `closed.${detail}`),
    ...postingRules,
  ];
  expect(wanted.filter((id) => !Object.hasOwn(en, id))).toEqual([]);
});

test('nobody is told what the house never says', () => {
  for (const text of [...Object.values(en), ...Object.values(fil)]) {
    expect(text).not.toMatch(/no return|no exchange/i);
  }
});

test('what is traded is an item in both languages, because not all of it comes in pairs', () => {
  for (const id of messageIds) expect(`${en[id]} ${fil[id]}`, id).not.toMatch(/\b(pairs?|pares)\b/i);
});

describe('filling', () => {
  test('puts values where the names stand', () => {
    expect(message('en', 'field.price.min', { min: '₱500' })).toBe('The lowest price is ₱500.');
    expect(message('fil', 'field.price.min', { min: '₱500' })).toBe('Ang pinakamababang presyo ay ₱500.');
    expect(formatMessage('{a} of {b}', { a: 1, b: 2 })).toBe('1 of 2');
    expect(formatMessage('nothing to fill')).toBe('nothing to fill');
  });

  test('names what is missing', () => {
    expect(() => fill('{a} of {b}', { a: 1 })).toThrow('Expected a parameter "b" for the text "{a} of {b}".');
  });

  test('the compiler asks for the parameters', () => {
    // @ts-expect-error the text has a placeholder
    expect(() => message('en', 'field.price.min')).toThrow(RangeError);
    // @ts-expect-error another name than the text's
    expect(() => formatMessage('{a}', { b: 1 })).toThrow(RangeError);
  });
});

test('a locale is one that we have', () => {
  expect([isLocale('en'), isLocale('fil'), isLocale('de'), isLocale(undefined)]).toEqual([true, true, false, false]);
});

test('ux 55: a percent sign follows its number without a space', () => {
  for (const texts of [en, fil]) expect(Object.values(texts).filter((text) => /[\d}] %/.test(text))).toEqual([]);
});
