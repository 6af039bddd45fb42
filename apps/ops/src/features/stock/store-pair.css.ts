import { style } from '@vanilla-extract/css';

/** Fields of one width, as wide as the longest name of an item needs. */
export const form = style({ maxInlineSize: '520px' });
