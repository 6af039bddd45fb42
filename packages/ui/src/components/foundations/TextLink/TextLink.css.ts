import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** Set to `flex-end` at the right edge: a short link (44 px) is wider than its words, and has to keep to the edge. */
export const endAlign = '--suki-link-align';

export const textLink = recipe({
  base: inKit({
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  }),
  variants: {
    place: {
      alone: inKit({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        minHeight: vars.touch.least,
        minWidth: vars.touch.least,
        justifyContent: `var(${endAlign}, flex-start)`,
        fontWeight: vars.weight.bold,
        color: vars.color.ink,
      }),
      sentence: {},
    },
    size: { inherit: {}, label: inKit({ fontSize: vars.type.label }) },
    underline: { true: {}, false: inKit({ textDecoration: 'none' }) },
  },
  defaultVariants: { place: 'alone', size: 'inherit', underline: true },
});
