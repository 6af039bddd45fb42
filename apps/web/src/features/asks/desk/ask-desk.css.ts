import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The box beside the item; its place stays free where there is none. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
/** The figures of an ask on phones: the price beside its place, the time below. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingTop: vars.space[2],
  '@media': { '(max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const standing = style({ textAlign: 'end', '@media': { '(max-width: 22em)': { textAlign: 'start' } } });
export const wide = style({ gridColumn: '1 / -1' });
