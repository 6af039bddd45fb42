import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** No wider than its sentences: the time of a message stands near its words. */
export const column = style({ maxWidth: '52rem' });
/** As high without its button as with it: the messages below stay where they are. */
export const readAll = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.touch.least,
});
