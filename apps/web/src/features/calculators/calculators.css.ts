import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

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

/** As high with two lines of dates as with one. */
export const dates = style({ minHeight: '4.5rem' });
