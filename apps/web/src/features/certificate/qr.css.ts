import { light } from '@suki/ui/tokens/light';
import { style } from '@vanilla-extract/css';

export const code = style({
  display: 'block',
  width: 176,
  height: 176,
  // Not of the theme: a reader expects dark on light.
  background: light.paper,
  fill: light.ink,
  forcedColorAdjust: 'none',
});
