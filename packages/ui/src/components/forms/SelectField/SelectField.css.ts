import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';

export const box = style(inKit({ position: 'relative' }));
export const select = style(
  inKit({ appearance: 'none', paddingInlineEnd: 44, cursor: 'pointer', textOverflow: 'ellipsis' }),
);
export const arrow = style(inKit({ position: 'absolute', insetInlineEnd: 14, pointerEvents: 'none' }));
