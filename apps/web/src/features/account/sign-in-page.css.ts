import { style } from '@vanilla-extract/css';

/** As wide as a line of a form may be. */
export const column = style({ maxWidth: 448 });
