import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  padding: `${vars.space[5]} ${vars.space[4]}`,
  '@media': {
    [deskWidth]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[8],
      padding: vars.space[6],
    },
  },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
