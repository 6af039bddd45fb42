import { style } from '@vanilla-extract/css';

/** At least as high as the screen, so that the footer does not move when the list appears. */
export const content = style({ minHeight: '100svh' });
