import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The slip as it is printed: half a sheet of A4, so that it fits into a shoe box. */
export const sheet = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '148mm',
  paddingBlock: vars.space[5],
  breakInside: 'avoid',
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[5] });
export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});
/** Words and buttons around the slip, which have no place on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
