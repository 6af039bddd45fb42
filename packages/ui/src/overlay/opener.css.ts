import { keyframes, style } from '@vanilla-extract/css';
import { inKit } from '../css/in-layer.ts';
import { vars } from '../tokens/contract.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** As large as its control, because this box places the opened part. */
export const place = style(
  inKit({
    position: 'relative',
    display: 'inline-flex',
    width: 'fit-content',
    height: 'fit-content',
    maxWidth: '100%',
  }),
);
/** Lies over the button for Radix to measure; takes no press. */
export const cover = style(inKit({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
/** Shown while the opened part loads. A wait of under 200 ms shows nothing. */
export const waiting = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.paper,
    pointerEvents: 'none',
    animation: `${appear} 200ms`,
  }),
);
