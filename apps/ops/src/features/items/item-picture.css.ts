import { style } from '@vanilla-extract/css';

/** A drawing has its ground in the final colours, so the kit's tint of a ground is switched off. */
export const ground = style({ display: 'contents', vars: { '--suki-artMix': '100%' } });
