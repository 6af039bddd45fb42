import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4] } },
});
/** Two slots beside each other on a phone, four at a desk. */
export const slots = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
/** The drawing and the photo, so that both can be compared. */
export const pictures = style({ display: 'grid', gap: vars.space[2], gridAutoFlow: 'column', gridAutoColumns: '1fr' });
