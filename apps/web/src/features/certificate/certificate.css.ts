import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const sheet = style({ maxWidth: '56rem' });
export const item = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlock: vars.space[5],
  '@media': {
    '(min-width: 900px)': {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gap: vars.space[8],
      alignItems: 'end',
    },
  },
});
export const check = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { '(min-width: 36em)': { gridTemplateColumns: 'minmax(0, 1fr) 176px' } },
});
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.layout.measure,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});
export const address = style({ fontSize: vars.type.label, overflowWrap: 'anywhere', marginTop: vars.space[2] });
