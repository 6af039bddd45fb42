import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/**
 * The form beside the reason for it; on phones above it. The reason comes when the address has been read: the form must
 * not move, and neither must the footer, which is out of sight until then.
 */
export const page = style({
  display: 'grid',
  gap: vars.space[10],
  alignContent: 'start',
  minHeight: '100vh',
  '@media': {
    [deskWidth]: { gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 1fr)', gap: vars.space[16], minHeight: '40rem' },
  },
});
