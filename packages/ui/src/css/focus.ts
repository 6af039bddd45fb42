import { vars } from '../tokens/contract.css.ts';

/** The kit's focus outline: 3 px, 2 px away. An outline rather than a shadow, so that forced colours keep it. */
export const focusOutline = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 } as const;
/** For things that fill a scrolling or clipped box, where an outer outline would be cut. */
export const focusOutlineInside = { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 } as const;
