import { style } from '@vanilla-extract/css';
import { inKit } from '../../css/in-layer.ts';

export const box = style(inKit({ position: 'relative' }));
export const select = style(
  inKit({ appearance: 'none', paddingRight: 44, cursor: 'pointer', textOverflow: 'ellipsis' }),
);
export const arrow = style(inKit({ position: 'absolute', right: 14, pointerEvents: 'none' }));
