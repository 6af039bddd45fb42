import { style } from '@vanilla-extract/css';

/** Fields as wide as the longest name of an item. */
export const form = style({ maxInlineSize: '520px' });
