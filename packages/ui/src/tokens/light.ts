import type { Palette } from './palette.ts';

/** The light theme. Every pair of text and ground is checked in contrast.test.ts. */
export const light = {
  paper: '#ffffff',
  paperSunken: '#f5f3ee',
  ink: '#15130f',
  inkSoft: '#565148',
  rule: '#dcd8cf',
  ruleStrong: '#857e72',
  accent: '#f4640c',
  accentInk: '#15130f',
  accentHover: '#e05c0b',
  bid: '#1b4dbf',
  ask: '#8d4100',
  positive: '#086238',
  caution: '#715000',
  critical: '#aa1d18',
  focus: '#1b4dbf',
  veil: 'rgb(21 19 15 / 0.55)',
  artBase: '#ffffff',
} as const satisfies Palette;
