import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const inline = recipe({
  base: inKit({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }),
  variants: {
    space: {
      0: {},
      1: inKit({ gap: vars.space[1] }),
      2: inKit({ gap: vars.space[2] }),
      3: inKit({ gap: vars.space[3] }),
      4: inKit({ gap: vars.space[4] }),
      5: inKit({ gap: vars.space[5] }),
      6: inKit({ gap: vars.space[6] }),
      8: inKit({ gap: vars.space[8] }),
      10: inKit({ gap: vars.space[10] }),
      12: inKit({ gap: vars.space[12] }),
      16: inKit({ gap: vars.space[16] }),
    },
    align: {
      center: inKit({ alignItems: 'center' }),
      baseline: inKit({ alignItems: 'baseline' }),
      start: inKit({ alignItems: 'flex-start' }),
      stretch: inKit({ alignItems: 'stretch' }),
      end: inKit({ alignItems: 'flex-end' }),
    },
    justify: {
      start: {},
      between: inKit({ justifyContent: 'space-between' }),
      end: inKit({ justifyContent: 'flex-end' }),
    },
    outdent: { true: inKit({ marginInlineEnd: -11 }) },
    wrap: { true: {}, false: inKit({ flexWrap: 'nowrap' }) },
  },
  defaultVariants: { space: 2, align: 'center', justify: 'start', wrap: true },
});
