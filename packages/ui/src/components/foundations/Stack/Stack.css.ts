import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const stack = recipe({
  base: inKit({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
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
    align: { stretch: {}, start: inKit({ alignItems: 'flex-start' }), end: inKit({ alignItems: 'flex-end' }) },
  },
  defaultVariants: { space: 4, align: 'stretch' },
});
