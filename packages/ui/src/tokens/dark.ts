import type { Palette } from './palette.ts';

/** The dark theme. Every pair of text and ground is checked in contrast.test.ts. */
export const dark = {
  paper: '#141310',
  paperSunken: '#201e1a',
  ink: '#f6f3ec',
  inkSoft: '#b9b3a6',
  rule: '#37342d',
  ruleStrong: '#827b6e',
  accent: '#ff7a26',
  accentInk: '#15130f',
  accentHover: '#ff9148',
  bid: '#8fb2ff',
  ask: '#f2a468',
  positive: '#74d29b',
  caution: '#eac05a',
  critical: '#ff9388',
  focus: '#8fb2ff',
  veil: 'rgb(0 0 0 / 0.7)',
  artBase: '#24221d',
} as const satisfies Palette;
