import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** No wider than a comfortable line, so that the time of a message stands near its words. */
export const column = style({ maxWidth: '52rem' });
/** The height is the same with and without the button, so that the messages below do not move. */
export const readAll = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.touch.least,
});
