import { style } from '@vanilla-extract/css';

/** The drawing brings its ground in its final colours; the kit's own tinting of a ground stays out of it. */
export const ground = style({ display: 'contents', vars: { '--suki-artMix': '100%' } });
