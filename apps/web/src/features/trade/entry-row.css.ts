import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.color.rule}` } },
  // At 320 px and 200 % zoom an amount goes below its words rather than over the edge.
  '@media': { '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
  '@media': { '(max-width: 22em)': { alignItems: 'flex-start', textAlign: 'start' } },
});
export const wide = style({ gridColumn: '1 / -1' });
