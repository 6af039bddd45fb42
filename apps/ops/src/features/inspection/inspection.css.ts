import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4] } },
});
