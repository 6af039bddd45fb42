import { style } from '@vanilla-extract/css';

/**
 * At least as high as the screen, so that the footer does not visibly move when a short skeleton becomes a long list.
 */
export const content = style({ minHeight: '100svh' });
