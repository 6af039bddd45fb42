import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { light } from '../../../tokens/light.ts';

export const code = recipe({
  base: inKit({
    display: 'block',
    flex: 'none',
    maxWidth: '100%',
    aspectRatio: '1',
    // Independent of the theme: a reader expects dark on light, also where the system chooses the colours.
    background: light.paper,
    fill: light.ink,
    forcedColorAdjust: 'none',
  }),
  variants: {
    size: { small: inKit({ width: 112 }), medium: inKit({ width: 176 }), large: inKit({ width: 264 }) },
  },
  defaultVariants: { size: 'medium' },
});
