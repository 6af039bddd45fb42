import { style } from '@vanilla-extract/css';

/** No wider than its sentences: the time of a message stands near its words. */
export const column = style({ maxWidth: '52rem' });
