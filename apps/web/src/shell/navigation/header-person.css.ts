import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** One width for everybody: the links beside it must not move once the session is known. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  // On a phone both links, at a desk the five icons.
  minWidth: 168,
  paddingInlineEnd: 11,
  '@media': { [deskWidth]: { minWidth: 280 } },
});

/** The panel comes later than the icons beside it. */
export const place = style({ minWidth: vars.touch.least });

/** Left out where the links to sign in and join leave no room: a phone of 320 px. */
export const searchIcon = style({
  display: 'none',
  '@media': { '(min-width: 22.5em) and (max-width: 56.24em)': { display: 'block' } },
});
