import { describe, expect, test } from 'vitest';
import { isOneSize, sizeLabel, sizeName, systemFor } from './size-label.ts';

const unisex = { us_m: '9', us_w: '10.5', eu: '42.5', cm: '27', kr: '270' };
const women = { us_w: '6', eu: '36.5', cm: '23.5', kr: '235' };
const kids = { us: '5Y', eu: '37.5' };

test.each([
  [unisex, 'us_m', 'US M 9 · EU 42.5'],
  [unisex, 'us_w', 'US W 10.5 · EU 42.5'],
  [unisex, 'eu', 'EU 42.5 · US M 9'],
  [unisex, 'kr', 'KR 270 · EU 42.5'],
  [women, 'us_m', 'US W 6 · EU 36.5'],
  [women, 'eu', 'EU 36.5 · US W 6'],
  [kids, 'us_w', 'US 5Y · EU 37.5'],
  [women, 'asia', 'KR 235 · EU 36.5'],
  [{ eu: '38' }, 'us_m', 'EU 38'],
  [{ us_m: '9' }, 'uk', 'US M 9'],
  [{ no_size_conversion: 'M' }, 'eu', 'Size M'],
  [{ no_size_conversion: 'One size' }, 'us_m', 'One size'],
  [{ no_size_conversion: 'W28 L32' }, 'eu', 'W28 L32'],
  [{}, 'us_m', 'One size'],
] as const)('ux 6: the sizes %o in two systems for a person who thinks in %s: %s', (sizes, preferred, label) => {
  expect(sizeLabel(sizes, preferred)).toBe(label);
});

test('ux 6: women’s goods are named by the women’s number for a person who chose nothing', () => {
  expect(sizeLabel(women)).toBe('US W 6 · EU 36.5');
  expect(sizeName(women)).toBe('US W 6');
});

test('a size in one system', () => {
  expect(sizeName(unisex, 'cm')).toBe('CM 27');
});

describe('the system that a person sees', () => {
  test.each([
    [['us_w', 'eu'], 'us_m', 'us_w'],
    [['us', 'eu'], 'us_w', 'us'],
    [['us_m', 'cm'], 'kr', 'cm'],
    [['us_m', 'eu'], 'uk', 'us_m'],
    [['no_size_conversion'], 'eu', 'no_size_conversion'],
    [[], 'eu', null],
  ] as const)('of %o for one who prefers %s: %s', (known, preferred, system) => {
    expect(systemFor(known, preferred)).toBe(system);
  });
});

test.each([
  [{ no_size_conversion: 'One size' }, true],
  [{}, true],
  [{ no_size_conversion: 'M' }, false],
  [unisex, false],
])('ux 39: one size needs no choice: %o', (sizes, isOne) => {
  expect(isOneSize(sizes)).toBe(isOne);
});
