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
    // The room of both before the second one is there, so that the first one does not move while the page loads.
    minWidth: `calc(2 * ${vars.touch.least})`,
    background: vars.color.paper,
    '@media': { [deskWidth]: { insetInlineEnd: 0 } },
  }),
);
/** The counter has its room before it is there: "1 / 7" is 27 px wide. */
export const bar = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(27px, auto)',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);
const thumbGap = 6;
/** Of a thumbnail: all of them in one line, but no narrower than a finger, and no wider than `max` pixels. */
const thumbWidth = (max: number): string =>
  `clamp(${vars.touch.least}, calc((100% + ${thumbGap}px) / var(--suki-views) - ${thumbGap}px), ${max}px)`;
export const thumbs = style(
  inKit({ minWidth: 0, display: 'flex', gap: thumbGap, padding: '6px 0', overflowX: 'auto', scrollbarWidth: 'none' }),
);
export const thumb = style(
  inKit({
    position: 'relative',
    flex: 'none',
    // Their share of the line from the first one on: a thumbnail must not shrink when the next one comes.
    width: thumbWidth(56),
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    selectors: {
      '&:has(:checked)': { borderBottomColor: vars.color.ink },
      '&:has(:focus-visible)': { outlineOffset: -3 },
    },
    '@media': {
      [deskWidth]: { width: thumbWidth(88) },
      // Forced colours make transparent borders visible, so that every view would look chosen.
      [forcedColors]: { selectors: { '&:not(:has(:checked))': { borderBottomColor: 'Canvas' } } },
    },
  }),
);
export const count = style(
  inKit({
    fontSize: vars.type.label,
    fontWeight: vars.weight.bold,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  }),
);
