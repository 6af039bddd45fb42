import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** The link keeps its width: squeezed to the 44 px of a finger, its word hung over the margin (ux 48). */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[5],
  maxWidth: '36rem',
});
