import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [deskWidth]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4] } },
});
/** The width that the form has: on a wide screen a list or the facts of the order stand beside it. */
export const room = style({ containerType: 'inline-size' });
/** Photos and points stand beside each other where both have room. */
export const photosBesidePoints = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': {
    '(min-width: 46em)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
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
