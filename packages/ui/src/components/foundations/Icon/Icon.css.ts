import { recipe } from '@vanilla-extract/recipes';
import { inPrimitive } from '../../../css/in-layer.ts';

export const icon = recipe({
  base: inPrimitive({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  }),
  variants: {
    size: {
      16: inPrimitive({ width: 16, height: 16 }),
      20: inPrimitive({ width: 20, height: 20 }),
      22: inPrimitive({ width: 22, height: 22 }),
    },
    /** Icons that point forward or back are mirrored in right-to-left text. */
    turns: { true: inPrimitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }) },
  },
  defaultVariants: { size: 20 },
});
