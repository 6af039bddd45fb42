import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** Columns of one width: a link that grows when its font has come moves none of the others. */
export const jump = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  justifyItems: 'start',
  '@media': { '(min-width: 56.25em)': { gridTemplateColumns: 'repeat(4, 9rem)' } },
});

/** Fields and answer: one below the other on phones, side by side at a desk, with the answer as wide as on the sell page. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[8],
  '@media': {
    '(min-width: 56.25em)': {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.orderAside}`,
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
});

/** An answer at a desk beside the fields and what stands below them. */
export const besideBoth = style({
  '@media': { '(min-width: 56.25em)': { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** With room for a way with a holiday or two, so that the foot of the page stays where it is when the days are known. */
export const below = style({ minHeight: '16rem' });
