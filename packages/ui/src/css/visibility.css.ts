import { style } from '@vanilla-extract/css';
import { deskWidth, phoneWidth } from './breakpoints.ts';
import { inKit } from './in-layer.ts';

/** Shown below the desk breakpoint only. `!important` because the element sets its own display in the same layer. */
export const onlyPhone = style(inKit({ '@media': { [deskWidth]: { display: 'none !important' } } }));
/** Shown from the desk breakpoint on only. */
export const onlyDesk = style(inKit({ '@media': { [phoneWidth]: { display: 'none !important' } } }));
