import { deskWidth } from '@suki/ui/css/breakpoints';
import { style } from '@vanilla-extract/css';

/** The height of the drawing with its switches and figures, so that nothing moves when it arrives. */
export const room = style({ minHeight: 470, '@media': { [deskWidth]: { minHeight: 460 } } });
