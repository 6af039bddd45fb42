import { style } from '@vanilla-extract/css';

/** The longest comfortable line of a form. */
export const column = style({ maxWidth: 448 });
