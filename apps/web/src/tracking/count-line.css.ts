import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** As high with the answer as with the question: three lines on a phone, a button at a desk. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 76,
  paddingBlock: vars.space[2],
  '@media': { [deskWidth]: { minHeight: 60 } },
});
export const words = style({ minWidth: 0, flex: '0 1 auto' });
