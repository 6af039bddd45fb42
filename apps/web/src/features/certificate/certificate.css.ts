import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The greatest width of the certificate. */
export const sheet = style({ maxWidth: '56rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
  '@media': { print: { display: 'none' } },
});
export const item = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlock: vars.space[5],
  '@media': {
    '(min-width: 900px)': { gridTemplateColumns: '20rem minmax(0, 1fr)', gap: vars.space[8] },
  },
});
export const scan = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const address = style({ flex: '1 1 9rem', minWidth: 0 });
export const small = style({
  maxWidth: '20rem',
  marginTop: vars.space[1],
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
});
export const check = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[8] });
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.layout.measure,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});
