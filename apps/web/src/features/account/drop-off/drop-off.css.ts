import { style } from '@vanilla-extract/css';

/** The side of a large QR code. */
export const waiting = style({ inlineSize: '264px', maxInlineSize: '100%' });
