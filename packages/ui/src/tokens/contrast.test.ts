import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Palette } from './palette.ts';

type Opaque = Exclude<keyof Palette, 'veil'>;

/** WCAG 2: AA asks 4.5 of text and 3 of what shows that a control is there; AAA asks 7 of text. */
const aa = 4.5;
const aaa = 7;
const controls = 3;

const pairs: ReadonlyArray<[Opaque, Opaque, number]> = [
  ['ink', 'paper', aaa],
  ['ink', 'paperSunken', aaa],
  ['paper', 'ink', aaa],
  ['inkSoft', 'paper', aaa],
  ['inkSoft', 'paperSunken', aa],
  ['accentInk', 'accent', aa],
  ['accentInk', 'accentHover', aa],
  ['bid', 'paper', aa],
  ['bid', 'paperSunken', aa],
  ['ask', 'paper', aa],
  ['ask', 'paperSunken', aa],
  ['positive', 'paper', aa],
  ['positive', 'paperSunken', aa],
  ['caution', 'paper', aa],
  ['caution', 'paperSunken', aa],
  ['critical', 'paper', aa],
  ['critical', 'paperSunken', aa],
  ['ruleStrong', 'paper', controls],
  ['focus', 'paper', controls],
  ['focus', 'paperSunken', controls],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, ground, least) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(least);
  });
});

test.each([
  ['black and white are as far apart as colours can be', '#000000', '#ffffff', 21],
  ['a colour does not stand out from itself', '#1b4dbf', '#1b4dbf', 1],
])('%s', (_title, one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 5);
});

test('anything but six digits is refused', () => {
  expect(() => contrast('#fff', '#000000')).toThrow('#rrggbb');
});
