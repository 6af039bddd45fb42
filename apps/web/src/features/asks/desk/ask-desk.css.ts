import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The box beside the item. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
/** The figures of an ask on phones: price first, the rest below. */
export const figures = style({ display: 'grid', gap: vars.space[1], paddingTop: vars.space[2] });
