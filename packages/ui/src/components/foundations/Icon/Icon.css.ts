import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../../css/in-layer.ts';

// Plain classes, no recipe: a part that needs no other recipe does without their code.
export const icon = style(
  inPrimitive({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  }),
);
export const sizes = styleVariants({
  16: inPrimitive({ width: 16, height: 16 }),
  20: inPrimitive({ width: 20, height: 20 }),
  22: inPrimitive({ width: 22, height: 22 }),
});
/** Icons that point forward or back are mirrored in right-to-left text. */
export const turns = style(inPrimitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
