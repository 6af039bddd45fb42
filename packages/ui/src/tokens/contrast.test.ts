import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test.each(contrastPairs)('%s on %s reaches %d:1', (text, ground, least) => {
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
