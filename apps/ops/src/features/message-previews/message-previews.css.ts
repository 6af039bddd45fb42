import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  '@media': { [deskWidth]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const channels = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[8] } },
});
/** Line breaks of a mail stay where they are sent. */
export const mailBody = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
