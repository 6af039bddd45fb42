import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** As many cards beside each other as fit, two on the narrowest phone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { '(min-width: 56.25em)': { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
});
