import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** Columns of equal width, so that a link that grows with its web font moves no other link. */
export const jump = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  justifyItems: 'start',
  '@media': { '(min-width: 56.25em)': { gridTemplateColumns: 'repeat(4, 9rem)' } },
});

/** Fields and answer: stacked on phones, side by side at a desk, with the answer as wide as on the sell page. */
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

/** The answer at a desk, beside the fields and the part below them. */
export const besideBoth = style({
  '@media': { '(min-width: 56.25em)': { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Room for a list with a holiday or two, so that the footer does not move when the days are known. */
export const below = style({ minHeight: '16rem' });
