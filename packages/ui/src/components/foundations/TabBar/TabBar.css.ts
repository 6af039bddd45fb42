import { style } from '@vanilla-extract/css';
import { deskWidth, forcedColors } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

const placeHeight = 56;

/** As high as the bar, in the flow of the page, so that its last line can be scrolled above the bar. */
export const room = style(
  inKit({ height: 'calc(76px + env(safe-area-inset-bottom))', '@media': { [deskWidth]: { display: 'none' } } }),
);
export const bar = style(
  inKit({
    position: 'fixed',
    zIndex: vars.layer.sticky,
    insetInline: 0,
    bottom: 0,
    display: 'grid',
    // The columns exist before their places: the first place must not move when the last one arrives while the page
    // still loads.
    gridTemplateColumns: 'repeat(var(--suki-places), minmax(0, 1fr))',
    // The bar has its whole height, and 1 px of line, before its first place, so that the page does not move.
    minHeight: `calc(${placeHeight + 1}px + env(safe-area-inset-bottom))`,
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: vars.color.paper,
    borderTop: `1px solid ${vars.color.rule}`,
    '@media': { [deskWidth]: { display: 'none' } },
  }),
);
export const tab = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // From the top, not in the middle: an icon must not move up when its word comes a moment later.
    paddingTop: 8,
    gap: 2,
    minHeight: placeHeight,
    color: vars.color.inkSoft,
    fontSize: vars.type.label,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.bold,
        boxShadow: `inset 0 3px ${vars.color.ink}`,
      },
      '&:focus-visible': focusOutlineInside,
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current]': { borderTop: '3px solid Highlight' } } } },
  }),
);
export const badge = style(inKit({ position: 'absolute', top: 4, insetInlineStart: 'calc(50% + 6px)', lineHeight: 1 }));
