import type { Palette } from './palette.ts';

/** Excludes the veil, which is half transparent and has no text on it. */
export type OpaqueColour = Exclude<keyof Palette, 'veil'>;

/** WCAG 2: AA asks 4.5 for text and 3 for the edge of a control; AAA asks 7 for text. */
const aa = 4.5;
const aaa = 7;
const controls = 3;

/** Every colour with the ground it stands on in the kit, and the minimum contrast of the pair, in both themes. */
export const contrastPairs: ReadonlyArray<readonly [above: OpaqueColour, ground: OpaqueColour, least: number]> = [
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
