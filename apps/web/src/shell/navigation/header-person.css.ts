import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** One width for everybody: the links beside it must not move once the session is known. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minWidth: 168,
  paddingInlineEnd: 11,
});
