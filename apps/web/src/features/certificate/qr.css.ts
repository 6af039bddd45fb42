import { style } from '@vanilla-extract/css';

export const code = style({
  display: 'block',
  width: 176,
  height: 176,
  // Not of the theme: a reader expects dark on light.
  background: '#FFFFFF',
  fill: '#000000',
  forcedColorAdjust: 'none',
});
