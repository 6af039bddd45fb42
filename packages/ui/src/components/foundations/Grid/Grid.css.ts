import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** A column is never wider than its container: 320 px and 200 % zoom leave one column. */
const columns = (least: string) =>
  inKit({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = recipe({
  base: inKit({ display: 'grid', minWidth: 0 }),
  variants: {
    least: {
      cell: columns('5rem'),
      card: columns('clamp(9rem, 14vw, 11rem)'),
      column: columns('20rem'),
    },
    space: {
      0: {},
      1: inKit({ columnGap: vars.space[1] }),
      2: inKit({ columnGap: vars.space[2] }),
      3: inKit({ columnGap: vars.space[3] }),
      4: inKit({ columnGap: vars.space[4] }),
      5: inKit({ columnGap: vars.space[5] }),
      6: inKit({ columnGap: vars.space[6] }),
      8: inKit({ columnGap: vars.space[8] }),
      10: inKit({ columnGap: vars.space[10] }),
      12: inKit({ columnGap: vars.space[12] }),
      16: inKit({ columnGap: vars.space[16] }),
    },
    rowSpace: {
      0: {},
      1: inKit({ rowGap: vars.space[1] }),
      2: inKit({ rowGap: vars.space[2] }),
      3: inKit({ rowGap: vars.space[3] }),
      4: inKit({ rowGap: vars.space[4] }),
      5: inKit({ rowGap: vars.space[5] }),
      6: inKit({ rowGap: vars.space[6] }),
      8: inKit({ rowGap: vars.space[8] }),
      10: inKit({ rowGap: vars.space[10] }),
      12: inKit({ rowGap: vars.space[12] }),
      16: inKit({ rowGap: vars.space[16] }),
    },
    align: { stretch: {}, start: inKit({ alignItems: 'start' }), end: inKit({ alignItems: 'end' }) },
  },
});
