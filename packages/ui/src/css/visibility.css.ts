import { style } from '@vanilla-extract/css';
import { deskWidth, phoneWidth } from './breakpoints.ts';
import { inKit } from './in-layer.ts';

/** Only below the desk breakpoint. `!important` because the hidden thing sets its own display in the same layer. */
export const onlyPhone = style(inKit({ '@media': { [deskWidth]: { display: 'none !important' } } }));
/** Only from the desk breakpoint on. */
export const onlyDesk = style(inKit({ '@media': { [phoneWidth]: { display: 'none !important' } } }));
