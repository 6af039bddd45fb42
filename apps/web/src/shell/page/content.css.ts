import { style } from '@vanilla-extract/css';

/** As high as the screen at least, so that the footer is not seen moving when a short skeleton becomes a long list. */
export const content = style({ minHeight: '100svh' });
