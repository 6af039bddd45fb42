import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

/** At 320 px and 200 % zoom an amount goes below its words rather than over the edge. */
const narrow = '(max-width: 22em)';

export const row = recipe({
  base: inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    borderTop: `1px solid ${vars.color.rule}`,
    selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.rule}` } },
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  variants: {
    space: { 3: inKit({ paddingBlock: vars.space[3] }), 4: inKit({ paddingBlock: vars.space[4] }) },
    align: {
      start: inKit({ alignItems: 'start' }),
      baseline: inKit({ alignItems: 'baseline' }),
      center: inKit({ alignItems: 'center' }),
    },
    alone: { true: inKit({ gridTemplateColumns: 'minmax(0, 1fr)' }) },
  },
});
export const end = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    textAlign: 'end',
    '@media': { [narrow]: { alignItems: 'flex-start', textAlign: 'start' } },
  }),
);
export const below = style(inKit({ gridColumn: '1 / -1' }));
export const words = style(inKit({ minWidth: 0 }));
