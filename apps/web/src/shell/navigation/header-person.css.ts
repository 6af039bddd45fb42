import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** A phone of 320 px has no room for the search beside the links to sign in and join. */
const withSearchIcon = '(min-width: 22.5em) and (max-width: 56.24em)';

/** One width for everybody: the links beside it must not move once the session is known. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  // On a phone both links, where there is room with the search, at a desk the five icons.
  minWidth: 168,
  paddingInlineEnd: 11,
  '@media': { [withSearchIcon]: { minWidth: 192 }, [deskWidth]: { minWidth: 280 } },
});

/** The panel comes later than the icons beside it. */
export const place = style({ minWidth: vars.touch.least });

export const searchIcon = style({
  display: 'none',
  '@media': { [withSearchIcon]: { display: 'block' } },
});
