import type { Palette } from './palette.ts';

/** Without the veil, which is half transparent and carries nothing to read. */
export type OpaqueColour = Exclude<keyof Palette, 'veil'>;

/** WCAG 2: AA asks 4.5 of text and 3 of what shows that a control is there; AAA asks 7 of text. */
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
