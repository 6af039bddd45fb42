import { style } from '@vanilla-extract/css';
import { deskWidth, forcedColors } from '../../../css/breakpoints.ts';
import { focusOutlineInside } from '../../../css/focus.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const gallery = style(inKit({ position: 'relative' }));
export const stage = style(inKit({ position: 'relative' }));
export const track = style(
  inKit({
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    selectors: { '&:focus-visible': focusOutlineInside },
    scrollbarWidth: 'none',
    // To the edge of the screen on phones.
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    '@media': { [deskWidth]: { marginInline: 0 } },
  }),
);
export const slide = style(inKit({ scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 }));
export const zoom = style(
  inKit({ display: 'block', cursor: 'zoom-in', selectors: { '&:focus-visible': focusOutlineInside } }),
);
export const stamp = style(inKit({ position: 'absolute', insetInlineStart: 0, top: 0, zIndex: 1 }));

export const paginator = style(inKit({ position: 'relative' }));
// They stand on the foot of the picture: the paginator begins right under it.
export const arrows = style(
  inKit({
    position: 'absolute',
    insetInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
    bottom: '100%',
    display: 'flex',
    background: vars.color.paper,
    '@media': { [deskWidth]: { insetInlineEnd: 0 } },
  }),
);
export const bar = style(
  inKit({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] }),
);
export const thumbs = style(
  inKit({ flex: 1, minWidth: 0, display: 'flex', gap: 6, padding: '6px 0', overflowX: 'auto', scrollbarWidth: 'none' }),
);
export const thumb = style(
  inKit({
    position: 'relative',
    flex: '1 0 44px',
    maxWidth: 56,
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    selectors: {
      '&:has(:checked)': { borderBottomColor: vars.color.ink },
      '&:has(:focus-visible)': { outlineOffset: -3 },
    },
    '@media': {
      [deskWidth]: { maxWidth: 88 },
      // Forced colours make transparent borders visible, so that every view would look chosen.
      [forcedColors]: { selectors: { '&:not(:has(:checked))': { borderBottomColor: 'Canvas' } } },
    },
  }),
);
export const count = style(
  inKit({
    flex: 'none',
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  }),
);
