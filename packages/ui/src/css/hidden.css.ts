import { style } from '@vanilla-extract/css';
import { inPrimitive } from './in-layer.ts';

/** Visible to screen readers only. */
export const visuallyHidden = style(
  inPrimitive({
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  }),
);

/** A native radio, checkbox or file input, invisible over its label: it keeps its keys, role and tap area. */
export const coveringInput = style(
  inPrimitive({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
