import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const below = style({ paddingBlockStart: vars.space[4] });
/** Below each other on a phone: the code, then the letters for a counter without a scanner. */
export const counter = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  '@media': {
    [deskWidth]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space[10] },
  },
});
/** The side of a large QR code. */
export const waiting = style({ inlineSize: '264px', maxInlineSize: '100%' });
